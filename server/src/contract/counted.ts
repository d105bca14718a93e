import type { Locale, Trilingual } from './locales.js';

/** The forms of a noun after a number, by plural category; `#` stands for the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Nouns that messages count; a form that is left out reads like `other`. */
export type CountedNouns = Readonly<Record<string, Record<Locale, Forms>>>;

function counted(noun: Record<Locale, Forms>, count: number, locale: Locale): string {
  const forms = noun[locale];
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', String(count));
}

/**
 * A message in one language with its `{name}` placeholders filled in; `{max:characters}` is a number
 * with its noun in the right plural form.
 */
export function fillMessage(
  message: Trilingual<string>,
  locale: Locale,
  { variables, nouns }: { variables: Record<string, unknown>; nouns: CountedNouns },
): string {
  const placeholder = /\{(\w+)(?::(\w+))?\}/g;
  return message[locale].replace(placeholder, (whole, name: string, noun?: string) => {
    if (!(name in variables)) return whole;
    const forms = noun && nouns[noun];
    return forms ? counted(forms, Number(variables[name]), locale) : String(variables[name]);
  });
}
