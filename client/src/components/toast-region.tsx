import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from './icon';
import styles from './toast.module.css';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: number;
  tone: ToastTone;
  message: string;
}

/** Public toasts: 2 s for success, 4 s otherwise. */
const LIFETIME_MS: Record<ToastTone, number> = {
  success: 2000,
  error: 4000,
  warning: 4000,
  info: 4000,
};

const ICONS: Record<ToastTone, IconName> = {
  success: 'check',
  error: 'alert',
  warning: 'alert',
  info: 'info',
};

export interface ToastRegionProps {
  toasts: readonly Toast[];
  onRemove: (id: number) => void;
}

/** Renders the toasts, inside what assistive software watches. Their time stops while one is hovered or focused. */
export function ToastRegion({ toasts, onRemove }: ToastRegionProps) {
  const { t } = useTranslation();
  const [paused, setPaused] = useState(false);
  return (
    <div
      className={styles.region}
      role="region"
      aria-label={t('toast.region')}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} paused={paused} onRemove={onRemove} />
      ))}
    </div>
  );
}

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  onRemove: (id: number) => void;
}

function ToastItem({ toast, paused, onRemove }: ToastItemProps) {
  const { t } = useTranslation();
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => onRemove(toast.id), LIFETIME_MS[toast.tone]);
    return () => clearTimeout(timer);
  }, [toast, paused, onRemove]);

  return (
    <div
      className={`${styles.toast} ${styles[toast.tone]}`}
      role={toast.tone === 'error' ? 'alert' : undefined}
    >
      <Icon name={ICONS[toast.tone]} />
      <p>{toast.message}</p>
      <button type="button" onClick={() => onRemove(toast.id)} aria-label={t('common.close')}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
