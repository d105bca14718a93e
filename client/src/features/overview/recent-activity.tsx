import { useTranslation } from 'react-i18next';
import { DateText } from '../../dashboard/ui/date-text';
import { say } from '../../dashboard/ui/message';
import type { AdminOverviewQuery } from '../../graphql/generated/graphql';
import styles from './recent-activity.module.css';

type AuditEvent = AdminOverviewQuery['overview']['recentActivity'][number];

/** What was done last, by whom, to what, and when. */
export function RecentActivity({ events }: { events: readonly AuditEvent[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {events.map(({ id, action, label, actorName, createdAt }) => (
        <li key={id} className={styles.event}>
          <p>
            {say(t, {
              // `service.updated` has its own words; an action of a later version is shown as it is.
              key: [`admin.activity.${action}`, 'admin.activity.other'],
              values: {
                actor: actorName ?? t('admin.activity.system'),
                label: label ?? '',
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
