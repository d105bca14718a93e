import { StatusBadge, type StatusTone } from '../../components/status-badge';
import styles from './badge-button.module.css';

interface BadgeButtonProps {
  tone: StatusTone;
  label: string;
  /** What a click does; shown as tooltip and part of the accessible name. */
  actionLabel: string;
  busy?: boolean;
  disabled?: boolean;
  onClick(): void;
}

/** A badge that can be clicked to change the state it shows. */
export function BadgeButton({
  tone,
  label,
  actionLabel,
  busy,
  disabled,
  onClick,
}: BadgeButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${label} · ${actionLabel}`}
      aria-busy={busy}
      title={actionLabel}
      disabled={disabled}
      // Not disabled while busy: the button would lose the focus.
      onClick={busy ? undefined : onClick}
    >
      <StatusBadge tone={tone}>{label}</StatusBadge>
    </button>
  );
}
