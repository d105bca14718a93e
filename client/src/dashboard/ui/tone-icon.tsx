import {
  CheckCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
  WarningFilled,
} from '@ant-design/icons';
import type { Tone } from './tone';
import styles from './tone-icon.module.css';

const ICONS: Record<Tone, typeof CheckCircleFilled> = {
  success: CheckCircleFilled,
  danger: ExclamationCircleFilled,
  warning: WarningFilled,
  info: InfoCircleFilled,
};

/** Each voice has its own shape, so that colour is never alone. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = ICONS[tone];
  return <Icon aria-hidden="true" className={`${styles.icon} ${styles[tone]}`} />;
}
