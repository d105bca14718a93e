import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

/**
 * What codes of an authenticator app are checked against, which count once a first code confirms it, and the
 * recovery codes, also of people who have only passkeys.
 */
@Entity('second_factors')
export class SecondFactorEntity {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @ManyToOne('UserEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<object>;

  /** The shared secret, encrypted; null without an app. */
  @Column({ type: 'text', nullable: true })
  sealedSecret: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** The time step of the last accepted code: no code of it or of an earlier one is accepted again. */
  @Column({ type: 'integer', nullable: true })
  lastStep: number | null;

  /** SHA-256 of each recovery code that was not used; a fast hash is enough for 120 random bits. */
  @Column({ type: 'text', array: true, default: [] })
  recoveryHashes: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
