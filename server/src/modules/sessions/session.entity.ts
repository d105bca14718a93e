import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

/** One sign-in. Its id is the token's `jti`: a token is worth what this row says today. */
@Entity('sessions')
@Index('ix_sessions_user_id_last_seen_at', ['userId', 'lastSeenAt'])
export class SessionEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  userId: string;

  @ManyToOne('UserEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<object>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastSeenAt: Date;

  /** When the person last used it, to the minute; what a page asks by itself does not count (A12). */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastUsedAt: Date;

  /** Locked by hand or by a page whose time ran out; opened again by the password. */
  @Column({ type: 'timestamptz', nullable: true })
  lockedAt: Date | null;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** However often it is refreshed, it ends here. */
  @Column({ type: 'timestamptz' })
  absoluteExpiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  userAgent: string | null;

  @Column({ type: 'varchar', length: 64 })
  ipAddress: string;
}
