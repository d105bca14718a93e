import { LineArt } from './line-art';

export interface DrawingProps {
  /** SVG path on a 44 px grid; the star by default. */
  path?: string;
  size?: number;
}

const STAR = 'M12 12h20v20H12zM22 7.9 36.1 22 22 36.1 7.9 22z';

/** A decorative gold line drawing beside a title. */
export function Drawing({ path = STAR, size = 44 }: DrawingProps) {
  return <LineArt path={path} grid={44} size={size} stroke="var(--gold-ink)" />;
}
