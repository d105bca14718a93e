import { LockOutlined, EyeOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../../components/bdi';
import { FreeText } from '../../components/free-text';
import { DateText } from '../ui/date-text';
import styles from './history.module.css';

/** One dated thing that happened to a request. */
export interface HistoryEvent {
  id: string;
  type: string;
  note?: string | null;
  public: boolean;
  actorName?: string | null;
  createdAt: string;
}

interface HistoryProps<Event extends HistoryEvent> {
  events: readonly Event[];
  /** Key of what happened. */
  label(event: Event): string;
}

/** A request's whole story, internal notes included; what the client cannot see is marked. */
export function History<Event extends HistoryEvent>({ events, label }: HistoryProps<Event>) {
  const { t } = useTranslation();
  const ordered = [...events].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
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
              <span className={styles.sight}>
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
              <FreeText>{event.note}</FreeText>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
