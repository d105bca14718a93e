import { useTranslation } from 'react-i18next';
import { FreeText } from '../../components/free-text';
import { Icon } from '../../components/icon';
import type { ClientRequestFragment } from '../../graphql/generated/graphql';
import { formatDateTime, formatDay } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import styles from './request-timeline.module.css';
import { expectedWorkingDay, stationsOf, toStatus, type Station } from './timeline';

/** One dated station: what happened, when, and what the office wrote about it. */
function StationItem({ station }: { station: Station }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <li
      className={`${styles.station} ${station.current ? styles.current : ''}`}
      aria-current={station.current ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true" />
      <p className={styles.label}>
        {t(`request.event.${station.label}`)}
        {station.current && <span className={styles.here}>{t('account.detail.current')}</span>}
      </p>
      <time className={styles.date} dateTime={station.at}>
        {formatDateTime(station.at, locale)}
      </time>
      {station.note && <FreeText className={styles.note}>{station.note}</FreeText>}
    </li>
  );
}

/** "What happens next", in one sentence; for a new request with the day to expect, when it falls on a weekend. */
function NextStep({ request }: { request: ClientRequestFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const status = toStatus(request.status);
  const workingDay = status === 'pending' ? expectedWorkingDay(request.createdAt) : null;
  return (
    <li className={`${styles.station} ${styles.next}`}>
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

/** The way of a request so far, the place where it stands, and what comes next. */
export function RequestTimeline({ request }: { request: ClientRequestFragment }) {
  return (
    <ol className={styles.timeline}>
      {stationsOf(request.timeline).map((station) => (
        <StationItem key={station.id} station={station} />
      ))}
      <NextStep request={request} />
    </ol>
  );
}
