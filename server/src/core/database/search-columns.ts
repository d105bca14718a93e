import { Column, Index } from 'typeorm';

const FILLED = {
  type: 'text',
  nullable: true,
  select: false,
  insert: false,
  update: false,
} as const;

/**
 * What a table is searched by: words in plain letters, and the same without blanks. A trigger fills them, and
 * `ix_<table>_words` (trigrams) finds in them; both are written by hand in a migration.
 */
export const SearchColumns =
  (table: string): ClassDecorator =>
  (target) => {
    for (const name of ['searchWords', 'searchJoined']) {
      Column(FILLED)(target.prototype as object, name);
    }
    Index(`ix_${table}_words`, { synchronize: false })(target);
  };
