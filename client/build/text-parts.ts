import type { TextPart } from '../src/lib/i18n/text-parts.ts';

/** Groups of texts that most pages have no use for; all others are for the site. */
const GROUPS: Record<string, TextPart> = {
  account: 'account',
  earlier: 'account',
  notMe: 'account',
  papers: 'account',
  proof: 'account',
  quotes: 'account',
  reset: 'account',
  retention: 'account',
  secondFactor: 'account',
  sessionLock: 'account',
  undoEmail: 'account',
  admin: 'dashboard',
  apiTokens: 'dashboard',
  webhooks: 'dashboard',
  dashboard: 'dashboard',
  accessibility: 'legal',
  privacy: 'legal',
  terms: 'legal',
};

/** Texts in these groups that pages of the site say, too (tools/checks/text-parts.spec.mjs). */
const ON_THE_SITE: ReadonlySet<string> = new Set([
  'account.loadFailed',
  'account.notifications',
  'account.office',
  'account.tabs',
  'account.tryAgain',
]);

interface Texts {
  [name: string]: string | Texts;
}

/** The part of a text, by its whole key. A group within a group can be for the site, too. */
export function partOf(key: string): TextPart {
  const names = key.split('.');
  const isOnSite = names.some((_, at) => ON_THE_SITE.has(names.slice(0, at + 1).join('.')));
  return isOnSite ? 'site' : (GROUPS[names[0] ?? ''] ?? 'site');
}

function only(texts: Texts, part: TextPart, prefix = ''): Texts {
  const own: Texts = {};
  for (const [name, text] of Object.entries(texts)) {
    const key = prefix + name;
    if (typeof text !== 'string') {
      const inner = only(text, part, `${key}.`);
      if (Object.keys(inner).length > 0) own[name] = inner;
    } else if (partOf(key) === part) own[name] = text;
  }
  return own;
}

/** The texts of one part, nested as they are in the whole. */
export const textsOfPart = (texts: object, part: TextPart): object => only(texts as Texts, part);
