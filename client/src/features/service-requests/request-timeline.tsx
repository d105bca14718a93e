import { useTranslation } from 'react-i18next';
import { FreeText } from '../../components/free-text';
import { Icon } from '../../components/icon';
import type { ClientRequestFragment } from '../../graphql/generated/graphql';
import { formatDateTime, formatDay } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import styles from './request-timeline.module.css';
import { expectedWorkingDay, timelineEvents, toStatus, type TimelineEvent } from './timeline';

/** One event with its date and the note of the office. */
function TimelineItem({ event }: { event: TimelineEvent }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <li
      className={`${styles.event} ${event.current ? styles.current : ''}`}
      aria-current={event.current ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true" />
      <p className={styles.label}>
        {t(`request.event.${event.label}`)}
        {event.current && <span className={styles.here}>{t('account.detail.current')}</span>}
      </p>
      <time className={styles.date} dateTime={event.at}>
        {formatDateTime(event.at, locale)}
      </time>
      {event.note && <FreeText className={styles.note}>{event.note}</FreeText>}
    </li>
  );
}

/** What happens next. For a new request with the working day of the answer, if 24 hours end on a weekend. */
function NextStep({ request }: { request: ClientRequestFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const status = toStatus(request.status);
  const workingDay = status === 'pending' ? expectedWorkingDay(request.createdAt) : null;
  return (
    <li className={`${styles.event} ${styles.next}`}>
      <span className={styles.mark} aria-hidden="true" />
      <p className={styles.label}>
        <Icon name="clock" size={18} />
        {t('request.next.title')}
      </p>
      <p>
        {t(`request.next.${status}`)}
        {workingDay && ` ${t('request.next.workingDay', { date: formatDay(workingDay, locale) })}`}
      </p>
    </li>
  );
}

/** The events of a request, with the current one marked, and what happens next. */
export function RequestTimeline({ request }: { request: ClientRequestFragment }) {
  return (
    <ol className={styles.timeline}>
      {timelineEvents(request.timeline).map((event) => (
        <TimelineItem key={event.id} event={event} />
      ))}
      <NextStep request={request} />
    </ol>
  );
}
