import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './banner.module.css';
import { Icon, type IconName } from './icon';

export type BannerTone = 'success' | 'error' | 'notice' | 'info';

const ICONS: Record<BannerTone, IconName> = {
  success: 'check',
  error: 'alert',
  notice: 'info',
  info: 'info',
};

export interface BannerProps {
  tone: BannerTone;
  title?: string;
  children?: ReactNode;
  /** Buttons beside the text. */
  actions?: ReactNode;
  /** Shows a close button when given. */
  onClose?: () => void;
  /** As wide as the page. */
  wide?: boolean;
}

/** A permanent message. Screen readers announce errors at once and other tones politely. */
export function Banner({ tone, title, children, actions, onClose, wide }: BannerProps) {
  const { t } = useTranslation();
  return (
    <div
      className={`${styles.banner} ${styles[tone]} ${wide ? styles.wide : ''}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <div className={styles.inner}>
        <Icon name={ICONS[tone]} className={styles.icon} />
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {onClose && (
          <button
            type="button"
            className={styles.close}
            onClick={onClose}
            aria-label={t('common.close')}
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </div>
    </div>
  );
}
