/** A part of a text that somebody still has to fill in. */
export interface Gap {
  start: number;
  end: number;
}

/**
 * What templates leave open: dots or lines to write on, and a bullet without a word. An ellipsis at the
 * end of a word, and three dots as people type them, are not a gap.
 */
const GAP = /…{2,}|(?<![\p{L}\p{N}…])…(?!…)|\.{4,}|_{3,}|(?<=^|\n)[ \t]*[-–•*][ \t]*(?=\r?\n|$)/gu;

/** The gaps of a text, in its order. */
export function gapsIn(text: string): Gap[] {
  return [...text.matchAll(GAP)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** The gap that comes next behind a place, if any. */
export const gapAfter = (text: string, place: number): Gap | undefined =>
  gapsIn(text).find(({ start }) => start >= place);

/** Selects a gap, so that typing replaces it; of a bullet only the place behind it. */
export function selectGap(area: HTMLTextAreaElement, { start, end }: Gap): void {
  const isBullet = /^[ \t]*[-–•*]/.test(area.value.slice(start, end));
  area.focus();
  area.setSelectionRange(isBullet ? end : start, end);
}
