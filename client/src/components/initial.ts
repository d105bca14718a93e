import { PERSON_TITLES } from '@contract/name-titles';

/** Titles before a name, with or without a dot (A63). */
const TITLES = new Set(PERSON_TITLES);

/** First letter of a name without its titles; '?' when nothing is left. */
export function initialOf(name: string | null | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  const bare = words.find((word) => !TITLES.has(word.replace(/[.٫،,/]/g, '').toLowerCase()));
  return [...(bare ?? words.at(-1) ?? '')][0]?.toUpperCase() ?? '?';
}
