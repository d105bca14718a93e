import { DEFAULT_LOCALE, LOCALES, type Locale } from '@contract/locales';
import { pathInLocale } from '../lib/i18n';
import { findRoute } from './routes';

/** A token stands in a mail as it was made: its capitals count. */
const KEPT_PARAMETERS = new Set([':token']);

/** A segment as it reads, unless it would read as two. */
const decoded = (segment: string) => {
  const text = decodeURIComponent(segment);
  return text.includes('/') ? segment : text;
};

const encoded = (text: string) => (text.includes('%') ? text : encodeURIComponent(text));

/** The segments of an address in the spelling of its route's pattern. */
function spellAs(pattern: string, segments: readonly string[]): string {
  const parts = pattern.split('/').filter(Boolean);
  const spelled = segments.map((segment, place) => {
    const part = parts[place]?.replace('?', '') ?? '*';
    // What stands behind a `*` belongs to the dashboard's own router.
    if (part === '*' || parts.indexOf('*') === place || KEPT_PARAMETERS.has(part)) return segment;
    if (!part.startsWith(':')) return part;
    const text = decoded(segment);
    return text.includes('%') ? segment : encoded(text.toLowerCase());
  });
  return `/${spelled.join('/')}`;
}

function splitPath(path: string): { segments: string[]; locale: Locale | undefined } {
  const all = path.split('/').filter(Boolean);
  const locale = LOCALES.find((candidate) => candidate === all[0]?.toLowerCase());
  return { segments: locale ? all.slice(1) : all, locale };
}

/**
 * The one address under which a page is found: without a slash at the end or two in a row, in small
 * letters, Arabic without a prefix. Undefined when that is the address already. An address that names
 * no page is left alone, but for the language that it asks for.
 */
export function canonicalPath(path: string): string | undefined {
  const { segments, locale } = splitPath(path);
  const { route } = findRoute(`/${segments.map(decoded).join('/')}`);
  const isPrefixCanonical = locale === undefined || path.startsWith(`/${locale}`);
  if (route.path === '*' && isPrefixCanonical && locale !== DEFAULT_LOCALE) return undefined;
  const bare =
    route.path === '*'
      ? `/${segments.map(decoded).map(encoded).join('/')}`
      : spellAs(route.path, segments);
  const canonical = pathInLocale(bare, locale ?? DEFAULT_LOCALE);
  return canonical === path ? undefined : canonical;
}
