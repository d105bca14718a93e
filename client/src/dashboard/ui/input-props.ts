import type { InputProps } from 'antd';
import { searchWords } from '@contract/search-norm';
import { searchMatcher } from '@contract/search-terms';
import { charactersIn } from '@contract/characters';

/**
 * For the `count` of an antd input: counts as the server does (an emoji is one) and marks a text that is too long.
 * Nothing is cut off, as `maxLength` would do without a word.
 */
export const charactersUpTo = (max: number): InputProps['count'] => ({
  max,
  strategy: charactersIn,
});

/** An option whose label is a text. */
interface LabelledOption {
  label?: unknown;
  value?: unknown;
}

const words = new Map<string, string>();
const MAX_LABELS = 1000;

function wordsOf(label: string): string {
  const known = words.get(label);
  if (known !== undefined) return known;
  if (words.size >= MAX_LABELS) words.clear();
  const made = searchWords(label);
  words.set(label, made);
  return made;
}

let matcher = { typed: '', matches: searchMatcher('') };

/** Whether an option is offered for what was typed: by the same words as lists are searched. */
export function matchesOption(typed: string, option: LabelledOption | undefined): boolean {
  if (matcher.typed !== typed) matcher = { typed, matches: searchMatcher(typed) };
  const label = option?.label ?? option?.value;
  return typeof label === 'string' && matcher.matches(wordsOf(label));
}

/** `showSearch` of every Select of the dashboard. */
export const SEARCH_OPTIONS = { filterOption: matchesOption };
