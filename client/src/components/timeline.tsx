import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import { eventNote } from '../lib/event-note';
import type { TimelineEvent } from '../lib/timeline';
import { useExpectedAnswer } from '../lib/api/use-expected-answer';
import { FreeText } from './free-text';
import { Icon } from './icon';
import styles from './timeline.module.css';

/** One event with its date and the note of the office. */
function TimelineItem({ event }: { event: TimelineEvent }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const note = eventNote(event, t);
  return (
    <li
      className={`${styles.event} ${event.current ? styles.current : ''}`}
      aria-current={event.current ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true" />
      <p className={styles.label}>
        {t(event.label)}
        {event.current && <span className={styles.here}>{t('account.detail.current')}</span>}
      </p>
      <time className={styles.date} dateTime={event.at}>
        {formatDateTime(event.at, locale)}
      </time>
      {note && <FreeText className={styles.note}>{note}</FreeText>}
    </li>
  );
}

interface TimelineProps {
  events: readonly TimelineEvent[];
  /** What happens next. */
  next: string;
  /** When the answer is due; null if nobody waits for one. */
  answerDueAt: string | null;
}

/** The events of a request, with the current one marked, and what happens next. */
export function Timeline({ events, next, answerDueAt }: TimelineProps) {
  const { t } = useTranslation();
  const expected = useExpectedAnswer(answerDueAt);
  return (
    <ol className={styles.timeline}>
      {events.map((event) => (
        <TimelineItem key={event.id} event={event} />
      ))}
      <li className={`${styles.event} ${styles.next}`}>
        <span className={styles.mark} aria-hidden="true" />
        <p className={styles.label}>
          <Icon name="clock" size={18} />
          {t('request.next.title')}
        </p>
        <p>
          {next} {expected}
        </p>
      </li>
    </ol>
  );
}
