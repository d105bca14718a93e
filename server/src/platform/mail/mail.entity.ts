import { Check, Column, Entity, Index, Unique } from 'typeorm';
import type { MailStatus } from '../../contract/enums.js';
import type { Locale } from '../../contract/locales.js';
import { BaseEntity } from '../database/base.entity.js';
import type { MailCalendar } from './mail.types.js';
import type { TextVariables } from '../texts/text-values.js';

/** One mail to one person: the outbox, the record for administrators, and the inbox of `/dev/mails`. */
@Entity({ name: 'mails' })
@Unique('uq_mails_cause', ['cause'])
@Check('ck_mails_status', `"status" in ('queued', 'sent', 'failed')`)
@Index('ix_mails_created_at', ['createdAt'])
@Index('ix_mails_status_created_at', ['status', 'createdAt'])
@Index('ix_mails_to_address_created_at', ['toAddress', 'createdAt'])
@Index('ix_mails_claimed_at', ['claimedAt'], { where: '"claimed_at" IS NOT NULL' })
export class MailEntity extends BaseEntity {
  /**
   * What the mail is sent for, such as `verification:<token id>:<user id>`: one cause, one mail. It names the
   * account, request or event, by which the mail is found when the person is erased.
   */
  @Column({ name: 'cause', type: 'text', nullable: false })
  cause: string;

  @Column({ name: 'to_address', type: 'text', nullable: false })
  toAddress: string;

  @Column({ name: 'language', type: 'varchar', length: 2, nullable: false })
  language: Locale;

  /** Key under `templates` of the locale files; the mail is rendered when it is sent. */
  @Column({ name: 'template', type: 'varchar', length: 64, nullable: false })
  template: string;

  /** Where its button leads. May be a secret link: blanked in production once it is delivered. */
  @Column({ name: 'path', type: 'text', nullable: true })
  path: string | null;

  /** The values of its placeholders; deleted likewise. */
  @Column({ name: 'variables', type: 'jsonb', nullable: false, default: {} })
  variables: TextVariables;

  /** The appointment that it carries; deleted likewise. */
  @Column({ name: 'calendar', type: 'jsonb', nullable: true })
  calendar: MailCalendar | null;

  @Column({ name: 'status', type: 'varchar', length: 16, nullable: false, default: 'queued' })
  status: MailStatus;

  @Column({ name: 'attempts', type: 'integer', nullable: false, default: 0 })
  attempts: number;

  @Column({ name: 'last_error', type: 'text', nullable: true })
  lastError: string | null;

  /** Set and renewed while a process is sending, so that no second one starts; an old value is a process that died. */
  @Column({ name: 'claimed_at', type: 'timestamptz', nullable: true })
  claimedAt: Date | null;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
