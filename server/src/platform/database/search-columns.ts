import { Column, Index } from 'typeorm';
import { LOCALES } from '../../contract/locales.js';

const FILLED = {
  type: 'text',
  nullable: true,
  select: false,
  insert: false,
  update: false,
} as const;

/** What the rows of a table are searched by, in the names of the database. */
export interface Searched {
  columns: readonly string[];
  /** Further SQL for words, by the column that it reads. */
  expressions?: Readonly<Record<string, readonly string[]>>;
}

const declared = new Map<string, Searched>();

/** What the entity of a table declares; undefined where the table has no search of this kind. */
export const searchedBy = (table: string): Searched | undefined => declared.get(table);

/**
 * What a table is searched by: words in plain letters, and the same without blanks. A trigger fills them from what
 * is `searched`, and `ix_<table>_words` (trigrams) finds in them; `npm run migration` writes both.
 */
export const SearchColumns =
  (table: string, searched: Searched): ClassDecorator =>
  (target) => {
    for (const name of ['searchWords', 'searchJoined']) {
      Column(FILLED)(target.prototype as object, name);
    }
    Index(`ix_${table}_words`, { synchronize: false })(target);
    declared.set(table, searched);
  };

/** The digits of a phone number as it was typed. */
export const selectDigits = (column: string) => ({
  [column]: [`regexp_replace(${column}, '\\D', '', 'g')`],
});

/** A number in international form, as people dial it in Algeria. */
export const selectNationalNumber = (column: string) => ({
  [column]: [`regexp_replace(${column}, '^\\+213', '0')`],
});

/** The texts of a column that holds an object of languages. */
export const selectLanguages = (column: string) => ({
  [column]: LOCALES.map((locale) => `${column} ->> '${locale}'`),
});
