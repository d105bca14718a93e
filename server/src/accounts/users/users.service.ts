import { Injectable } from '@nestjs/common';
import type { UserVerb } from '../../contract/audit-verbs.js';
import { isStaff } from '../../contract/enums.js';
import type { Locale } from '../../contract/locales.js';
import { SecurityLog } from '../../platform/access/security-log.js';
import type { Actor, Viewer } from '../../platform/request-context/viewer.js';
import type { FoundRecord } from '../../requests/store/request-reads.js';
import { holdSession } from '../../platform/access/session-hold.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Notifier } from '../../platform/notifications/notifier.js';
import { UserAccess } from './user-access.js';
import { type Account, type NewUser, UserRepository } from './user.repository.js';
import type { UserEntity } from './user.entity.js';
import { toUser, type UserStats, type UserType } from './user.types.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** What other modules get from and pass to this service. */
export type { Account, UserEntity };

/** Changes to one's own account; null and undefined leave a field as it is. */
export interface ProfileChange {
  fullName?: string | null;
  phoneNumber?: string | null;
  language?: Locale | null;
}

/** Since when signing in needs a second step, null if it no longer does, and the session that stays open when it begins to. */
export interface SecondFactorChange {
  viewer: Actor;
  secondFactorAt: Date | null;
  keptSession?: string;
}

/** Who changed an account, and its row before (null for a new one, left out if no value is recorded) and after. */
export interface UserChange {
  viewer?: Actor;
  before?: UserEntity | null;
  after: UserEntity;
}

