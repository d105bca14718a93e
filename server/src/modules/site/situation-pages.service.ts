import { Injectable } from '@nestjs/common';
import { IS_PUBLIC } from '../../content/content-reads.js';
import { type Locale, localesWithFallback, type Trilingual } from '../../contract/locales.js';
import { Database } from '../../platform/database/database.js';

const titleQuery = (locale: Locale) => {
  const titles = localesWithFallback(locale).map((each) => `nullif(title_${each}, '')`);
  return `SELECT coalesce(${titles.join(', ')}) AS title FROM situations WHERE slug = $1 AND ${IS_PUBLIC}`;
};
/** For each language the title in it, else in the next one (A25). */
const TITLE: Trilingual<string> = {
  ar: titleQuery('ar'),
  fr: titleQuery('fr'),
  en: titleQuery('en'),
};

/** What crawlers and networks are told of the pages of situations. */
@Injectable()
export class SituationPages {
  constructor(private readonly database: Database) {}

  /** The slugs of all that the public sees, door by door. */
  async slugs(): Promise<string[]> {
    const rows = await this.database.query<{ slug: string }>(
      `SELECT slug FROM situations WHERE ${IS_PUBLIC} ORDER BY door, sort_order, id`,
    );
    return rows.map(({ slug }) => slug);
  }

  /** Undefined if the public sees no such situation. */
  async titleOf(slug: string, locale: Locale): Promise<string | undefined> {
    const [row] = await this.database.query<{ title: string }>(TITLE[locale], [slug]);
    return row?.title;
  }
}
