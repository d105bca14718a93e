import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { REQUEST_KINDS } from '@contract/requests/request-kinds';
import { Bdi } from '../../components/bdi';
import { ChangesTable } from '../../dashboard/audit/changes-table';
import { EventText } from '../../dashboard/audit/event-text';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import type { DetailsProps } from '../../dashboard/engine/resource';
import { screenOf } from '../../dashboard/screens';
import { DateText } from '../../dashboard/ui/date-text';
import { Fact, Facts } from '../../dashboard/ui/facts';
import { LoadError } from '../../dashboard/ui/load-error';
import {
  AuditEventDocument,
  type AuditEventFieldsFragment as AuditEvent,
} from '../../graphql/generated/graphql';
import styles from './audit-details.module.css';

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
  const { entity, label, actorId, actorName, createdAt } = event;
  return (
    <Facts>
      <Fact label={t('admin.audit.columns.when')}>
        <DateText value={createdAt} time />
      </Fact>
      <Fact label={t('admin.audit.columns.who')}>
        <Bdi>{actorName ?? t('admin.activity.system')}</Bdi>
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
export function AuditDetails({ id }: DetailsProps) {
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
