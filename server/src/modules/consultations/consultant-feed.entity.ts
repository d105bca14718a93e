import { Column, Entity, Index } from 'typeorm';
import { BaseEntity } from '../../platform/database/base.entity.js';

/** The private address at which a calendar program reads the appointments of a consultant. */
@Entity('consultant_feeds')
@Index('uq_consultant_feeds_consultant', ['consultantId'], { unique: true })
@Index('uq_consultant_feeds_token', ['tokenHash'], { unique: true })
export class ConsultantFeedEntity extends BaseEntity {
  @Column({ type: 'uuid' })
  consultantId: string;

  /** The address itself is not stored. */
  @Column({ type: 'bytea' })
  tokenHash: Buffer;

  /** When a calendar program last read it, to the hour. */
  @Column({ type: 'timestamptz', nullable: true })
  readAt: Date | null;
}
