import { ClockCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { AgeText } from '../ui/age-text';
import { useNow } from '../ui/use-now';
import styles from './request-age.module.css';

/** From this many hours before the promised answer is due, the age is amber. */
const SOON_HOURS = 8;

/** How near the answer is due; the server says when, by the working calendar. */
export function latenessOf(answerDueAt: string | null, now: Date): 'inTime' | 'soon' | 'late' {
  if (answerDueAt === null) return 'inTime';
  const hoursLeft = (new Date(answerDueAt).getTime() - now.getTime()) / 3_600_000;
  if (hoursLeft <= 0) return 'late';
  return hoursLeft < SOON_HOURS ? 'soon' : 'inTime';
}

interface RequestAgeProps {
  createdAt: string;
  /** Null when the office spoke last. */
  unansweredSince: string | null;
  answerDueAt: string | null;
}

/**
 * Since when the client waits, or else the age of the request: amber when the promised answer is nearly
 * due, red when it is late.
 */
export function RequestAge({ createdAt, unansweredSince, answerDueAt }: RequestAgeProps) {
  const { t } = useTranslation();
  const now = useNow();
  const lateness = latenessOf(answerDueAt, now);
  const since = unansweredSince ?? createdAt;
  if (lateness === 'inTime') return <AgeText value={since} inDays />;
  const Icon = lateness === 'late' ? WarningOutlined : ClockCircleOutlined;
  const label = t(`dashboard.desk.${lateness}`);
  return (
    <span className={`${styles.age} ${styles[lateness]}`}>
      <Icon role="img" aria-label={label} title={label} />
      <AgeText value={since} inDays />
    </span>
  );
}
