import { DEFAULT_LOCALE, LOCALES, type Locale } from '@contract/locales';
import { pathInLocale } from '../lib/i18n/i18n';
import { findRoute } from './routes';

/** Tokens of e-mail links are case-sensitive. */
const KEPT_PARAMETERS = new Set([':token']);

/** A decoded segment, unless decoding would add a slash. */
const decoded = (segment: string) => {
  const text = decodeURIComponent(segment);
  return text.includes('/') ? segment : text;
};

const encoded = (text: string) => (text.includes('%') ? text : encodeURIComponent(text));

/** Rewrites the segments of an address as its route's pattern spells them. */
function spellAs(pattern: string, segments: readonly string[]): string {
  const parts = pattern.split('/').filter(Boolean);
  const spelled = segments.map((segment, place) => {
    const part = parts[place]?.replace('?', '') ?? '*';
    // The part behind `*` belongs to the dashboard's own router.
    if (part === '*' || KEPT_PARAMETERS.has(part)) return segment;
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
 * The canonical address of a page: lower case, no trailing or double slash, Arabic without a prefix.
 * Undefined when the path is canonical already. For a path without a page, only the language prefix and
 * double slashes are made canonical.
 */
export function canonicalPath(path: string): string | undefined {
  const { segments, locale } = splitPath(path);
  const { route } = findRoute(`/${segments.map(decoded).join('/')}`);
  const isPrefixCanonical = locale === undefined || path.startsWith(`/${locale}`);
  if (route.path === '*' && isPrefixCanonical && locale !== DEFAULT_LOCALE) {
    const single = path.replace(/\/{2,}/g, '/');
    return single === path ? undefined : single;
  }
  const bare =
    route.path === '*'
      ? `/${segments.map(decoded).map(encoded).join('/')}`
      : spellAs(route.path, segments);
  const canonical = pathInLocale(bare, locale ?? DEFAULT_LOCALE);
  return canonical === path ? undefined : canonical;
}