/** Accounts, for other modules. */
@Injectable()
export class UsersService {
  constructor(
    private readonly repository: UserRepository,
    private readonly access: UserAccess,
    private readonly auditLog: AuditLog,
    private readonly log: SecurityLog,
    private readonly notifier: Notifier,
  ) {}

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.repository.database.transaction(work);
  }

  async get(id: string): Promise<UserType> {
    return toUser(await this.repository.get(id));
  }

  /** The account with this normalized address, also if it is deactivated. */
  findAccount(email: string): Promise<Account | undefined> {
    return this.repository.findAccount(email);
  }

  findAccountById(id: string): Promise<Account | undefined> {
    return this.repository.findAccountById(id);
  }

  /** The newest accounts that a text finds, for the search over everything. */
  async findRecords(search: string, limit: number): Promise<FoundRecord[]> {
    const { items } = await this.repository.page({ search, limit });
    return items.map(({ id, fullName, email, personId, role }) => ({
      id,
      personId: role === 'client' ? personId : null,
      reference: null,
      title: fullName,
      detail: email,
      ...{ opposingParty: null, about: null },
    }));
  }

  stats(): Promise<UserStats> {
    return this.repository.stats();
  }

  /** Creates the account of a client who registers, and mails a link that verifies the address. */
  async register(
    transaction: Transaction,
    user: NewUser,
    returnTo?: string | null,
  ): Promise<UserEntity> {
    const after = await this.repository.insert(transaction, { ...user, role: 'client' });
    await this.access.sendTypedVerification(transaction, after, returnTo);
    await this.record(transaction, 'registered', { after });
    await this.notifier.tellStaff(transaction, {
      ...{ event: 'registered', type: 'info', permission: 'user.manage' },
      ...{ entity: 'user', entityId: after.id, values: { person: after.fullName } },
    });
    return after;
  }

  /** Marks an address as verified; false if the user has another one by now or is deactivated. */
  async markVerified(transaction: Transaction, id: string, email: string): Promise<boolean> {
    const before = await this.repository.lockActive(transaction, id, email);
    if (!before) return false;
    if (before.emailVerifiedAt) return true;
    const after = await this.repository.change(transaction, id, { emailVerifiedAt: new Date() });
    await this.record(transaction, 'email_verified', { before, after });
    return true;
  }

  /**
   * Notes that a link or code that was mailed to the address came back in the viewer's session; undefined if they have
   * another address by now or are deactivated.
   */
  async markProved(
    transaction: Transaction,
    viewer: Viewer,
    email: string,
  ): Promise<UserEntity | undefined> {
    const before = await this.repository.lockActive(transaction, viewer.id, email);
    if (!before || before.emailProvedAt) return before;
    const emailProvedAt = new Date();
    const emailVerifiedAt = before.emailVerifiedAt ?? emailProvedAt;
    const values = { emailProvedAt, emailVerifiedAt };
    const after = await this.repository.change(transaction, viewer.id, values);
    await this.record(transaction, 'email_proved', { viewer, before, after });
    return after;
  }

  /** Marks a phone number as confirmed; undefined if the user has another one by now. */
  async markPhoneVerified(
    transaction: Transaction,
    viewer: Viewer,
    phoneE164: string,
  ): Promise<UserType | undefined> {
    const before = await this.repository.lock(transaction, viewer.id);
    if (before.phoneE164 !== phoneE164) return undefined;
    if (before.phoneVerifiedAt) return toUser(before);
    const values = { phoneVerifiedAt: new Date() };
    const after = await this.repository.change(transaction, viewer.id, values);
    await this.record(transaction, 'phone_verified', { viewer, before, after });
    return toUser(after);
  }

  /**
   * Changes the viewer's address while it is not verified. Older links and other sessions end, because
   * the old address may belong to somebody else.
   */
  async correctEmail(viewer: Viewer, email: string, returnTo?: string | null): Promise<UserType> {
    const user = await this.transaction(async (transaction) => {
      const before = await this.lockOwn(transaction, viewer);
      if (before.emailVerifiedAt) throw new AppError('EMAIL_ALREADY_VERIFIED');
      const after = await this.repository.change(transaction, viewer.id, { email });
      await this.access.revokeFromStrangers(transaction, viewer.id, viewer.sessionId);
      await this.access.sendTypedVerification(transaction, after, returnTo);
      await this.record(transaction, 'email_corrected', { viewer, before, after });
      return after;
    });
    return toUser(user);
  }

  /**
   * Stores an address in its normalized form. What proved the old one proves the new one only if the mailbox has the
   * same name in the same domain.
   */
  async normalizeEmail(
    id: string,
    { email, plain }: { email: string; plain: string },
  ): Promise<void> {
    await this.transaction(async (transaction) => {
      const before = await this.repository.lock(transaction, id);
      if (before.email !== email) return;
      const isSameMailbox = email.toLowerCase().split('@')[0] === plain.split('@')[0];
      const proof = isSameMailbox ? {} : { emailVerifiedAt: null };
      const after = await this.repository.change(transaction, id, { email: plain, ...proof });
      await this.record(transaction, 'email_corrected', { before, after });
    });
  }

  /** The viewer's own account, likewise; UNAUTHENTICATED if the session ended while this call waited for it. */
  async lockOwn(transaction: Transaction, viewer: Viewer): Promise<UserEntity> {
    const user = await this.repository.lock(transaction, viewer.id);
    await holdSession(transaction, viewer);
    return user;
  }

  /** The account, which nobody else changes until the transaction ends. */
  lock(transaction: Transaction, id: string): Promise<UserEntity> {
    return this.repository.lock(transaction, id);
  }

  /** The same; undefined if it is deleted or deactivated. */
  lockActive(transaction: Transaction, id: string): Promise<UserEntity | undefined> {
    return this.repository.lockActive(transaction, id);
  }

  /**
   * Notes since when the account has a second factor, or that it has none any more. Other sessions, which
   * were opened without one, end.
   */
  async setSecondFactor(
    transaction: Transaction,
    id: string,
    { viewer, secondFactorAt, keptSession }: SecondFactorChange,
  ): Promise<UserEntity> {
    const before = await this.repository.lock(transaction, id);
    const after = await this.repository.change(transaction, id, { secondFactorAt });
    if (secondFactorAt) await this.access.revokeAccess(transaction, id, keptSession);
    const verb = secondFactorAt ? 'second_factor_enabled' : 'second_factor_disabled';
    await this.record(transaction, verb, { viewer, before, after });
    return after;
  }

  /** STALE_WRITE, with who changed the account, if `version` is not the newest. */
  refuseStale(transaction: Transaction, user: UserEntity, version?: number | null): Promise<void> {
    return this.auditLog.refuseStale(transaction, 'user', user, version);
  }

  async updateProfile(viewer: Viewer, change: ProfileChange): Promise<UserType> {
    const values = {
      fullName: change.fullName ?? undefined,
      phoneNumber: change.phoneNumber ?? undefined,
      language: change.language ?? undefined,
    };
    const user = await this.transaction(async (transaction) => {
      const before = await this.lockOwn(transaction, viewer);
      const after = await this.repository.changeProfile(transaction, before, values);
      await this.record(transaction, 'profile_updated', { viewer, before, after });
      return after;
    });
    return toUser(user);
  }

  /**
   * Records a change in the audit log and in the security log. TOKEN_OFFICE_ACCOUNT if a program changed an account of the
   * office: with its password it would have rights that its token does not have.
   */
  async record(
    transaction: Transaction,
    verb: UserVerb,
    { viewer, before, after }: UserChange,
  ): Promise<void> {
    if (viewer?.grants && (isStaff(after.role) || (before && isStaff(before.role))))
      throw new AppError('TOKEN_OFFICE_ACCOUNT');
    await this.auditLog.record(transaction, {
      viewer,
      action: `user.${verb}`,
      entity: 'user',
      entityId: after.id,
      label: after.fullName,
      before: before && recordedUser(before),
      after: recordedUser(after),
    });
    const { id, role, isActive } = after;
    this.log.record(`user.${verb}`, {
      userId: id,
      by: viewer?.id ?? viewer?.fullName,
      role,
      isActive,
    });
  }
}

/** Without the password. */
const recordedUser = (row: UserEntity) => {
  const { lastSignInAt: _, ...user } = toUser(row);
  return { ...user, deletedAt: row.deletedAt };
};
