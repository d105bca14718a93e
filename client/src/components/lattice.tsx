import { useId } from 'react';
import styles from './lattice.module.css';

/** On a 120 px tile: a square, the same square turned by 45 degrees, and lines to the next tiles. */
const SQUARE = 'M30.3 30.3h59.4v59.4H30.3Z';
const DIAMOND = 'M60 18l42 42-42 42-42-42Z';
const LINKS =
  'M60 0v18M60 102v18M0 60h18M102 60h18M0 0l30.3 30.3M120 0 89.7 30.3M0 120l30.3-30.3M120 120 89.7 89.7';

export interface LatticeProps {
  className: string | undefined;
  /** Size of one tile in pixels. */
  tile?: number;
  /** Stands at the inline end and fades towards the text, instead of covering the block. */
  edge?: boolean;
}

/** Pattern of eight-pointed stars in gold, the only ornament of the design. */
export function Lattice({ className, tile = 120, edge }: LatticeProps) {
  const id = useId();
  return (
    <svg
      className={`${styles.lattice} ${edge ? styles.edge : ''} ${className}`}
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern
          id={id}
          width={tile}
          height={tile}
          patternUnits="userSpaceOnUse"
          viewBox="0 0 120 120"
        >
          <g fill="none" stroke="currentColor">
            <path d={SQUARE + DIAMOND} strokeWidth="0.9" />
            <path d={LINKS} strokeWidth="0.7" opacity="0.6" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

export interface StarMarkProps {
  size?: number;
  className?: string;
}

/** One star of the pattern, for empty states. */
export function StarMark({ size = 40, className }: StarMarkProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="14 14 92 92"
      fill="none"
      stroke="var(--gold)"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SQUARE} />
      <path d={DIAMOND} />
    </svg>
  );
}
