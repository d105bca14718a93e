import { WEBHOOKS } from '../../contract/webhooks.js';

/** E-mail addresses, and numbers as long as those of phones, papers and accounts. */
const PERSONAL = /[^\s@"'<>]+@[^\s@"'<>]+|\+?\d(?:[\s.()/-]{0,2}\d){5,}/g;
/** PostgreSQL keeps no NUL, and pages show none of the others. */
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/g;
const SHORTEST = 3;
const MARK = '•••';

/**
 * How an answer begins, for the log of attempts: without what looks like somebody's address or number, and without
 * the texts that were sent, which a receiver may repeat.
 */
export function answerText(text: string, sent: object | null): string | null {
  const texts = textsIn(sent).filter((each) => each.length >= SHORTEST);
  const longestFirst = [...new Set(texts)].sort((a, b) => b.length - a.length);
  const hidden = longestFirst.reduce((rest, each) => rest.replaceAll(each, MARK), text);
  const shown = hidden.replace(PERSONAL, MARK).replace(UNPRINTABLE, '').trim();
  return [...shown].slice(0, WEBHOOKS.answerCharacters).join('') || null;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, JSON.stringify(value).slice(1, -1)];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(textsIn);
}
