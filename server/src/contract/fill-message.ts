import type { Locale, Trilingual } from './locales.js';

/** The forms of a noun by plural category; `#` stands for the number. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Nouns for the numbers in messages; a missing form falls back to `other`. */
export type PluralNouns = Readonly<Record<string, Record<Locale, PluralForms>>>;

/** A number with its noun. */
export function pluralize(
  noun: Record<Locale, PluralForms>,
  count: number,
  locale: Locale,
): string {
  const forms = noun[locale];
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', String(count));
}

/**
 * Fills in the `{name}` placeholders of a message in one language. `{max:characters}` becomes the number
 * with its noun in the right plural form.
 */
export function fillMessage(
  message: Trilingual<string>,
  locale: Locale,
  { variables, nouns }: { variables: Record<string, unknown>; nouns: PluralNouns },
): string {
  const placeholder = /\{(\w+)(?::(\w+))?\}/g;
  return message[locale].replace(placeholder, (whole, name: string, noun?: string) => {
    if (!(name in variables)) return whole;
    const forms = noun && nouns[noun];
    return forms ? pluralize(forms, Number(variables[name]), locale) : String(variables[name]);
  });
}
