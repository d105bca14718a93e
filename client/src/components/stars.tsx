import { useTranslation } from 'react-i18next';
import { formatNumber } from '../lib/format';
import { useLocale } from '../lib/i18n';
import styles from './stars.module.css';

const COUNT = 5;
const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9Z';

export interface StarsProps {
  /** 0 to 5; drawn to the nearest half, said as it is. */
  value: number;
  /** Side of a star in pixels. */
  size?: number;
  /** Writes the number beside the stars. */
  showValue?: boolean;
}

/** Share of the star at this place that is filled: none, half or all of it. */
function shareOf(value: number, index: number): number {
  const rest = Math.round(value * 2) / 2 - index;
  return Math.min(1, Math.max(0, rest));
}

function Star({ share, size }: { share: number; size: number }) {
  const drawing = { width: size, height: size, viewBox: '0 0 24 24', focusable: false } as const;
  return (
    <span className={styles.star}>
      <svg {...drawing} className={styles.outline}>
        <path d={STAR} />
      </svg>
      {share > 0 && (
        <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }}>
          <svg {...drawing}>
            <path d={STAR} />
          </svg>
        </span>
      )}
    </span>
  );
}

/**
 * A rating as a row of five stars, one picture to readers of screens: "4.5 out of 5". It fills from
 * where the line begins, so that a half star is the right half in Arabic.
 */
export function Stars({ value, size = 18, showValue = false }: StarsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const rating = formatNumber(value, locale);
  return (
    <span
      className={styles.rating}
      role="img"
      aria-label={t('common.outOfFive', { value: rating })}
    >
      <span className={styles.stars} aria-hidden="true">
        {Array.from({ length: COUNT }, (_, index) => (
          <Star key={index} share={shareOf(value, index)} size={size} />
        ))}
      </span>
      {showValue && (
        <span className={styles.value} aria-hidden="true">
          {rating}
        </span>
      )}
    </span>
  );
}
