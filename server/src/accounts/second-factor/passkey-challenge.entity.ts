import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

/** What a passkey has to sign, once. It is bound to one sign-in or one session. */
@Entity('passkey_challenges')
@Index('ix_passkey_challenges_user_id', ['userId'])
export class PasskeyChallengeEntity {
  @PrimaryColumn({ type: 'text' })
  purpose: string;

  /** The sign-in that waits for its second step, or the session. */
  @PrimaryColumn({ type: 'uuid' })
  holderId: string;

  @Column({ type: 'uuid' })
  userId: string;

  @ManyToOne('UserEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<object>;

  @Column({ type: 'text' })
  challenge: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
