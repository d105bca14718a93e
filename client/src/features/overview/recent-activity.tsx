import { useTranslation } from 'react-i18next';
import { DateText } from '../../dashboard/ui/date-text';
import { messageText } from '../../dashboard/ui/message';
import type { AdminOverviewQuery } from '../../graphql/generated/graphql';
import styles from './recent-activity.module.css';

const REFERENCE = /^[A-Z]{2}-\d{4}-\d{6}$/;
/** Word joiners keep a reference on one line. */
const unbroken = (reference: string) => reference.replaceAll('-', '-\u2060');

type AuditEvent = AdminOverviewQuery['overview']['recentActivity'][number];

/** The latest entries of the audit log. */
export function RecentActivity({ events }: { events: readonly AuditEvent[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {events.map(({ id, action, label, actorName, createdAt }) => (
        <li key={id} className={styles.event}>
          <p>
            {messageText(t, {
              // An action without a text, such as one of a newer server, is shown by its name.
              key: [`admin.activity.${action}`, 'admin.activity.other'],
              values: {
                actor: actorName ?? t('admin.activity.system'),
                label: label?.replace(REFERENCE, unbroken) ?? '',
                action,
              },
            })}
          </p>
          <p className={styles.date}>
            <DateText value={createdAt} time />
          </p>
        </li>
      ))}
    </ul>
  );
}
