import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity } from '../../platform/database/base.entity.js';

export const LINK_PURPOSES = ['verification', 'reset', 'disown', 'earlierRequests'] as const;
/** The one purpose that a mailed link can be used for. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** The newest mailed link for a user and a purpose. Only the hash of its secret is stored. */
@Entity('link_tokens')
@Index('uq_link_tokens_user_id_purpose', ['userId', 'purpose'], { unique: true })
@Index('uq_link_tokens_token_hash', ['tokenHash'], { unique: true })
export class LinkTokenEntity extends BaseEntity {
  @Column({ type: 'uuid' })
  userId: string;

  @ManyToOne('UserEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<object>;

  @Column({ type: 'enum', enum: LINK_PURPOSES, enumName: 'link_purpose' })
  purpose: LinkPurpose;

  /** SHA-256 of the secret; a fast hash is enough for 256 random bits. */
  @Column({ type: 'bytea' })
  tokenHash: Buffer;

  /** The address that the link was mailed to. The link is not valid for any other. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
