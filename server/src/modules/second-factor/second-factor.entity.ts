import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

/** What codes of an authenticator app are checked against. It counts once it is confirmed by a first code. */
@Entity('second_factors')
export class SecondFactorEntity {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @ManyToOne('UserEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<object>;

  /** The shared secret, encrypted. */
  @Column({ type: 'text' })
  sealedSecret: string;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** The time step of the last accepted code: no code of it or of an earlier one is accepted again. */
  @Column({ type: 'integer', nullable: true })
  lastStep: number | null;

  /** SHA-256 of each recovery code that was not used; a fast hash is enough for 80 random bits. */
  @Column({ type: 'text', array: true, default: [] })
  recoveryHashes: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
