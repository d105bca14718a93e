import { type BackendModule, createInstance, type i18n, type Resource } from 'i18next';
import { createContext, useContext } from 'react';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LOCALE, directionOf, type Locale, LOCALES } from '@contract/locales';
import type { SiteState } from '@contract/site-state';
import { OTHER_PARTS, type TextPart } from './text-parts';
import { readText, rememberLanguage, writeText } from '../storage';

/** Tells i18next whether a retry can help. */
class LoadError extends Error {
  readonly retry: boolean;

  constructor(message: string, retry: boolean) {
    super(message);
    this.name = 'LoadError';
    this.retry = retry;
  }
}

/** A retry can help after a 5xx or a network error, not after a 4xx or broken JSON. */
export async function loadTranslation(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
  if (!response?.status) throw new LoadError(`${address} could not be reached`, true);
  if (!response.ok) throw new LoadError(`${address}: ${response.status}`, response.status >= 500);
  const text = await response.text().catch(() => {
    throw new LoadError(`${address} broke off`, true);
  });
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new LoadError(`${address} is not valid JSON`, false);
  }
}

/** i18next backend for the translation files; i18next itself does the retries. */
export const translationLoader: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    const address = `/locales/${language}/${namespace}.json?v=${__LOCALES_VERSION__}`;
    loadTranslation(address).then(
      (texts) => callback(null, texts),
      (error: LoadError) => callback(error, error.retry),
    );
  },
};

/** All texts in one, as the server and the tests have them. */
const WHOLE = 'translation';
const STORED = 'lang';

/** i18next instance of the page, for texts outside of components. Never set on the server. */
let current: i18n | undefined;

/**
 * Creates i18next with the firm's `words`, which texts mention, and with the given resources (server, tests) or with
 * these parts of the texts, `/locales/{lng}/{part}.json`. Resolves when the texts are loaded. A load is retried after
 * a 5xx or a network error only.
 */
export async function createI18n(
  locale: Locale,
  words: SiteState['words'],
  texts: Resource | readonly TextPart[],
): Promise<i18n> {
  const instance = createInstance();
  instance.use(initReactI18next);
  const parts = isParts(texts) ? texts : undefined;
  if (parts) instance.use(translationLoader);
  const names = parts ?? [WHOLE];
  await instance.init({
    lng: locale,
    supportedLngs: LOCALES,
    fallbackLng: parts ? false : DEFAULT_LOCALE,
    ns: names,
    defaultNS: names[0],
    fallbackNS: parts && [...OTHER_PARTS],
    saveMissing: false,
    initAsync: !!parts,
    interpolation: { escapeValue: false, defaultVariables: words },
    react: { useSuspense: false },
    ...(!isParts(texts) && { resources: texts }),
  });
  // i18next starts even without texts, and a page of bare keys would be worse than an error.
  if (!names.every((name) => instance.hasResourceBundle(locale, name))) throw new NoTextsError();
  if (typeof window !== 'undefined') current = instance;
  return instance;
}

const isParts = (texts: Resource | readonly TextPart[]): texts is readonly TextPart[] =>
  Array.isArray(texts);

class NoTextsError extends Error {
  constructor() {
    super('No texts could be loaded');
    this.name = 'NoTextsError';
  }
}

/** Loads a part of the texts that the page did not start with; again after a failure. */
export async function loadTexts(part: TextPart): Promise<void> {
  const has = (name: string) => current?.hasResourceBundle(current.language, name);
  // a page that starts loads its parts with i18next
  if (!current || has(WHOLE) || has(part)) return;
  await current.reloadResources([current.language], [part]);
  if (!has(part)) throw new NoTextsError();
}

/** Translates outside of components (errors, titles). In components use `useTranslation`. */
export function translate(key: string): string {
  return current?.t(key) ?? key;
}

export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** The language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

const asLocale = (tag: string | null | undefined): Locale | undefined =>
  LOCALES.find((locale) => tag?.toLowerCase().split('-')[0] === locale);

/** The language of a path's prefix; Arabic has no prefix. */
export function localeOfPath(path: string): Locale | undefined {
  return asLocale(/^\/(fr|en)(?=[/?#]|$)/.exec(path)?.[1]);
}

/** What the browser knows about the visitor's language. */
export interface LanguageHints {
  path: string;
  saved: string | undefined;
  htmlLang: string | null | undefined;
  browser: readonly string[];
}

/** In this order: prefix of the address, saved choice, the page's language, the browser's, English (A23). */
export function detectLocale({ path, saved, htmlLang, browser }: LanguageHints): Locale {
  return (
    localeOfPath(path) ??
    asLocale(saved) ??
    asLocale(htmlLang) ??
    browser.map(asLocale).find((locale) => locale !== undefined) ??
    'en'
  );
}

/** The language chosen earlier, if any. */
export function savedLocale(): string | undefined {
  return readText(STORED);
}

/** Router basename of a language: `/fr`, `/en`, and the root for Arabic. */
export function toBasename(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '/' : `/${locale}`;
}

/**
 * The same page under another language: `/fr/services?q=x` -> `/en/services?q=x`. The answer begins with one
 * slash only: browsers read two, or a slash and a backslash, as the address of another site.
 */
export function pathInLocale(path: string, locale: Locale): string {
  const bare = path.replace(/^[/\\]+(?:fr|en)(?=[/\\?#]|$)/, '');
  const rest = bare.replace(/^[/\\]*/, '/');
  if (locale === DEFAULT_LOCALE) return rest;
  return rest === '/' ? `/${locale}` : `/${locale}${rest.replace(/^\/(?=[?#])/, '')}`;
}

/** Sets language and direction on html and body. */
export function applyLocale(locale: Locale): void {
  for (const element of [document.documentElement, document.body]) {
    // also the same value makes a browser find the style of every element again
    if (element.lang !== locale) element.lang = locale;
    if (element.dir !== directionOf(locale)) element.dir = directionOf(locale);
  }
}

/** Saves the choice and opens the same page in that language. */
export function switchLanguage(locale: Locale): void {
  writeText(STORED, locale);
  rememberLanguage(locale);
  const { pathname, search, hash } = window.location;
  window.location.assign(pathInLocale(pathname, locale) + search + hash);
}
