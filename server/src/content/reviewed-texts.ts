import { type ContentDefinition, reviewedTexts } from '../contract/content/define-content.js';
import { isBlank, type Locale, LOCALES } from '../contract/locales.js';
import { invalidFields } from '../platform/errors/app-error.js';
import { ColumnTest } from '../platform/list/list-engine.js';
import { columnName, localizedName } from './localized-fields.js';

type Values = Record<string, unknown>;

/** The languages that stay confirmed after a change: one whose texts of the law changed does not (A84). */
export function stillReviewed(
  definition: ContentDefinition,
  before: Values & { reviewedLanguages?: readonly Locale[] },
  patch: Values,
): { reviewedLanguages?: Locale[] } {
  const names = reviewedTexts(definition);
  if (names.length === 0) return {};
  const isSame = (locale: Locale) =>
    names.every((name) => {
      const flat = localizedName(name, locale);
      return !(flat in patch) || patch[flat] === before[flat];
    });
  return { reviewedLanguages: (before.reviewedLanguages ?? []).filter(isSame) };
}

/**
 * What confirming these languages changes.
 *
 * @throws AppError VALIDATION_FAILED when a row says nothing of the law in one of them
 */
export function reviewedIn<E extends object>(
  definition: ContentDefinition,
  row: E,
  languages: readonly Locale[],
): Partial<E> {
  const isEmpty = (locale: Locale) =>
    reviewedTexts(definition).every((name) =>
      isBlank((row as Values)[localizedName(name, locale)]),
    );
  if (languages.some(isEmpty)) throw invalidFields({ field: 'languages', rule: 'required' });
  const reviewedLanguages = LOCALES.filter((locale) => languages.includes(locale));
  return { reviewedLanguages } as unknown as Partial<E>;
}

/** Rows that say something of the law in a language in which it is not confirmed, or the other ones. */
export function isUnconfirmed(
  definition: ContentDefinition,
  wanted: boolean,
): { reviewedLanguages: ColumnTest } {
  const waits = (locale: Locale, confirmed: string) => {
    const texts = reviewedTexts(definition).map((name) => columnName(name, locale));
    const isFilled = texts.map((column) => `btrim(${column}) <> ''`).join(' OR ');
    return `((${isFilled}) AND '${locale}' <> ALL (${confirmed}))`;
  };
  const test = (confirmed: string) =>
    `(${LOCALES.map((locale) => waits(locale, confirmed)).join(' OR ')}) = ${wanted}`;
  return { reviewedLanguages: new ColumnTest(test) };
}
