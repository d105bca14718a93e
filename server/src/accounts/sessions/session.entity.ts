import type { TokenGrants } from '../../contract/api-tokens.js';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

/** A session. Its id is the token's `jti`, and a token is valid only while this row is. */
@Entity('sessions')
@Index('ix_sessions_user_id_last_seen_at', ['userId', 'lastSeenAt'])
@Index('ix_sessions_first_id', ['firstId'])
export class SessionEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The id that it was opened with; null until it is renewed, which gives it another one. */
  @Column({ type: 'uuid', nullable: true })
  firstId: string | null;

  @Column({ type: 'uuid' })
  userId: string;

  @ManyToOne('UserEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<object>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastSeenAt: Date;

  /** When the person last used it, to the minute; requests that no person caused do not count (A12). */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastUsedAt: Date;

  /** When it was locked, by the person or by a page after a time without use; null after unlocking. */
  @Column({ type: 'timestamptz', nullable: true })
  lockedAt: Date | null;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** It ends at this time, however often it is renewed. */
  @Column({ type: 'timestamptz' })
  absoluteExpiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  userAgent: string | null;

  @Column({ type: 'varchar', length: 64 })
  ipAddress: string;

  /** What the program may do that holds the token of this session; null for a person's. */
  @Column({ type: 'jsonb', nullable: true })
  grants: TokenGrants | null;
}
