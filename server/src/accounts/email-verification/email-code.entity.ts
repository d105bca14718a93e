import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { TimestampedEntity } from '../../platform/database/base.entity.js';

/** The newest code that was mailed to the address of an account. Only its keyed hash is stored. */
@Entity('email_codes')
export class EmailCodeEntity extends TimestampedEntity {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @ManyToOne('UserEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<object>;

  /** The address that it was mailed to. It proves no other one. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'bytea' })
  codeHash: Buffer;

  /** How often somebody tried; after a few tries it is no longer valid. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
