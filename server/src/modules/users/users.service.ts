import { Injectable } from '@nestjs/common';
import type { UserVerb } from '../../contract/audit-verbs.js';
import type { Locale } from '../../contract/locales.js';
import { SecurityLog } from '../../core/access/security-log.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { AppError } from '../../core/errors/app-error.js';
import { ChangeRecorder } from '../../core/events/change-recorder.js';
import { UserAccess } from './user-access.js';
import { type Account, type NewUser, UserStore } from './user-store.js';
import type { UserEntity } from './user.entity.js';
import { toUser, type UserStats, type UserType } from './user.types.js';
import type { Transaction } from '../../core/database/transaction.js';

/** What a person may change of their own account; null leaves it as it is. */
export interface ProfileChange {
  fullName?: string | null;
  phoneNumber?: string | null;
  language?: Locale | null;
}

/** Who did something to an account, and how it looked. */
export interface UserChange {
  viewer?: Viewer;
  before?: UserEntity;
  after: UserEntity;
}

/** Accounts, as other modules use them. */
@Injectable()
export class UsersService {
  constructor(
    private readonly store: UserStore,
    private readonly access: UserAccess,
    private readonly recorder: ChangeRecorder,
    private readonly log: SecurityLog,
  ) {}

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.store.database.transaction(work);
  }

  async get(id: string): Promise<UserType> {
    return toUser(await this.store.get(id));
  }

  /** The account of a normalised address, active or not. */
  findAccount(email: string): Promise<Account | undefined> {
    return this.store.findAccount(email);
  }

  findAccountById(id: string): Promise<Account | undefined> {
    return this.store.findAccountById(id);
  }

  /** Where and in which language a person is written to; undefined for an account that is no longer there. */
  mailRecipient(
    transaction: Transaction,
    id: string,
  ): Promise<{ email: string; language: Locale } | undefined> {
    return this.store.mailRecipient(transaction, id);
  }

  stats(): Promise<UserStats> {
    return this.store.stats();
  }

  /** An account that a person makes for themselves: always a client, with its address still to prove. */
  async register(
    transaction: Transaction,
    user: NewUser,
    returnTo?: string | null,
  ): Promise<UserEntity> {
    const after = await this.store.insert(transaction, { ...user, role: 'client' });
    await this.access.sendVerification(transaction, after, returnTo);
    await this.record(transaction, 'registered', { after });
    return after;
  }

  /** Marks an address as proved; false when the person has another one by now, or may not sign in. */
  async markVerified(transaction: Transaction, id: string, email: string): Promise<boolean> {
    const before = await this.store.lockHolder(transaction, id, email);
    if (!before) return false;
    if (before.emailVerifiedAt) return true;
    const after = await this.store.change(transaction, id, { emailVerifiedAt: new Date() });
    await this.record(transaction, 'email_verified', { before, after });
    return true;
  }

  /**
   * Another address for the person's own account, as long as none was proved. Whoever reads the mail of
   * the old address, or signed in with it elsewhere, is out: older links and other sessions end.
   */
  async correctEmail(viewer: Viewer, email: string, returnTo?: string | null): Promise<UserType> {
    const user = await this.transaction(async (transaction) => {
      const before = await this.store.lock(transaction, viewer.id);
      if (before.emailVerifiedAt) throw new AppError('EMAIL_ALREADY_VERIFIED');
      const after = await this.store.change(transaction, viewer.id, { email });
      await this.access.revokeAccess(transaction, viewer.id, viewer.sessionId);
      await this.access.sendVerification(transaction, after, returnTo);
      await this.record(transaction, 'email_corrected', { viewer, before, after });
      return after;
    });
    return toUser(user);
  }

  /** Refuses a change that does not know of the newest one, and tells who was quicker. */
  refuseStale(transaction: Transaction, user: UserEntity, version?: number | null): Promise<void> {
    return this.recorder.refuseStale(transaction, 'user', user, version);
  }

  async updateProfile(viewer: Viewer, change: ProfileChange): Promise<UserType> {
    const values = {
      fullName: change.fullName ?? undefined,
      phoneNumber: change.phoneNumber ?? undefined,
      language: change.language ?? undefined,
    };
    const user = await this.transaction(async (transaction) => {
      const before = await this.store.lock(transaction, viewer.id);
      const after = await this.store.change(transaction, viewer.id, values);
      await this.record(transaction, 'profile_updated', { viewer, before, after });
      return after;
    });
    return toUser(user);
  }

  /** Keeps what happened to an account: for administrators, and in the security log. */
  async record(
    transaction: Transaction,
    verb: UserVerb,
    { viewer, before, after }: UserChange,
  ): Promise<void> {
    await this.recorder.record(transaction, {
      viewer,
      action: `user.${verb}`,
      entity: 'user',
      entityId: after.id,
      label: after.fullName,
      before: before && toUser(before),
      after: toUser(after),
    });
    const { id, role, isActive } = after;
    this.log.record(`user.${verb}`, { userId: id, by: viewer?.id, role, isActive });
  }
}
