import type { ContentDefinition } from '../contract/content/define-content.js';
import type { ContentStatus } from '../contract/content/content-status.js';
import { isBlank, type Locale, LOCALE_SUFFIX, LOCALES } from '../contract/locales.js';
import { invalidFields } from '../platform/errors/app-error.js';
import { columnName, fieldNames, flatNames, localizedName } from './localized-fields.js';

type Values = Record<string, unknown>;

/** The completeness of each language in percent; null means that nothing is missing. */
export type ContentCompleteness = { [K in `incomplete${'Ar' | 'Fr' | 'En'}`]: number | null };

export const completenessColumn = (locale: Locale) => `incomplete${LOCALE_SUFFIX[locale]}` as const;

/**
 * SQL of one language's completeness in percent, null when complete. Required texts always count; an
 * optional text or a list counts once any language has it.
 */
export function completenessExpression(definition: ContentDefinition, locale: Locale): string {
  const isFilled = (name: string, language: Locale) =>
    name in definition.texts
      ? `(btrim(${columnName(name, language)}) <> '')::int`
      : `(${columnName(name, language)} <> '{}')::int`;
  const weight = (name: string) =>
    definition.texts[name]?.required
      ? '1'
      : `greatest(${LOCALES.map((language) => isFilled(name, language)).join(', ')})`;
  const names = fieldNames(definition);
  const filled = names.map((name) => isFilled(name, locale)).join(' + ');
  return `nullif(100 * (${filled}) / nullif(${names.map(weight).join(' + ')}, 0), 100)`;
}

/** Adds `completeness` to a row: one number for each language. */
export function withCompleteness<Row extends object>(row: Row): Row {
  const gaps = LOCALES.map(
    (locale) => [locale, (row as Values)[completenessColumn(locale)] ?? 100] as const,
  );
  return { ...withoutCompleteness(row), completeness: Object.fromEntries(gaps) };
}

/** A row without the completeness columns, which the database generates. */
export function withoutCompleteness<Row extends object>(row: Row): Row {
  const names = new Set<string>(LOCALES.map(completenessColumn));
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name))) as Row;
}

/** Refuses a row that is not a draft and lacks required texts, and names all of them (B05). */
export function requireTexts(
  definition: ContentDefinition,
  row: object & { status?: ContentStatus },
): void {
  if (row.status === 'draft') return;
  const missing = Object.entries(definition.texts)
    .filter(([, { required }]) => required)
    .flatMap(([name]) => LOCALES.map((locale) => localizedName(name, locale)))
    .filter((name) => isBlank((row as Values)[name]));
  if (missing.length > 0)
    throw invalidFields(...missing.map((field) => ({ field, rule: 'required' as const })));
}

/** Whether a change can leave a row without a text that its status asks for. */
export function touchesTexts(definition: ContentDefinition, patch: Values): boolean {
  return ['status', ...flatNames(definition)].some((name) => name in patch);
}
