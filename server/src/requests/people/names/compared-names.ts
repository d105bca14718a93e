import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

const WORDS = 'SELECT coalesce(compared_words($1::text), $2::text[]) AS words';
const PARTIES = `
  SELECT name, compared_words(name) AS words
    FROM unnest(party_names($1::text)) WITH ORDINALITY AS u(name, place) ORDER BY place`;

/** A name, and its words as they are compared. */
export interface ComparedName {
  name: string;
  words: string[];
}

/** The words of names, as the database reads them: a change of its functions changes all that is compared. */
@Injectable()
export class ComparedNames {
  constructor(private readonly database: Database) {}

  async wordsOf(name: string): Promise<string[]> {
    const [row] = await this.database.query<{ words: string[] }>(WORDS, [name, []]);
    return row?.words ?? [];
  }

  /** The names in a text that may hold several. */
  partiesOf(text: string | null): Promise<ComparedName[]> {
    return this.database.query<ComparedName>(PARTIES, [text]);
  }
}
