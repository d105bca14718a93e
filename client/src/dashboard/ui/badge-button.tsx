import { StatusBadge, type StatusTone } from '../../components/status-badge';
import styles from './badge-button.module.css';

interface BadgeButtonProps {
  tone: StatusTone;
  label: string;
  /** What pressing does, for those who cannot see the row. */
  action: string;
  busy?: boolean;
  disabled?: boolean;
  onClick(): void;
}

/** A badge that changes what it shows when pressed. */
export function BadgeButton({ tone, label, action, busy, disabled, onClick }: BadgeButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${label} · ${action}`}
      aria-busy={busy}
      title={action}
      disabled={disabled === true || busy === true}
      onClick={onClick}
    >
      <StatusBadge tone={tone}>{label}</StatusBadge>
    </button>
  );
}
