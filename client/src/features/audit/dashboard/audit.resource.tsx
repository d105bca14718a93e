import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Skeleton } from 'antd';
import { AUDIT_ENTITIES, AUDIT_VERBS } from '@contract/audit-verbs';
import { REQUEST_KINDS } from '@contract/requests/request-kinds';
import { EventText, fieldLabel, shownChanges } from '../../../dashboard/audit/audit-words';
import {
  choiceFilter,
  dayFilter,
  dynamicFilter,
  linkFilter,
} from '../../../dashboard/engine/list/filters';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { defineResource, type DetailsProps } from '../../../dashboard/engine/resource';
import { assigneesQuery } from '../../../dashboard/desk/assignees';
import { DateText } from '../../../dashboard/ui/date-text';
import {
  type AuditEventFieldsFragment as AuditEvent,
  AuditEventDocument,
  AuditEventsDocument,
} from '../../../graphql/generated/graphql';
import { Bdi } from '../../../components/bdi';
import { ChangesTable } from '../../../dashboard/audit/changes-table';
import { screenOf } from '../../../dashboard/screens';
import { Fact, Facts } from '../../../dashboard/ui/page-parts';
import { LoadError } from '../../../dashboard/ui/load-error';
import styles from './audit.module.css';

const auditEvent = queryOf(AuditEventDocument, (data) => data.auditEvent, MAX_AGE.admin);

/** What else was done to the record, and the record itself where it has an address. */
function RecordLinks({ event: { action, entity, entityId } }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const kind = REQUEST_KINDS.find((name) => name === entity);
  // an export is about a list, not about one request
  const isRequest = kind && !action.endsWith('.exported');
  return (
    <>
      <Link to={`/dashboard/audit?entity=${entity}&entityId=${encodeURIComponent(entityId)}`}>
        {t('admin.audit.ofRecord')}
      </Link>
      {isRequest && (
        <Link to={`${screenOf(kind).path}?view=${entityId}`}>{t('admin.audit.openRecord')}</Link>
      )}
    </>
  );
}

function EventFacts({ event }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const { entity, label, actorId, actorName, tokenName, createdAt } = event;
  return (
    <Facts>
      <Fact label={t('admin.audit.columns.when')}>
        <DateText value={createdAt} time />
      </Fact>
      <Fact label={t('admin.audit.columns.who')}>
        <Bdi>{actorName ?? t('admin.activity.system')}</Bdi>
        {tokenName && <Bdi>{` · ${t('apiTokens.by', { name: tokenName })}`}</Bdi>}
        {actorId && (
          <Link className={styles.link} to={`/dashboard/audit?actorId=${actorId}`}>
            {t('admin.audit.byPerson')}
          </Link>
        )}
      </Fact>
      <Fact label={t(`admin.audit.entities.${entity}`, { defaultValue: entity })}>
        {label && <Bdi>{label}</Bdi>}
        <span className={styles.links}>
          <RecordLinks event={event} />
        </span>
      </Fact>
    </Facts>
  );
}

/** One entry of the audit log: who, when, and the values before and after. */
function AuditDetails({ id }: DetailsProps) {
  const { t } = useTranslation();
  const { data: event, error, loading, refetch } = auditEvent.useData({ id });
  if (error && !loading) return <LoadError error={error} onRetry={refetch} />;
  if (!event) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <div className={styles.details}>
      <p className={styles.text}>
        <EventText event={event} />
      </p>
      <EventFacts event={event} />
      <section>
        <h2 className={styles.heading}>{t('admin.audit.changes')}</h2>
        <ChangesTable event={event} />
      </section>
    </div>
  );
}

const SHOWN_FIELDS = 3;

/** The people of the office, and whoever else a link names. */
function useActorOptions() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { data = [] } = assigneesQuery.useData({});
  const named = params.get('actorId');
  const options = data.map(({ id, fullName }) => ({ value: id, label: fullName }));
  const isKnown = !named || options.some(({ value }) => value === named);
  return isKnown ? options : [...options, { value: named, label: t('admin.audit.otherPerson') }];
}

function ChangedFields({ event }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const labels = shownChanges(event.changes).map(({ field }) => fieldLabel(t, event.entity, field));
  if (labels.length === 0) return '—';
  const fields = labels.slice(0, SHOWN_FIELDS).join(t('dashboard.form.separator'));
  const count = labels.length - SHOWN_FIELDS;
  return count > 0 ? t('admin.audit.more', { fields, count }) : fields;
}

/** The audit log: who did what to which record, when, and what changed. It is read only. */
export const auditResource = defineResource({
  name: 'audit',
  rowId: (event: AuditEvent) => event.id,
  rowName: (event: AuditEvent) => event.label ?? event.action,
  list: queryOf(AuditEventsDocument, (data) => data.auditEvents, MAX_AGE.none),
  filters: {
    actorId: dynamicFilter('admin.audit.filters.actor', useActorOptions),
    entity: choiceFilter(AUDIT_ENTITIES, {
      label: 'admin.audit.filters.entity',
      optionLabel: (entity) => `admin.audit.entities.${entity}`,
    }),
    verb: choiceFilter(AUDIT_VERBS, {
      label: 'admin.audit.filters.verb',
      optionLabel: (verb) => `admin.audit.verbs.${verb}`,
    }),
    createdFrom: dayFilter('admin.audit.filters.from'),
    createdTo: dayFilter('admin.audit.filters.to'),
    entityId: linkFilter('admin.audit.filters.record'),
  },
  defaultSort: { by: 'createdAt', order: 'desc' },
  columns: [
    {
      key: 'createdAt',
      title: 'admin.audit.columns.when',
      sortBy: 'createdAt',
      width: 190,
      cell: (event: AuditEvent) => <DateText value={event.createdAt} time />,
    },
    {
      key: 'what',
      title: 'admin.audit.columns.what',
      heading: true,
      cell: (event: AuditEvent) => <EventText event={event} />,
    },
    {
      key: 'fields',
      title: 'admin.audit.columns.fields',
      cell: (event: AuditEvent) => <ChangedFields event={event} />,
    },
  ],
  details: AuditDetails,
});
