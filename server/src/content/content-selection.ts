import type { EntityMetadata } from 'typeorm';
import type { ContentDefinition } from '../contract/content/define-content.js';
import { type Locale, LOCALES, localesWithFallback } from '../contract/locales.js';
import type { RequestedFields } from '../platform/graphql/requested-fields.js';
import { getColumn } from '../platform/database/entity-columns.js';
import type { Selection } from '../platform/list/list-engine.js';
import { fieldNames, localizedName } from './localized-fields.js';
import { completenessColumn } from './content-completeness.js';

/** The entity and the language of a content query. */
export interface ContentQuery {
  metadata: EntityMetadata;
  definition: ContentDefinition;
  language: Locale;
  fallback?: readonly Locale[];
  /** SQL that is read in place of a column. */
  instead?: Partial<Record<string, string>>;
}

/**
 * A select list of `names`, or of those that a query asked for: localized fields under their plain name
 * in one language, chosen by the database, so that the other languages are not transferred (A25, P03).
 */
export function contentSelection(
  reading: ContentQuery,
  names: readonly string[],
  requested?: RequestedFields,
): Selection {
  const wanted = requested ? names.filter((name) => requested.fields.has(name)) : names;
  const columns = wanted.map((name) => `${expressionOf(reading, name)} AS "${name}"`);
  return { columns: columns.join(', ') || '1 AS "one"', total: requested?.total ?? true };
}

/** The select list of the requested fields; whole rows when a field is computed from them. */
export function requestedSelection(
  reading: ContentQuery,
  requested?: RequestedFields,
): Selection | undefined {
  if (!requested) return undefined;
  const { metadata, definition } = reading;
  const readable = [...fieldNames(definition), 'resolvedLanguage', 'completeness'];
  const isReadable = (name: string) =>
    readable.includes(name) || metadata.findColumnWithPropertyName(name) !== undefined;
  const names = [...requested.fields];
  if (!names.every(isReadable)) return { total: requested.total };
  return contentSelection(reading, names, requested);
}

function expressionOf(reading: ContentQuery, name: string): string {
  const { metadata, definition, instead, ...language } = reading;
  const [first] = fieldNames(definition);
  if (name === 'resolvedLanguage' && first) {
    return picked({ metadata, definition, ...language }, first, (locale) => `'${locale}'`);
  }
  if (name === 'completeness') return completenessOf(metadata);
  if (instead?.[name]) return instead[name];
  if (!fieldNames(definition).includes(name)) return plainColumn(metadata, name);
  if (definition.texts[name]?.reviewed) return reviewed(metadata, name, language.language);
  return picked({ metadata, definition, ...language }, name);
}

function plainColumn(metadata: EntityMetadata, name: string): string {
  const column = getColumn(metadata, name);
  return metadata.findColumnWithPropertyName(name)?.isArray ? asJson(column) : column;
}

function completenessOf(metadata: EntityMetadata): string {
  const gaps = LOCALES.map(
    (locale) => `'${locale}', coalesce(${getColumn(metadata, completenessColumn(locale))}, 100)`,
  );
  return `json_build_object(${gaps.join(', ')})`;
}

/** A text in the language asked for, if it is confirmed there, and no other. */
function reviewed(metadata: EntityMetadata, name: string, language: Locale): string {
  const text = getColumn(metadata, localizedName(name, language));
  const isConfirmed = `'${language}' = ANY(${getColumn(metadata, 'reviewedLanguages')})`;
  return `CASE WHEN ${isConfirmed} THEN ${text} ELSE '' END`;
}

/** The first language that is not blank; the one asked for when all are. */
function picked(
  { metadata, definition, language, fallback }: ContentQuery,
  name: string,
  value?: (locale: Locale) => string,
): string {
  const column = (locale: Locale) => getColumn(metadata, localizedName(name, locale));
  const isFilled = (locale: Locale) =>
    name in definition.texts ? `btrim(${column(locale)}) <> ''` : `${column(locale)} <> '{}'`;
  const cases = localesWithFallback(language, fallback).map(
    (locale) => `WHEN ${isFilled(locale)} THEN ${(value ?? column)(locale)}`,
  );
  const text = `CASE ${cases.join(' ')} ELSE ${(value ?? column)(language)} END`;
  return value || name in definition.texts ? text : asJson(text);
}

/** A list as JSON, which is read natively: the form that PostgreSQL gives arrays is read letter by letter (P04). */
const asJson = (array: string) => `to_json(${array})`;
