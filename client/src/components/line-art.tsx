export interface LineArtProps {
  path: string;
  /** Size of the square grid of the path. */
  grid: number;
  /** Size on the page in pixels. */
  size: number;
  stroke?: string;
  weight?: number;
  className?: string;
}

/** A decorative line drawing: the text beside it, or the control's label, gives the meaning. */
export function LineArt(props: LineArtProps) {
  const { path, grid, size, stroke = 'currentColor', weight = 1.5, className } = props;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      stroke={stroke}
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
