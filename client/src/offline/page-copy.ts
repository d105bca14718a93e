import type { Locale } from '@contract/locales';
import type { SiteState } from '@contract/site-state';
import type { ContactData } from '../lib/contact-defaults';
import { homeIn, readLocale } from './always-kept';

const HOUR_MS = 3_600_000;

/** A copy that is older is not shown any more. */
export const COPY_LIFETIME_MS = 30 * 24 * HOUR_MS;
/** A page that is read is copied again after this time, the others after a day. */
export const READ_AGAIN_MS = HOUR_MS / 6;
export const OTHERS_AGAIN_MS = 24 * HOUR_MS;

/** How long ago the server wrote an answer. */
export function getAge({ headers }: Response): number {
  const age = Date.now() - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(age) ? Infinity : age;
}

/** Whether the server says that an answer is the same for everybody, and it is the page that was asked for. */
export const isShared = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  /\bpublic\b/.test(headers.get('cache-control') ?? '');

/** Code, styles, fonts and texts that the page names itself. Disabled style sheets are never fetched. */
export function filesIn(html: string): string[] {
  const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => !/\sdisabled\b/.test(tag))
    .flatMap((tag) => /\s(?:href|src)="(\/(?:assets|locales)\/[^"]+)"/.exec(tag)?.[1] ?? []);
}

/** The title of the page, as it stands in the HTML: with its escapes. */
export const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

export interface CopiedState {
  site: SiteState;
  contact?: ContactData;
}

interface SentState {
  site: SiteState;
  store: Partial<Record<string, { data: ContactData }>>;
}

/** What the server sent with the page; undefined where the page is another one than ours. */
export function stateIn(html: string, locale: string): CopiedState | undefined {
  const [, text] = /<script type="application\/json" id="state">([^<]*)</.exec(html) ?? [];
  if (!text) return undefined;
  try {
    const { site, store } = JSON.parse(text) as SentState;
    return { site, contact: store[`contact:${locale}`]?.data };
  } catch {
    return undefined;
  }
}

/** A page that is kept, with its HTML. */
export interface PageCopy {
  path: string;
  html: string;
}

/** What the kept pages say of the site in a language, by its home page first. */
export function findSite(copies: readonly PageCopy[], locale: Locale): CopiedState | undefined {
  const own = copies.filter(({ path }) => readLocale(path) === locale);
  const homeFirst = [...own].sort(
    (one, other) => Number(other.path === homeIn(locale)) - Number(one.path === homeIn(locale)),
  );
  return firstState(homeFirst, ({ contact }) => contact !== undefined) ?? firstState(own);
}

/** Numbers and addresses of mail are the same in all languages, the rest of a language that is not read is not. */
export function findContact(copies: readonly PageCopy[], locale: Locale): ContactData | undefined {
  const own = findSite(copies, locale)?.contact;
  if (own) return own;
  const foreign = firstState(copies, ({ contact }) => contact !== undefined)?.contact;
  return foreign && { ...foreign, addresses: [], hours: [] };
}

function firstState(
  copies: readonly PageCopy[],
  accepts: (state: CopiedState) => boolean = () => true,
): CopiedState | undefined {
  for (const { path, html } of copies) {
    const state = stateIn(html, readLocale(path));
    if (state && accepts(state)) return state;
  }
  return undefined;
}
