import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { charactersIn } from '../../contract/characters.js';
import type { Locale } from '../../contract/locales.js';
import { SEARCH_MISSES } from '../../contract/public-search.js';
import { searchNorm } from '../../contract/search-norm.js';
import { requestLimiter } from '../../platform/access/address-rate-limit.js';
import { DeferredTasks } from '../../platform/access/deferred-tasks.js';
import { Database } from '../../platform/database/database.js';
import type { SearchMiss } from './public-search.types.js';

/** Digits and @ stand in what tells of a person: numbers of phones and cases, dates, addresses. */
const PERSONAL = /[@\p{N}]/u;
/** Words that one address can have counted, so that nobody fills the table. */
const LIMIT = { points: 20, duration: 60 };
/** Words of one week. */
const MAX_WORDS = 5000;
/** More callers are not told apart. */
const MAX_CALLERS = 100;
const SALT_BYTES = 32;
const SHOWN = 100;

const THIS_WEEK = `date_trunc('week', now() AT TIME ZONE 'Africa/Algiers')::date`;

const MAKE_SALT = `
  INSERT INTO search_salts (week, salt) VALUES (${THIS_WEEK}, $1)
  ON CONFLICT (week) DO UPDATE SET salt = search_salts.salt RETURNING salt`;

const COUNT = `
  INSERT INTO search_misses (week, language, word, callers, caller_hashes)
  SELECT ${THIS_WEEK}, $1, $2, 1, ARRAY[$3]
   WHERE (SELECT count(*) FROM search_misses WHERE week = ${THIS_WEEK}) < ${MAX_WORDS}
  ON CONFLICT (week, language, word) DO UPDATE
    SET callers = search_misses.callers + 1,
        caller_hashes = search_misses.caller_hashes || excluded.caller_hashes
    WHERE search_misses.callers < ${MAX_CALLERS}
      AND NOT search_misses.caller_hashes @> excluded.caller_hashes`;

const LIST = `
  SELECT word, language, max(callers) AS callers, max(week)::text AS week
    FROM search_misses WHERE callers >= $1
   GROUP BY word, language ORDER BY callers DESC, week DESC, word LIMIT ${SHOWN}`;

/** Words that people searched for and that found nothing, so that administrators can make them synonyms (B41). */
@Injectable()
export class SearchMisses {
  private readonly limiter = requestLimiter(LIMIT);

  constructor(
    private readonly database: Database,
    private readonly deferredTasks: DeferredTasks,
  ) {}

  /** Counts a text that found nothing, later, if it may be kept: few signs, without digits and @. */
  count(text: string, language: Locale, address: string): void {
    const word = searchNorm(text);
    if (word === '' || PERSONAL.test(text) || charactersIn(word) > SEARCH_MISSES.maxLength) return;
    this.deferredTasks.run(async () => {
      if (await this.mayCount(address)) await this.store({ word, language, address });
    });
  }

  /** Those that enough callers typed in one week, the most frequent first. */
  list(): Promise<SearchMiss[]> {
    return this.database.query<SearchMiss>(LIST, [SEARCH_MISSES.minCallers]);
  }

  private async mayCount(address: string): Promise<boolean> {
    try {
      await this.limiter.consume(address);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  }

  private async store(miss: { word: string; language: Locale; address: string }): Promise<void> {
    const { word, language, address } = miss;
    await this.database.transaction(async (transaction) => {
      const salt = randomBytes(SALT_BYTES).toString('base64url');
      const [stored] = await transaction.execute<{ salt: string }>(MAKE_SALT, [salt]);
      // with the word, so that nobody sees which words one caller typed
      const caller = createHmac('sha256', stored?.salt ?? salt)
        .update([language, word, address].join('\n'))
        .digest('base64url');
      await transaction.execute(COUNT, [language, word, caller]);
    });
  }
}
