import { Injectable } from '@nestjs/common';
import { requestPermission, roleCan } from '../../contract/permissions.js';
import { LOW_RATING_MAX } from '../../contract/ratings.js';
import type { Page } from '../../platform/database/page.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import { AppError } from '../../platform/errors/app-error.js';
import { CountCache } from '../../platform/list/count-cache.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import {
  ColumnTest,
  IS_NULL,
  type ListDefinition,
  ListEngine,
  NOT_NULL,
  type Where,
} from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import { TestimonialSources } from '../testimonials/testimonial-sources.js';
import { RatingAccess } from './rating-access.js';
import { CaseRatingEntity } from './rating.entity.js';
import {
  AVERAGE_FROM,
  type CaseRatingStats,
  RATING_COLUMNS,
  type RatingListArgs,
} from './rating.types.js';

const LIST: ListDefinition<CaseRatingEntity> = {
  sortable: columnNames(RATING_COLUMNS),
  defaultSort: [['createdAt', 'desc']],
};
const ONE = { ...LIST, selection: { total: false } };
const FIGURES = `
  count(*)::int AS total,
  CASE WHEN count(*) >= ${AVERAGE_FROM} THEN round(avg(stars), 1)::float8 END AS average,
  count(*) FILTER (WHERE stars <= ${LOW_RATING_MAX})::int AS low,
  count(*) FILTER (WHERE consented_at IS NOT NULL)::int AS consented`;

const isLow = new ColumnTest((column) => `${column} <= ${LOW_RATING_MAX}`);
const isNotLow = new ColumnTest((column) => `${column} > ${LOW_RATING_MAX}`);
/** What a filter by yes or no asks for; undefined for one that was not given. */
const either = <Yes, No>(wanted: boolean | null | undefined, yes: Yes, no: No) =>
  typeof wanted === 'boolean' ? (wanted ? yes : no) : undefined;

/** What the office reads of ratings, and makes of them. */
@Injectable()
export class RatingsService {
  constructor(
    private readonly lists: ListEngine,
    private readonly counts: CountCache,
    private readonly kinds: RequestKinds,
    private readonly access: RatingAccess,
    private readonly testimonials: TestimonialSources,
  ) {}

  list(viewer: Viewer, args: RatingListArgs): Promise<Page<CaseRatingEntity>> {
    return this.lists.page(CaseRatingEntity, this.conditions(viewer, args), args, LIST);
  }

  /** Figures of what the caller may read; no average of few ratings. */
  async stats(viewer: Viewer, args: RatingListArgs): Promise<CaseRatingStats> {
    const sql = new SqlValues();
    const conditions = this.conditions(viewer, args);
    const where = this.lists.condition(CaseRatingEntity, conditions, sql);
    return this.counts.read<CaseRatingStats>(
      `SELECT ${FIGURES} FROM case_ratings t ${where}`,
      sql.values,
    );
  }

  get(viewer: Viewer, id: string): Promise<CaseRatingEntity> {
    return this.access.find(viewer, id);
  }

  async ofRequest(viewer: Viewer, requestId: string): Promise<CaseRatingEntity | null> {
    const conditions = [{ requestId }, this.access.scopeOf(viewer)];
    const { items } = await this.lists.page(CaseRatingEntity, conditions, { limit: 1 }, ONE);
    return items[0] ?? null;
  }

  /**
   * A draft of a testimonial with what the client said and agreed to; the same one as long as that consent holds.
   * Nobody makes one of what they said themselves.
   */
  async draftTestimonial(viewer: Viewer, id: string): Promise<CaseRatingEntity> {
    const { requestKind, requestId } = await this.access.find(viewer, id);
    if (!roleCan(viewer.role, requestPermission(requestKind, 'answer')))
      throw new AppError('FORBIDDEN');
    const { store } = this.kinds.partsOf(requestKind);
    return store.transactionOf(viewer, async (transaction) => {
      const request = await store.lockCurrent(transaction, viewer, requestId);
      await store.refuseOwn(transaction, viewer, request);
      const rating = await this.access.lockOf(transaction, requestId);
      if (!rating) throw new AppError('NOT_FOUND');
      const { comment: review, publicName: name, language, stars } = rating;
      if (!rating.consentedAt || !review || !name) throw new AppError('RATING_NOT_FOR_PUBLICATION');
      if (await this.testimonials.exists(transaction, rating.id)) return rating;
      const source = { ratingId: rating.id, language, name, review, stars };
      await this.testimonials.draft(transaction, viewer, source);
      return rating;
    });
  }

  private conditions(
    viewer: Viewer,
    { stars, low, consented, kind, serviceId, assigneeId }: RatingListArgs,
  ): Where<CaseRatingEntity>[] {
    return [
      { stars, requestKind: kind, serviceId, assigneeId },
      { stars: either(low, isLow, isNotLow), consentedAt: either(consented, NOT_NULL, IS_NULL) },
      this.access.scopeOf(viewer),
    ];
  }
}
