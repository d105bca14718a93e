import { useTranslation } from 'react-i18next';
import type { AuditEventFieldsFragment as AuditEvent } from '../../graphql/generated/graphql';
import { AuditValue } from './audit-value';
import styles from './changes-table.module.css';
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
  if (changes.length === 0) return <p className={styles.none}>{t('admin.audit.onlyFact')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('admin.audit.field')}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {heading(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{fieldLabel(t, change.field)}</th>
            {sides.map((side) => (
              <td key={side} data-heading={heading(side)} className={styles[side]}>
                <AuditValue entity={event.entity} field={change.field} value={change[side]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
