import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Lines of text it stands for. */
  lines?: number;
  /** Height of one block in pixels, instead of lines. */
  height?: number;
  width?: string;
}

/** A quiet stand-in of the real shape. The container says `aria-busy`; this is hidden from readers. */
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
