import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../lib/format';
import { useLocale } from '../lib/i18n';
import styles from './stars.module.css';

const COUNT = 5;
/** Between two stars, in pixels. */
const GAP = 2;

export interface StarsProps {
  /** 0 to 5; drawn to the nearest half, said as it is. */
  value: number;
  /** Side of a star in pixels. */
  size?: number;
  /** Writes the number beside the stars. */
  showValue?: boolean;
}

/** How far the row is filled, to the nearest half star. */
function filledOf(value: number, size: number): number {
  const stars = Math.min(COUNT, Math.max(0, Math.round(value * 2) / 2));
  return stars * size + Math.max(0, Math.ceil(stars) - 1) * GAP;
}

/** Drawn by the style sheet: a page has dozens of rows, and five drawings each were a quarter of it. */
function row(value: number, size: number): CSSProperties {
  const properties = { '--size': `${size}px`, '--filled': `${filledOf(value, size)}px` };
  return properties as CSSProperties;
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
      <span className={styles.stars} style={row(value, size)} />
      {showValue && (
        <span className={styles.value} aria-hidden="true">
          {rating}
        </span>
      )}
    </span>
  );
}
