import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { TimestampedEntity } from '../../platform/database/base.entity.js';

/** The newest code that was sent to confirm an account's phone number. Only its keyed hash is stored. */
@Entity('phone_codes')
export class PhoneCodeEntity extends TimestampedEntity {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @ManyToOne('UserEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<object>;

  /** The number that it was sent to. It confirms no other one. */
  @Column({ name: 'phone_e164', type: 'varchar', length: 20 })
  phoneE164: string;

  @Column({ type: 'bytea' })
  codeHash: Buffer;

  /** How often somebody tried; after a few tries it is no longer valid. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
