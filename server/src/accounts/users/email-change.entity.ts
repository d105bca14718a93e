import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity } from '../../platform/database/base.entity.js';

/** Name, phone and proof of an account, which go back with its address. The times are ISO dates. */
export interface FormerProfile {
  fullName: string;
  phoneNumber: string;
  phoneE164: string | null;
  phoneVerifiedAt: string | null;
  emailProvedAt: string | null;
}

/**
 * A change of a verified e-mail address, which the old address can undo while the link that it got is valid.
 * Until then nobody else gets the old address.
 */
@Entity('email_changes')
@Index('ix_email_changes_user_id', ['userId'])
@Index('ix_email_changes_old_email', ['oldEmail'])
@Index('uq_email_changes_token_hash', ['tokenHash'], { unique: true })
export class EmailChangeEntity extends BaseEntity {
  @Column({ type: 'uuid' })
  userId: string;

  @ManyToOne('UserEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<object>;

  @Column({ type: 'text' })
  oldEmail: string;

  /** When the old address was verified. */
  @Column({ type: 'timestamptz' })
  oldVerifiedAt: Date;

  /** What else the person had in the account; null for changes from before it was noted. */
  @Column({ type: 'jsonb', nullable: true })
  profile: FormerProfile | null;

  /** SHA-256 of the secret; a fast hash is enough for 256 random bits. */
  @Column({ type: 'bytea' })
  tokenHash: Buffer;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
