import { Check, Column, Entity, Index } from 'typeorm';
import { LOCALES, type Locale, type Trilingual } from '../../contract/locales.js';
import { RATING_LIMITS, type RatedKind } from '../../contract/ratings.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { SearchColumns } from '../../platform/database/search-columns.js';

/** The name of ratings in the record of changes and in notifications. */
export const RATING = 'rating';

const { min, max } = RATING_LIMITS.stars;

/** What a client thinks of a case that is over, for the office alone. */
@Entity('case_ratings')
@Index('uq_case_ratings_request', ['requestId'], { unique: true })
@Index('ix_case_ratings_request_kind', ['requestKind', 'createdAt'])
@Index('ix_case_ratings_stars', ['stars', 'createdAt'])
@Index('ix_case_ratings_service', ['serviceId', 'createdAt'])
@Index('ix_case_ratings_assignee', ['assigneeId', 'createdAt'])
@Index('ix_case_ratings_consented', ['createdAt'], { where: 'consented_at IS NOT NULL' })
@Index('ix_case_ratings_created_at', ['createdAt', 'id'])
@Index('ix_case_ratings_updated_at', ['updatedAt', 'id'])
@Index('ix_case_ratings_stars_order', ['stars', 'id'])
@Check('ck_case_ratings_stars', `stars BETWEEN ${min} AND ${max}`)
@SearchColumns('case_ratings', { columns: ['request_reference', 'client_name', 'comment'] })
export class CaseRatingEntity extends BaseEntity {
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'text' })
  requestKind: RatedKind;

  @Column({ type: 'uuid' })
  requestId: string;

  @Column({ type: 'text' })
  requestReference: string;

  @Column({ type: 'text' })
  clientName: string;

  /** The service that was rendered, and its titles at the time; null for a consultation. */
  @Column({ type: 'integer', nullable: true })
  serviceId: number | null;

  @Column({ type: 'jsonb', nullable: true })
  serviceTitles: Trilingual<string> | null;

  /** Who dealt with the case when it was rated, and their name at the time. */
  @Column({ type: 'uuid', nullable: true })
  assigneeId: string | null;

  @Column({ type: 'text', nullable: true })
  assigneeName: string | null;

  @Column({ type: 'integer' })
  stars: number;

  @Column({ type: 'text', nullable: true })
  comment: string | null;

  /** Language in which the client wrote. */
  @Column({ type: 'enum', enum: LOCALES, enumName: 'locale' })
  language: Locale;

  /** Under which name the client agreed to be named in public. */
  @Column({ type: 'text', nullable: true })
  publicName: string | null;

  /** Version and language of the sentence by which the client agreed to a testimonial, and when; null without. */
  @Column({ type: 'text', nullable: true })
  consentVersion: string | null;

  @Column({ type: 'enum', enum: LOCALES, enumName: 'locale', nullable: true })
  consentLanguage: Locale | null;

  @Column({ type: 'timestamptz', nullable: true })
  consentedAt: Date | null;

  /** When the client took the last consent back. */
  @Column({ type: 'timestamptz', nullable: true })
  consentWithdrawnAt: Date | null;
}
