import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AUDIT_ENTITIES, AUDIT_VERBS } from '@contract/audit-verbs';
import { EventText } from '../../dashboard/audit/event-text';
import { fieldLabel, shownChanges } from '../../dashboard/audit/field-label';
import { choiceFilter, dayFilter, dynamicFilter, linkFilter } from '../../dashboard/engine/filters';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import { defineResource } from '../../dashboard/engine/resource';
import { administrators } from '../../dashboard/requests/administrators';
import { DateText } from '../../dashboard/ui/date-text';
import {
  AuditEventsDocument,
  type AuditEventFieldsFragment as AuditEvent,
} from '../../graphql/generated/graphql';
import { AuditDetails } from './audit-details';

const SHOWN_FIELDS = 3;

/** The administrators, and whoever else a link names. */
function useActorOptions() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { data = [] } = administrators.useData({});
  const named = params.get('actorId');
  const options = data.map(({ id, fullName }) => ({ value: id, label: fullName }));
  const isKnown = !named || options.some(({ value }) => value === named);
  return isKnown ? options : [...options, { value: named, label: t('admin.audit.otherPerson') }];
}

function ChangedFields({ event }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const labels = shownChanges(event.changes).map(({ field }) => fieldLabel(t, field));
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
