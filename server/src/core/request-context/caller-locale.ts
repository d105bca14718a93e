import type { IncomingMessage } from 'node:http';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../contract/locales.js';
import type { ViewerRequest } from './viewer.js';

type LocaleSource = Pick<IncomingMessage, 'headers'> & ViewerRequest & { url?: string };

const known = (value: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale === value);

/** The caller's language: `?language=`, else the signed-in person's, else Accept-Language, else Arabic. */
export function callerLocale(request: LocaleSource): Locale {
  const asked = /[?&]language=([a-z]{2})(?:&|$)/.exec(request.url ?? '')?.[1];
  return known(asked) ?? request.viewer?.language ?? accepted(request) ?? DEFAULT_LOCALE;
}

/** The first of the browser's languages that the product speaks. */
function accepted(request: LocaleSource): Locale | undefined {
  const header = request.headers['accept-language'] ?? '';
  return header
    .split(',')
    .map((range) => {
      const [tag = '', quality] = range.trim().split(';q=');
      return { locale: known(tag.slice(0, 2).toLowerCase()), quality: Number(quality ?? 1) };
    })
    .sort((a, b) => b.quality - a.quality)
    .find(({ locale, quality }) => locale && quality > 0)?.locale;
}
