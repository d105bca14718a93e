import { LineArt } from './line-art';

export interface DrawingProps {
  /** Path on a grid of 44 px; the house's star when left out. */
  path?: string;
  size?: number;
}

const STAR = 'M12 12h20v20H12zM22 7.9 36.1 22 22 36.1 7.9 22z';

/** A hairline drawing in gold ink beside a title, which says what it is. */
export function Drawing({ path = STAR, size = 44 }: DrawingProps) {
  return <LineArt path={path} grid={44} size={size} stroke="var(--gold-ink)" />;
}
