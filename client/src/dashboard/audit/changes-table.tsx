import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AuditEventFieldsFragment as AuditEvent } from '../../graphql/generated/graphql';
import { AuditValue } from './audit-value';
import { CompareTable } from '../ui/compare-table';
import { fieldLabel, shownChanges } from './field-label';

type Side = 'before' | 'after';

/** Of what is new, or was only read, there is nothing before; of what is gone, nothing after. */
function sidesOf({ action, changes }: AuditEvent): Side[] {
  if (/\.(created|exported|cv_downloaded|cv_infected)$/.test(action)) return ['after'];
  const isGone = action.endsWith('.removed') && changes.every(({ after }) => after === null);
  return isGone ? ['before'] : ['before', 'after'];
}

/** The changed fields of an event with their values before and after, side by side. */
export function ChangesTable({ event }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const changes = shownChanges(event.changes);
  const sides = sidesOf(event);
  const heading = (side: Side) => t(`admin.audit.${sides.length === 1 ? 'value' : side}`);
  if (changes.length === 0)
    return <Typography.Text type="secondary">{t('admin.audit.onlyFact')}</Typography.Text>;
  return (
    <CompareTable
      corner={t('admin.audit.field')}
      headings={sides.map(heading)}
      rows={changes.map((change) => ({
        name: change.field,
        label: fieldLabel(t, change.field),
        values: sides.map((side) => (
          <AuditValue key={side} entity={event.entity} field={change.field} value={change[side]} />
        )),
      }))}
    />
  );
}
