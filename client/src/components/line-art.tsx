export interface LineArtProps {
  path: string;
  /** Side of the square grid that the path is drawn on. */
  grid: number;
  /** Side on the page, in pixels. */
  size: number;
  stroke?: string;
  weight?: number;
  className?: string;
}

/** A decorative hairline drawing: the words beside it, or the control's label, say what it means. */
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
