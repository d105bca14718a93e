import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TimestampedEntity } from '../../platform/database/base.entity.js';

/** The newest code with which a person adds a request to their account. Only its keyed hash is stored. */
@Entity('request_join_codes')
@Index('ix_request_join_codes_expires_at', ['expiresAt'])
export class RequestJoinCodeEntity extends TimestampedEntity {
  @PrimaryColumn({ type: 'uuid' })
  requestId: string;

  @Column({ type: 'bytea' })
  codeHash: Buffer;

  /** How often somebody tried; after a few tries it is no longer valid. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
