import { Injectable } from '@nestjs/common';
import type { ContentKind } from '../contract/content/content-kinds.js';
import { type Locale, LOCALES } from '../contract/locales.js';
import { Database } from '../platform/database/database.js';
import { ListEngine } from '../platform/list/list-engine.js';
import { columnName } from './localized-fields.js';
import {
  type ContentTableOf,
  type PublicText,
  type PublicReads,
  publicTextsQuery,
} from './public-texts.js';

/** How many rows of one kind lack texts in one language. */
export interface MissingTranslation {
  entity: ContentKind;
  language: Locale;
  count: number;
}

/** A text that is longer than its bound, because the bound was lowered after it was written. */
export interface LongText {
  entity: ContentKind;
  id: string;
  /** The column. */
  field: string;
  /** Characters of the text, or of the longest entry of a list. */
  length: number;
  max: number;
}

const MOST_LONG_TEXTS = 1000;
const TEXT_LENGTH = (column: string) => `char_length(${column})`;
const LONGEST_ENTRY = (column: string) =>
  `(SELECT max(char_length(entry)) FROM unnest(${column}) entry)`;

/** The kinds of content that this product has. Each service adds its own. */
@Injectable()
export class ContentKinds {
  private readonly kinds: ContentTableOf[] = [];

  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
  ) {}

  add(kind: ContentTableOf): void {
    this.kinds.push(kind);
  }

  /** What the public reads of a kind. */
  publicReadsOf(name: ContentKind): PublicReads {
    const kind = this.kinds.find(({ definition }) => definition.name === name);
    if (!kind) throw new Error(`There is no content ${name}`);
    return kind.reads;
  }

  /** The public texts whose folded words match a pattern, the first rows of each kind first; in one statement. */
  matchingPublicTexts(pattern: string, limit: number): Promise<PublicText[]> {
    const { text, values } = publicTextsQuery(this.kinds, this.lists, { pattern, limit });
    return this.database.query<PublicText>(text, values);
  }

  /** What still has to be translated, without the rows in the trash; in one statement. */
  async missingTranslations(): Promise<MissingTranslation[]> {
    const counts = this.kinds.flatMap(({ definition, entity }) => {
      const { tableName } = this.lists.metadataOf(entity);
      return LOCALES.map(
        (locale) =>
          `SELECT '${definition.name}' AS entity, '${locale}' AS language, count(*)::int AS count
           FROM ${tableName} WHERE deleted_at IS NULL AND incomplete_${locale} IS NOT NULL`,
      );
    });
    const rows = await this.database.query<MissingTranslation>(counts.join(' UNION ALL '));
    return rows.filter(({ count }) => count > 0);
  }

  /** Texts over their bounds, without the rows in the trash; at most a thousand. */
  longTexts(): Promise<LongText[]> {
    const found = this.kinds.flatMap(({ definition, entity }) => {
      const { tableName } = this.lists.metadataOf(entity);
      const over = (
        fields: Record<string, { max: number }>,
        lengthOf: (column: string) => string,
      ) =>
        Object.entries(fields).flatMap(([field, { max }]) =>
          LOCALES.map((locale) => {
            const column = columnName(field, locale);
            const length = lengthOf(column);
            return `SELECT '${definition.name}' AS entity, id::text, '${column}' AS field, ${length} AS length, ${max} AS max
                    FROM ${tableName} WHERE deleted_at IS NULL AND ${length} > ${max}`;
          }),
        );
      return [...over(definition.texts, TEXT_LENGTH), ...over(definition.lists, LONGEST_ENTRY)];
    });
    const statement = `${found.join(' UNION ALL ')} ORDER BY entity, id, field LIMIT ${MOST_LONG_TEXTS}`;
    return this.database.query<LongText>(statement);
  }
}
