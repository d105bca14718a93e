import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ConstraintRefusal } from '../../platform/errors/database-errors.js';

/** A passkey of somebody: the public half of a key pair whose private half never leaves their device. */
@Entity('passkeys')
@Index('ix_passkeys_user_id', ['userId'])
@Index('uq_passkeys_credential_id', ['credentialId'], { unique: true })
@ConstraintRefusal('uq_passkeys_credential_id', () => new AppError('PASSKEY_TAKEN'))
export class PasskeyEntity extends BaseEntity {
  @Column({ type: 'uuid' })
  userId: string;

  @ManyToOne('UserEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<object>;

  /** The id of the passkey on the device, in base64url. */
  @Column({ type: 'text' })
  credentialId: string;

  @Column({ type: 'bytea' })
  publicKey: Buffer;

  /** How often the device says that it was used; 0 for those that do not count. */
  @Column({ type: 'bigint' })
  counter: string;

  /** How browsers reach the device, such as `usb`. */
  @Column({ type: 'text', array: true, default: [] })
  transports: string[];

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
