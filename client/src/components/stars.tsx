import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import styles from './stars.module.css';

const COUNT = 5;
/** Between two stars in pixels. */
const GAP = 2;

export interface StarsProps {
  /** 0 to 5. Drawn to the nearest half; the label has the exact value. */
  value: number;
  /** Size of a star in pixels. */
  size?: number;
  /** Shows the number beside the stars. */
  showValue?: boolean;
}

/** Filled width of the row in pixels, to the nearest half star. */
function filledWidth(value: number, size: number): number {
  const stars = Math.min(COUNT, Math.max(0, Math.round(value * 2) / 2));
  return stars * size + Math.max(0, Math.ceil(stars) - 1) * GAP;
}

/** The stars are drawn by CSS: five SVGs for each rating made up a quarter of a page's size. */
function starStyle(value: number, size: number): CSSProperties {
  const properties = { '--size': `${size}px`, '--filled': `${filledWidth(value, size)}px` };
  return properties as CSSProperties;
}

/**
 * A rating as five stars; screen readers read one image, "4.5 out of 5". It fills from the inline
 * start, so in Arabic a half star is its right half.
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
      <span className={styles.stars} style={starStyle(value, size)} />
      {showValue && (
        <span className={styles.value} aria-hidden="true">
          {rating}
        </span>
      )}
    </span>
  );
}
