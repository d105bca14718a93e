import type { TFunction } from 'i18next';
import { LOCALES, type Locale } from '@contract/locales';
import type { FormSlot } from './form-definition';

/** Messages by box: `{ titleFr: 'Ce champ est obligatoire' }`. */
export type ErrorsByName = Record<string, string>;

/** What antd knows of a box. */
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

/** Languages whose tab holds an error. */
export function markedLocales(slots: readonly FormSlot[], errors: ErrorsByName): Set<Locale> {
  return new Set(
    slots.flatMap(({ name, locale }) => (locale !== undefined && name in errors ? [locale] : [])),
  );
}

/** The tab to open: the first, in the order of the tabs, that holds an error. */
export function firstMarked(marked: ReadonlySet<Locale>): Locale | undefined {
  return LOCALES.find((locale) => marked.has(locale));
}

/** The box to go to: the first in the order in which they are seen. */
export function firstWrong(slots: readonly FormSlot[], errors: ErrorsByName): string | undefined {
  return slots.find(({ name }) => name in errors)?.name;
}

/** "Title (Français)": a box named apart from its tab. */
export function slotLabel(t: TFunction, { field, locale }: FormSlot): string {
  const label = t(field.label);
  return locale ? `${label} (${t(`dashboard.languages.${locale}`)})` : label;
}
