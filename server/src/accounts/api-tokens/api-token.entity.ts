import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

/**
 * What a program signs in with. The session of the same id holds the account, what the token may do, and when it ends,
 * so that all that ends sessions ends tokens.
 */
@Entity('api_tokens')
@Index('uq_api_tokens_token_hash', ['tokenHash'], { unique: true })
export class ApiTokenEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @OneToOne('SessionEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'id', foreignKeyConstraintName: 'fk_api_tokens_session' })
  session?: Relation<object>;

  /** SHA-256 of the token, which is 256 bits of chance. */
  @Column({ type: 'bytea' })
  tokenHash: Buffer;

  /** How it begins, by which people tell tokens apart. */
  @Column({ type: 'text' })
  prefix: string;

  @Column({ type: 'uuid', nullable: true })
  createdById: string | null;

  @ManyToOne('UserEntity', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by_id' })
  createdBy?: Relation<object>;
}
