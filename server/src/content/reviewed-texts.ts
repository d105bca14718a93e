import { type ContentDefinition, reviewedTexts } from '../contract/content/define-content.js';
import { isBlank, type Locale, LOCALES } from '../contract/locales.js';
import { invalidFields } from '../platform/errors/app-error.js';
import { localizedName } from './localized-fields.js';

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
    reviewedTexts(definition).every((name) => isBlank((row as Values)[localizedName(name, locale)]));
  if (languages.some(isEmpty)) throw invalidFields({ field: 'languages', rule: 'required' });
  const reviewedLanguages = LOCALES.filter((locale) => languages.includes(locale));
  return { reviewedLanguages } as unknown as Partial<E>;
}
