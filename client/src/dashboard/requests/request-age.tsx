import { ClockCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { answerDue } from '../../lib/answer-due';
import { AgeText } from '../ui/age-text';
import { useNow } from '../ui/use-now';
import styles from './request-age.module.css';

/** From this many hours before the promised answer is due, the age is amber. */
const SOON_HOURS = 8;

/** How near the end of the 24 hours is within which an answer is promised. */
export function latenessOf(submittedAt: string, now: Date): 'inTime' | 'soon' | 'late' {
  const hoursLeft = (answerDue(submittedAt).at.getTime() - now.getTime()) / 3_600_000;
  if (hoursLeft < 0) return 'late';
  return hoursLeft < SOON_HOURS ? 'soon' : 'inTime';
}

interface RequestAgeProps {
  submittedAt: string;
  /** Nobody has answered yet. */
  isWaiting: boolean;
}

/** The age of a request: amber when the promised answer is nearly due, red when it is late. */
export function RequestAge({ submittedAt, isWaiting }: RequestAgeProps) {
  const { t } = useTranslation();
  const now = useNow();
  const lateness = isWaiting ? latenessOf(submittedAt, now) : 'inTime';
  if (lateness === 'inTime') return <AgeText value={submittedAt} />;
  const Icon = lateness === 'late' ? WarningOutlined : ClockCircleOutlined;
  const label = t(`dashboard.desk.${lateness}`);
  return (
    <span className={`${styles.age} ${styles[lateness]}`}>
      <Icon role="img" aria-label={label} title={label} />
      <AgeText value={submittedAt} />
    </span>
  );
}
