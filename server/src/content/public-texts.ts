import type { EntityMetadata, EntityTarget } from 'typeorm';
import { CONTENT_KINDS, type ContentKind } from '../contract/content/content-kinds.js';
import type { ContentDefinition } from '../contract/content/define-content.js';
import { type Locale, LOCALES, type Trilingual } from '../contract/locales.js';
import { getColumn } from '../platform/database/entity-columns.js';
import type { Page } from '../platform/database/page.js';
import { SqlValues } from '../platform/database/sql-values.js';
import type { RequestedFields } from '../platform/graphql/requested-fields.js';
import type { ListArgs } from '../platform/list/list.args.js';
import type { ListEngine } from '../platform/list/list-engine.js';
import type { ContentBase } from './content.entity.js';
import { localizedName, mainText } from './localized-fields.js';

/** What the public sees of one kind. */
export interface PublicReads {
  publicWhere(): object[];
  listPublic(args: ListArgs, requested?: RequestedFields): Promise<Page<object>>;
}

export interface ContentTableOf {
  definition: ContentDefinition;
  entity: EntityTarget<ContentBase>;
  reads: PublicReads;
}

/** A text that the public reads in one language. */
export interface PublicText {
  entity: ContentKind;
  id: string;
  /** The texts that name its row. */
  titles: Trilingual<string>;
  field: string;
  /** Null for what is the same in every language. */
  language: Locale | null;
}

interface Wanted {
  pattern: string;
  limit: number;
}

/** Stands between the entries of a list, as a word of its own, so that no phrase goes over two of them. */
const BETWEEN_ENTRIES = `' + '`;

/** Every text of a row as SQL: the name of its field, its language, and what it says; none of the law that nobody confirmed. */
function textsOf(definition: ContentDefinition, metadata: EntityMetadata): string[] {
  const column = (name: string) => getColumn(metadata, name);
  const inEachLanguage = (names: string[], toText: (name: string, locale: Locale) => string) =>
    names.flatMap((name) =>
      LOCALES.map((locale) => `('${name}', '${locale}', ${toText(name, locale)})`),
    );
  const text = (name: string, locale: Locale) => {
    const written = column(localizedName(name, locale));
    if (!definition.texts[name]?.reviewed) return written;
    return `CASE WHEN '${locale}' = ANY(${column('reviewedLanguages')}) THEN ${written} END`;
  };
  const list = (name: string, locale: Locale) =>
    `array_to_string(${column(localizedName(name, locale))}, ${BETWEEN_ENTRIES})`;
  const lines = Object.entries(definition.fields).flatMap(([name, { kind }]) =>
    kind === 'line' ? [name] : [],
  );
  const trees = metadata.columns.flatMap(({ type, propertyName }) =>
    type === 'jsonb' ? [propertyName] : [],
  );
  return [
    ...inEachLanguage(Object.keys(definition.texts), text),
    ...inEachLanguage(Object.keys(definition.lists), list),
    ...[...lines, ...trees].map((name) => `('${name}', NULL, ${column(name)}::text)`),
  ];
}

/** The statement that finds the texts of all kinds that the public sees whose folded words match a pattern. */
export function publicTextsQuery(
  kinds: readonly ContentTableOf[],
  lists: ListEngine,
  { pattern, limit }: Wanted,
): { text: string; values: unknown[] } {
  const sql = new SqlValues(pattern, limit);
  const found = kinds
    .filter(({ definition }) => !definition.officeOnly)
    .map(({ definition, entity, reads }) => {
      const metadata = lists.metadataOf(entity);
      const name = definition.name as ContentKind;
      const titles = LOCALES.map(
        (locale) =>
          `'${locale}', ${getColumn(metadata, localizedName(mainText(definition), locale))}`,
      );
      const shown = lists.condition(entity, reads.publicWhere(), sql);
      return `
        SELECT ${CONTENT_KINDS.indexOf(name)} AS kind, t.sort_order AS place, '${name}' AS entity, t.id::text AS id,
          json_build_object(${titles.join(', ')}) AS titles, said.field, said.language
        FROM "${metadata.tableName}" t
        CROSS JOIN LATERAL (VALUES ${textsOf(definition, metadata).join(', ')}) AS said (field, language, words)
        ${shown} AND search_fold(said.words) ~ $1`;
    });
  return {
    text: `
      SELECT entity, id, titles, field, language FROM (${found.join(' UNION ALL ')}) matching
      ORDER BY kind, place, id, field, language LIMIT $2`,
    values: sql.values,
  };
}
