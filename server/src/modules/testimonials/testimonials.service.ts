import { Injectable } from '@nestjs/common';
import type { ContentVerb } from '../../contract/audit-verbs.js';
import { testimonialContent } from '../../contract/content/testimonial.js';
import { IS_PUBLIC } from '../../content/content-reads.js';
import { ContentService } from '../../content/content.service.js';
import { ContentDependencies } from '../../content/content-dependencies.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { ColumnTest } from '../../platform/list/list-engine.js';
import { TestimonialEntity } from './testimonial.entity.js';
import { type PublicTestimonialStats, testimonialStats } from './testimonial.types.js';

/** Consultants of whom the public may read what clients said: no advocates, and nobody whom the site no longer shows (A86). */
const SHOWN = `IN (SELECT id FROM consultants WHERE ${IS_PUBLIC} AND NOT advocate)`;

const { averageRating, satisfiedClients } = testimonialStats.sql;
const PUBLIC_STATS = `
  SELECT count(*)::int AS "totalTestimonials", ${averageRating} AS "averageRating",
    ${satisfiedClients} AS "satisfiedClients"
  FROM testimonials WHERE ${IS_PUBLIC} AND (consultant_id IS NULL OR consultant_id ${SHOWN})`;

/** The client whose words it holds took the consent back. */
const CONSENT_ENDED = `
  SELECT 1 FROM testimonial_sources WHERE testimonial_id = $1 AND ended_at IS NOT NULL`;

type TestimonialStats = InstanceType<typeof testimonialStats.type>;

/** Testimonials of clients. */
@Injectable()
export class TestimonialsService extends ContentService<TestimonialEntity, TestimonialStats> {
  constructor(dependencies: ContentDependencies) {
    super(dependencies, testimonialContent, {
      entity: TestimonialEntity,
      stats: testimonialStats,
      publicCondition: {
        consultantId: new ColumnTest((column) => `(${column} IS NULL OR ${column} ${SHOWN})`),
      },
      // the language of the texts under the name that REST gives it
      toPublic: (row) => ({
        ...row,
        language: row.resolvedLanguage,
      }),
    });
  }

  /** What a client no longer agrees to cannot be public again, whatever is changed in it. */
  protected override change(
    viewer: Viewer,
    id: string,
    verb: ContentVerb,
    patch: (
      before: TestimonialEntity,
      transaction: Transaction,
    ) => Partial<TestimonialEntity> | Promise<Partial<TestimonialEntity>>,
  ): Promise<TestimonialEntity> {
    return super.change(viewer, id, verb, async (before, transaction) => {
      const values = await patch(before, transaction);
      if ({ ...before, ...values }.status === 'active') {
        const [ended] = await transaction.execute(CONSENT_ENDED, [id]);
        if (ended) throw new AppError('RATING_NOT_FOR_PUBLICATION');
      }
      return values;
    });
  }

  /** Figures of the active testimonials, shown above the public list. */
  async publicStats(): Promise<PublicTestimonialStats> {
    const [stats] = await this.dependencies.database.query<PublicTestimonialStats>(PUBLIC_STATS);
    return stats as PublicTestimonialStats;
  }
}
