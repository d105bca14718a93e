import type { TFunction } from 'i18next';
import { LOCALES, type Locale } from '@contract/locales';
import type { FormInput } from './form-definition';

/** Messages by the name of the input: `{ titleFr: 'Ce champ est obligatoire' }`. */
export type ErrorsByName = Record<string, string>;

/** State of an input, as antd reports it. */
export interface FieldState {
  name: (string | number)[];
  errors?: string[];
}

export function errorsByName(fields: readonly FieldState[]): ErrorsByName {
  return Object.fromEntries(
    fields.flatMap(({ name, errors = [] }) =>
      errors[0] === undefined ? [] : [[String(name[0]), errors[0]]],
    ),
  );
}

/** Languages whose tab contains an error. */
export function localesWithErrors(inputs: readonly FormInput[], errors: ErrorsByName): Set<Locale> {
  return new Set(
    inputs.flatMap(({ name, locale }) => (locale !== undefined && name in errors ? [locale] : [])),
  );
}

/** The first tab with an error, in the order of the tabs. */
export function firstLocaleWithError(locales: ReadonlySet<Locale>): Locale | undefined {
  return LOCALES.find((locale) => locales.has(locale));
}

/** The first input with an error, in the order of the page. */
export function firstInputWithError(
  inputs: readonly FormInput[],
  errors: ErrorsByName,
): string | undefined {
  return inputs.find(({ name }) => name in errors)?.name;
}

/** "Title (Français)": the label with its language, for use outside of the tab. */
export function inputLabel(t: TFunction, { field, locale }: FormInput): string {
  const label = t(field.label);
  return locale ? `${label} (${t(`dashboard.languages.${locale}`)})` : label;
}
