import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { createHash, randomBytes } from 'node:crypto';
import type { Locale, Trilingual } from '../../contract/locales.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import {
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ColumnTest, IS_NULL, ListEngine, type Where } from '../../platform/list/list-engine.js';
import { ConsultationCalendarFiles } from './consultation-calendar-files.js';
import { ConsultationEntity } from './consultation.entity.js';

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** The secret of a new address, and what is stored of it. */
export function newFeedSecret(): { secret: string; tokenHash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, tokenHash: hashOf(secret) };
}

/** What would be stored of a secret; undefined for what cannot be one. */
const feedHash = (secret: string): Buffer | undefined =>
  SECRET.test(secret) ? hashOf(secret) : undefined;

export const FEEDS = '/api/v1/consultations/feeds/';
/** Programs that subscribe to calendars look at the end of the address. */
const ENDING = '.ics';
const MOST = 1000;

/** Reads of unknown addresses from one computer. Valid ones are never refused. */
export const FAILED_READS: OperationLimit = {
  name: 'feed-guess',
  points: 50,
  seconds: 15 * 60,
  per: 'address',
  counts: 'wrong addresses',
};

const FIND = `
  SELECT c.id, jsonb_build_object('ar', c.name_ar, 'fr', c.name_fr, 'en', c.name_en) AS names
  FROM consultant_feeds f JOIN consultants c ON c.id = f.consultant_id AND c.deleted_at IS NULL
  WHERE f.token_hash = $1`;
const SEEN = `
  UPDATE consultant_feeds SET read_at = now()
  WHERE consultant_id = $1 AND (read_at IS NULL OR read_at < now() - interval '1 hour')`;

const LIST = {
  sortable: ['startsAt'],
  defaultSort: [['startsAt', 'asc']],
  selection: { total: false },
} as const;
const NOT_CANCELLED = new ColumnTest((column) => `${column} <> 'cancelled'`);
const SINCE_LAST_MONTH = new ColumnTest((column) => `${column} > now() - interval '31 days'`);

/** What a calendar program reads at a private address: the appointments of one consultant. */
@Injectable()
export class ConsultantFeeds {
  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly files: ConsultationCalendarFiles,
    private readonly limits: RateLimitsService,
  ) {}

  /** The path of an address, in the language of whoever made it: calendar programs have none. */
  addressOf(secret: string, language: Locale): string {
    return `${FEEDS}${secret}${ENDING}?language=${language}`;
  }

  async send(file: string, { address, locale }: ClientInfo, response: Response): Promise<void> {
    const consultant = await this.find(file);
    if (!consultant) {
      await this.limits.consume(FAILED_READS, address);
      throw new AppError('NOT_FOUND');
    }
    await this.database.query(SEEN, [consultant.id]);
    const rows = await this.appointmentsOf(consultant.id);
    response.set({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
    response.send(this.files.feed(rows, { language: locale, name: consultant.names[locale] }));
  }

  private async find(file: string) {
    const hash = file.endsWith(ENDING) ? feedHash(file.slice(0, -ENDING.length)) : undefined;
    if (!hash) return undefined;
    const [found] = await this.database.query<{ id: string; names: Trilingual<string> }>(FIND, [
      hash,
    ]);
    return found;
  }

  /** From a month ago on; a cancelled one is no longer among them, and so leaves the calendar. */
  private async appointmentsOf(consultantId: string): Promise<ConsultationEntity[]> {
    const where: Where<ConsultationEntity> = {
      consultantId,
      status: NOT_CANCELLED,
      startsAt: SINCE_LAST_MONTH,
      deletedAt: IS_NULL,
    };
    const bounds = { limit: MOST };
    const { items } = await this.lists.page(ConsultationEntity, where, bounds, LIST);
    return items;
  }
}
