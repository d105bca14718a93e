import { LockOutlined, EyeOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../../components/bdi';
import { FreeText } from '../../components/free-text';
import { eventNote } from '../../lib/event-note';
import { DateText } from '../ui/date-text';
import styles from './request-history.module.css';

/** One event of a request. */
export interface HistoryEvent {
  id: string;
  type: string;
  /** The status after the event. */
  status?: string | null;
  note?: string | null;
  public: boolean;
  actorName?: string | null;
  createdAt: string;
}

interface RequestHistoryProps {
  events: readonly HistoryEvent[];
  /** Translation key of the event. */
  label(event: HistoryEvent): string;
}

/** The events in order of time. */
export const inOrder = (events: readonly HistoryEvent[]) =>
  [...events].sort((a, b) => a.createdAt.localeCompare(b.createdAt));

/** All events of a request, including internal notes, which are marked. */
export function RequestHistory({ events, label }: RequestHistoryProps) {
  const { t } = useTranslation();
  const ordered = inOrder(events);
  return (
    <ol className={styles.history}>
      {ordered.map((event, index) => (
        <li
          key={event.id}
          className={`${styles.event} ${index === ordered.length - 1 ? styles.last : ''}`}
        >
          <p className={styles.label}>
            {t(label(event))}
            {event.type === 'note' && (
              <span className={styles.visibility}>
                {event.public ? (
                  <EyeOutlined aria-hidden="true" />
                ) : (
                  <LockOutlined aria-hidden="true" />
                )}
                {t(event.public ? 'dashboard.history.public' : 'dashboard.history.internal')}
              </span>
            )}
          </p>
          <p className={styles.meta}>
            <DateText value={event.createdAt} time />
            {event.actorName && (
              <>
                {' · '}
                <Bdi>{event.actorName}</Bdi>
              </>
            )}
          </p>
          {event.note && (
            <div className={event.public ? styles.note : `${styles.note} ${styles.internal}`}>
              <FreeText>{eventNote(event, t, { withHash: true }) ?? ''}</FreeText>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
