import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Number of text lines. */
  lines?: number;
  /** Height of a single block in pixels, instead of lines. */
  height?: number;
  width?: string;
}

/** Placeholder while loading. It is hidden from screen readers; set `aria-busy` on the container. */
export function Skeleton({ lines = 1, height, width = '100%' }: SkeletonProps) {
  if (height !== undefined) {
    return (
      <span
        className={styles.block}
        style={{ blockSize: height, inlineSize: width }}
        aria-hidden="true"
      />
    );
  }
  return (
    <span className={styles.lines} style={{ inlineSize: width }} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={styles.line}
          style={{ inlineSize: index > 0 && index === lines - 1 ? '62%' : '100%' }}
        />
      ))}
    </span>
  );
}
