import { Column, Entity, Index } from 'typeorm';
import { BaseEntity } from '../database/base.entity.js';

/** An SMS that waits to be sent. It is deleted once the service has taken it, or when it is too late for it. */
@Entity('sms_messages')
@Index('ix_sms_messages_expires_at', ['expiresAt'])
@Index('ix_sms_messages_to_number', ['toNumber'])
export class SmsEntity extends BaseEntity {
  /** Such as `+213555123456`. */
  @Column({ type: 'varchar', length: 20 })
  toNumber: string;

  @Column({ type: 'text' })
  text: string;

  /** After this nobody needs it any more. */
  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
