import { Injectable } from '@nestjs/common';
import { testimonialContent } from '../../contract/content/testimonial.js';
import { type Locale, LOCALE_SUFFIX } from '../../contract/locales.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { batchLoader, orderByKeys } from '../../platform/database/batch-loader.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { withoutCompleteness } from '../../content/content-completeness.js';
import { TestimonialEntity } from './testimonial.entity.js';

/** What a client said and agreed to see published. */
export interface TestimonialSource {
  ratingId: string;
  language: Locale;
  name: string;
  review: string;
  stars: number;
}

/** The testimonial that was made of a rating, as the office sees it beside the rating. */
export interface SourcedTestimonial {
  id: string;
  status: TestimonialEntity['status'];
}

const ENTITY = testimonialContent.name;
const OF_RATINGS = `
  SELECT s.rating_id AS "ratingId", t.id, t.status FROM testimonial_sources s
    JOIN testimonials t ON t.id = s.testimonial_id
   WHERE s.rating_id = ANY($1::uuid[]) AND s.ended_at IS NULL AND t.deleted_at IS NULL`;
const INSERT = 'INSERT INTO testimonial_sources (testimonial_id, rating_id) VALUES ($1, $2)';
const IDS_OF = `
  SELECT testimonial_id AS id FROM testimonial_sources
   WHERE rating_id = $1 AND ended_at IS NULL ORDER BY testimonial_id`;
const END = `
  UPDATE testimonial_sources SET ended_at = now() WHERE rating_id = $1 AND ended_at IS NULL`;
const REMOVE = 'DELETE FROM testimonials WHERE id = $1';
const ERASE = `
  DELETE FROM testimonials WHERE id IN (
    SELECT testimonial_id FROM testimonial_sources WHERE rating_id = ANY($1::uuid[]))
  RETURNING id`;
/** What the client said stands in the record of changes, too, which takes changes only from who says so. */
const ALLOW = `SELECT set_config('mizan.audit_retention', $1, true)`;
const BLANK_AUDIT = `
  UPDATE audit_events SET label = NULL, before = NULL, after = NULL
   WHERE entity = '${ENTITY}' AND entity_id = ANY($1::text[])`;

type Found = SourcedTestimonial & { ratingId: string };

/** Testimonials that are made of what clients said in private, and what becomes of them when the consent ends. */
@Injectable()
export class TestimonialSources {
  /** The testimonial in force of each rating. */
  readonly of = batchLoader((ratingIds: readonly string[]) => this.read(ratingIds));

  constructor(
    private readonly database: Database,
    private readonly entityWriter: EntityWriter,
    private readonly auditLog: AuditLog,
    private readonly events: ChangeEventBus,
  ) {}

  /**
   * A draft with what the client said, in their language only and about no consultant: the office writes the rest before
   * it can be active.
   */
  async draft(
    transaction: Transaction,
    viewer: Viewer,
    { ratingId, language, name, review, stars: rating }: TestimonialSource,
  ): Promise<TestimonialEntity> {
    const suffix = LOCALE_SUFFIX[language];
    const texts = { [`name${suffix}`]: name, [`review${suffix}`]: review };
    const after = await this.entityWriter.insert(transaction, TestimonialEntity, {
      ...(texts as Partial<TestimonialEntity>),
      ...{ status: 'draft', rating, consultantId: null },
    });
    await transaction.execute(INSERT, [after.id, ratingId]);
    await this.record(transaction, viewer, 'created', { before: null, after });
    return after;
  }

  /** Whether one was made with the consent that holds, and is not in the trash. */
  async exists(transaction: Transaction, ratingId: string): Promise<boolean> {
    const found = await transaction.execute(OF_RATINGS, [[ratingId]]);
    return found.length > 0;
  }

  /**
   * Takes drafts away and hides the others, since the client no longer agrees. Answers whether something was hidden
   * that the public could read.
   */
  async end(transaction: Transaction, viewer: Viewer, ratingId: string): Promise<boolean> {
    let wasPublic = false;
    const ids = await transaction.execute<{ id: string }>(IDS_OF, [ratingId]);
    for (const { id } of ids) {
      const before = await this.entityWriter.lock(transaction, TestimonialEntity, id);
      if (before?.status === 'draft') {
        await transaction.execute(REMOVE, [id]);
        await this.record(transaction, viewer, 'removed', { before, after: null });
      } else if (before?.status === 'active') {
        wasPublic ||= before.deletedAt === null;
        const patch = { status: 'inactive' } as const;
        const after = await this.entityWriter.update(transaction, TestimonialEntity, { id }, patch);
        if (after) await this.record(transaction, viewer, 'status_changed', { before, after });
      }
    }
    await transaction.execute(END, [ratingId]);
    return wasPublic;
  }

  /** Erases what was made of these ratings, also from the record of changes. */
  async erase(transaction: Transaction, ratingIds: readonly string[]): Promise<void> {
    const erased = await transaction.execute<{ id: string }>(ERASE, [ratingIds]);
    if (erased.length === 0) return;
    const ids = erased.map(({ id }) => id);
    await transaction.execute(ALLOW, ['on']);
    await transaction.execute(BLANK_AUDIT, [ids]);
    await transaction.execute(ALLOW, ['off']);
    for (const id of ids) this.events.announce(transaction, { entity: ENTITY, id });
  }

  private async record(
    transaction: Transaction,
    viewer: Viewer,
    verb: 'created' | 'removed' | 'status_changed',
    { before, after }: { before: TestimonialEntity | null; after: TestimonialEntity | null },
  ): Promise<void> {
    const { id, nameAr, nameFr, nameEn } = (after ?? before) as TestimonialEntity;
    await this.auditLog.record(transaction, {
      ...{ viewer, action: `${ENTITY}.${verb}`, entity: ENTITY, entityId: id },
      label: nameAr || nameFr || nameEn,
      before: before && withoutCompleteness(before),
      after: after && withoutCompleteness(after),
    });
    this.events.announce(transaction, { entity: ENTITY, id });
  }

  private async read(ratingIds: readonly string[]): Promise<(SourcedTestimonial | undefined)[]> {
    const rows = await this.database.query<Found>(OF_RATINGS, [ratingIds]);
    return orderByKeys(ratingIds, rows, ({ ratingId }) => ratingId);
  }
}
