import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity } from '../../platform/database/base.entity.js';

/** A sign-in whose password was right and that still lacks a code. Only the hash of its secret is stored. */
@Entity('sign_in_challenges')
@Index('ix_sign_in_challenges_user_id', ['userId'])
@Index('uq_sign_in_challenges_token_hash', ['tokenHash'], { unique: true })
export class SignInChallengeEntity extends BaseEntity {
  @Column({ type: 'uuid' })
  userId: string;

  @ManyToOne('UserEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<object>;

  /** SHA-256 of the secret; a fast hash is enough for 256 random bits. */
  @Column({ type: 'bytea' })
  tokenHash: Buffer;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
