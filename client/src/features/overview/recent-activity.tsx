import { EventText } from '../../dashboard/audit/event-text';
import { DateText } from '../../dashboard/ui/date-text';
import type { AdminOverviewQuery } from '../../graphql/generated/graphql';
import styles from './recent-activity.module.css';

type AuditEvent = AdminOverviewQuery['overview']['recentActivity'][number];

/** The latest entries of the audit log. */
export function RecentActivity({ events }: { events: readonly AuditEvent[] }) {
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <p>
            <EventText event={event} />
          </p>
          <p className={styles.date}>
            <DateText value={event.createdAt} time />
          </p>
        </li>
      ))}
    </ul>
  );
}
