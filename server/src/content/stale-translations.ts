import type { ContentDefinition } from '../contract/content/define-content.js';
import { isBlank, type Locale, LOCALES } from '../contract/locales.js';
import { fieldNames, localizedName } from './localized-fields.js';

type Values = Record<string, unknown>;

/**
 * The translations that may be out of date after a change: it changed an Arabic text but not its
 * translation, or an earlier change did and nobody has edited the translation since. `confirmed` are
 * the translations that an editor marked as still correct.
 */
export function staleTranslations(
  definition: ContentDefinition,
  before: Values & { staleLanguages: readonly Locale[] },
  patch: Values,
  confirmed: readonly Locale[],
): Locale[] {
  const after = { ...before, ...patch };
  const changed = (locale: Locale) =>
    fieldNames(definition).filter((name) => {
      const flat = localizedName(name, locale);
      return JSON.stringify(before[flat]) !== JSON.stringify(after[flat]);
    });
  const changedArabic = changed('ar');
  return LOCALES.filter((locale) => {
    if (locale === 'ar' || confirmed.includes(locale)) return false;
    const isWritten = (name: string) => !isBlank(after[localizedName(name, locale)]);
    const edited = changed(locale);
    const lags = changedArabic.some((name) => isWritten(name) && !edited.includes(name));
    const lagged = before.staleLanguages.includes(locale) && edited.length === 0;
    return lags || (lagged && fieldNames(definition).some(isWritten));
  });
}
