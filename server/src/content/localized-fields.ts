import type { ContentDefinition } from '../contract/content/define-content.js';
import {
  LOCALE_SUFFIX,
  type Locale,
  LOCALES,
  pickLocale,
  type Trilingual,
} from '../contract/locales.js';
import { snakeCase } from '../platform/database/snake-case.js';

/** How descriptions of the API name the languages. */
export const LANGUAGE_NAME: Record<Locale, string> = { ar: 'Arabic', fr: 'French', en: 'English' };

/** `title` in French -> `titleFr`. */
export const localizedName = (name: string, locale: Locale) => `${name}${LOCALE_SUFFIX[locale]}`;

/** `title` in French -> `title_fr`, its column. */
export const columnName = (name: string, locale: Locale) => `${snakeCase(name)}_${locale}`;

/** Every flat name of a definition: `titleAr`, `titleFr`, `titleEn`, … */
export function flatNames(definition: ContentDefinition): string[] {
  return fieldNames(definition).flatMap((name) =>
    LOCALES.map((locale) => localizedName(name, locale)),
  );
}

/** Every localized field, texts before lists. */
export function fieldNames(definition: ContentDefinition): string[] {
  return [...Object.keys(definition.texts), ...Object.keys(definition.lists)];
}

/** The first text of a definition, used as the label of a row. */
export const mainText = (definition: ContentDefinition) =>
  Object.keys(definition.texts)[0] as string;

/** The three languages of one field of a flat row. */
export function trilingual(row: Record<string, unknown>, name: string): Trilingual<unknown> {
  return {
    ar: row[localizedName(name, 'ar')],
    fr: row[localizedName(name, 'fr')],
    en: row[localizedName(name, 'en')],
  };
}

/** The localized fields in one language, falling back field by field, and the language of the first. */
export function presentContent(
  definition: ContentDefinition,
  row: Record<string, unknown>,
  language: Locale,
  fallback?: readonly Locale[],
): Record<string, unknown> {
  const confirmed = (row['reviewedLanguages'] ?? []) as readonly Locale[];
  const textOf = (name: string) => {
    if (!definition.texts[name]?.reviewed)
      return pickLocale(trilingual(row, name), language, fallback);
    const value = confirmed.includes(language) ? row[localizedName(name, language)] : '';
    return { value, locale: language };
  };
  const picked = fieldNames(definition).map((name) => [name, textOf(name)] as const);
  return {
    ...Object.fromEntries(picked.map(([name, { value }]) => [name, value])),
    resolvedLanguage: picked[0]?.[1].locale ?? language,
  };
}

/** `{titleAr, titleFr, titleEn, order}` -> `{ar: {title}, fr: {title}, en: {title}, order}`. */
export function nestLanguages(definition: ContentDefinition, row: Record<string, unknown>) {
  const flat = new Set(flatNames(definition));
  const rest = Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => !flat.has(name) && !fieldNames(definition).includes(name),
    ),
  );
  const nested = LOCALES.map((locale) => [
    locale,
    Object.fromEntries(
      fieldNames(definition).map((name) => [name, row[localizedName(name, locale)]]),
    ),
  ]);
  return { ...(Object.fromEntries(nested) as Trilingual<Record<string, unknown>>), ...rest };
}

/** `{ar: {title}, order}` -> `{titleAr, order}`; a flat name that is given too stays as it is. */
export function flattenLanguages(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const values = body as Record<string, unknown>;
  const isNested = (name: string): name is Locale => {
    const inner = values[name];
    return LOCALES.some((locale) => locale === name) && typeof inner === 'object' && inner !== null;
  };
  const entries = Object.entries(values).flatMap(([name, value]) =>
    isNested(name)
      ? Object.entries(value as Record<string, unknown>).map(([field, text]): [string, unknown] => [
          localizedName(field, name),
          text,
        ])
      : [],
  );
  const flat = Object.entries(values).filter(([name]) => !isNested(name));
  return Object.fromEntries([...entries, ...flat]);
}

/** The entries of a list in three languages; one that a language lacks is there in another one. */
export function zipTexts({ ar, fr, en }: Trilingual<readonly string[]>): Trilingual<string>[] {
  const most = Math.max(ar.length, fr.length, en.length);
  return Array.from({ length: most }, (_, index) => {
    const any = ar[index] ?? fr[index] ?? en[index] ?? '';
    return { ar: ar[index] ?? any, fr: fr[index] ?? any, en: en[index] ?? any };
  });
}
