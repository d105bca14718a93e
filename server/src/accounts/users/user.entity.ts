import { Column, Entity, Index } from 'typeorm';
import type { ConsultationBranch } from '../../contract/consultation-branches.js';
import { USER_ROLES, type UserRole } from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import { LOCALES, type Locale } from '../../contract/locales.js';
import { TrashableEntity } from '../../platform/database/base.entity.js';
import {
  selectDigits,
  selectNationalNumber,
  SearchColumns,
} from '../../platform/database/search-columns.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ConstraintRefusal } from '../../platform/errors/database-errors.js';

/** A role in the three languages. */
const ROLE_WORDS = `CASE role WHEN 'admin' THEN 'admin مدير administrateur' WHEN 'lawyer' THEN 'lawyer محامي avocat'
  WHEN 'secretary' THEN 'secretary سكرتير secrétaire' ELSE 'client عميل موكل' END`;

export function emailTaken(): AppError {
  return new AppError('EMAIL_TAKEN', {}, [{ field: 'email', rule: 'taken' }]);
}

const NOT_DELETED = { where: 'deleted_at IS NULL' };

/**
 * A person with an account. Indexes written by hand in migrations: `uq_users_email` (unique, on
 * lower(email), rows that are not deleted), `ix_users_full_name_norm` (on the name in any spelling),
 * `ix_users_last_sign_in_at_id` (who never signed in comes first), `ix_users_account_key` (on the key
 * that locks after wrong passwords have for the address).
 */
@Entity('users')
@Index('uq_users_email', { synchronize: false })
@ConstraintRefusal('uq_users_email', emailTaken)
@SearchColumns('users', {
  columns: ['full_name', 'email', 'phone_number', 'phone_e164'],
  expressions: {
    ...selectDigits('phone_number'),
    ...selectNationalNumber('phone_e164'),
    role: [ROLE_WORDS],
  },
})
@Index('ix_users_full_name_norm', { synchronize: false })
@Index('ix_users_full_name_keys', { synchronize: false })
@Index('ix_users_created_at_id', ['createdAt', 'id'], NOT_DELETED)
@Index('ix_users_full_name_id', ['fullName', 'id'], NOT_DELETED)
@Index('ix_users_email_id', ['email', 'id'], NOT_DELETED)
@Index('ix_users_role_created_at_id', ['role', 'createdAt', 'id'], NOT_DELETED)
@Index('ix_users_role_id', ['role', 'id'], NOT_DELETED)
@Index('ix_users_person', ['personId'])
@Index('ix_users_is_active_id', ['isActive', 'id'], NOT_DELETED)
@Index('ix_users_last_sign_in_at_id', { synchronize: false })
@Index('ix_users_account_key', { synchronize: false })
@Index('ix_users_is_active_created_at_id', ['isActive', 'createdAt', 'id'], NOT_DELETED)
export class UserEntity extends TrashableEntity {
  @Column({ type: 'varchar', length: LIMITS.user.fullName.max })
  fullName: string;

  /** Trimmed and in lower case. */
  @Column({ type: 'varchar', length: LIMITS.user.email.max })
  email: string;

  @Column({ type: 'varchar', length: LIMITS.user.phone.max })
  phoneNumber: string;

  /** The phone number as `+213…`; null if it is not a valid number (A29). */
  @Column({ name: 'phone_e164', type: 'varchar', length: 20, nullable: true })
  phoneE164: string | null;

  @Column({ type: 'varchar', length: 255, select: false })
  passwordHash: string;

  @Column({ type: 'enum', enum: USER_ROLES, enumName: 'user_role', default: 'client' })
  role: UserRole;

  /** The branches of law whose consultations a lawyer sees; empty for other roles. */
  @Column({ type: 'text', array: true, default: [] })
  branches: ConsultationBranch[];

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  /** The person whose account it is; a trigger of the database makes one for each account. */
  @Column({ type: 'uuid', nullable: true })
  personId: string | null;

  /** Only written by signing in, and then without a new version. */
  @Column({ type: 'timestamptz', nullable: true })
  lastSignInAt: Date | null;

  /** When somebody opened a link that was mailed there; this proves that somebody reads the mailbox, and no more (A79). */
  @Column({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null;

  /**
   * When a link or code that was mailed there came back in a session of this account: its person reads the mailbox.
   * A trigger of the database forgets it when the address changes.
   */
  @Column({ type: 'timestamptz', nullable: true })
  emailProvedAt: Date | null;

  /** When the number was confirmed by a code; a changed number is not. */
  @Column({ type: 'timestamptz', nullable: true })
  phoneVerifiedAt: Date | null;

  /** Since when signing in needs a code beside the password; null while it does not. */
  @Column({ type: 'timestamptz', nullable: true })
  secondFactorAt: Date | null;

  /** Language of mails and messages. */
  @Column({ type: 'enum', enum: LOCALES, enumName: 'locale', default: 'ar' })
  language: Locale;

  /** Version and language of the consent text that the person agreed to when registering, and when. */
  @Column({ type: 'text', nullable: true, select: false })
  consentVersion: string | null;

  @Column({ type: 'enum', enum: LOCALES, enumName: 'locale', nullable: true, select: false })
  consentLanguage: Locale | null;

  @Column({ type: 'timestamptz', nullable: true, select: false })
  consentedAt: Date | null;
}
