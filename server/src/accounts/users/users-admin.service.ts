import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { UserRole } from '../../contract/enums.js';
import { holdSession, lockAccountFor } from '../../platform/access/session-hold.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import type { Page } from '../../platform/database/page.js';
import { Idempotency, type KeyedCall } from '../../platform/idempotency/idempotency.js';
import { RequestHandover } from '../../requests/desk/request-handover.js';
import { EmailChangesService } from './email-changes.service.js';
import { PasswordChangesService } from './password-changes.service.js';
import { UserAccess } from './user-access.js';
import { UserRepository } from './user.repository.js';
import type { UserEntity } from './user.entity.js';
import type { CreateUserInput, UpdateUserInput, UserListArgs } from './user.inputs.js';
import { type Assignee, toUser, type UserStats, type UserType } from './user.types.js';
import { UsersService } from './users.service.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Accounts, as administrators manage them (M106 to M109). */
@Injectable()
export class UsersAdminService {
  constructor(
    private readonly users: UsersService,
    private readonly repository: UserRepository,
    private readonly access: UserAccess,
    private readonly passwordChanges: PasswordChangesService,
    private readonly idempotency: Idempotency,
    private readonly handovers: RequestHandover,
    private readonly emailChanges: EmailChangesService,
  ) {}

  async list(args: UserListArgs): Promise<Page<UserType>> {
    const page = await this.repository.page(args);
    return {
      ...page,
      items: await Promise.all(page.items.map((user) => this.withLockedUntil(user))),
    };
  }

  /** Whom a request can be assigned to. */
  assignees(): Promise<Assignee[]> {
    return this.repository.staff();
  }

  stats(): Promise<UserStats> {
    return this.repository.stats();
  }

  async get(id: string): Promise<UserType> {
    return this.withLockedUntil(await this.repository.get(id));
  }

  /** The same key and input again answer the same account, and mail nothing. */
  async create(viewer: Viewer, input: CreateUserInput, key?: string | null): Promise<UserType> {
    const call = await this.idempotency.keyedCall(viewer.id, 'user', { key, body: input });
    const user = await this.idempotency.once(
      call,
      () => this.insert(viewer, input, call),
      (id) => this.repository.get(id),
    );
    return this.withLockedUntil(user);
  }

  private async insert(
    viewer: Viewer,
    { password, ...input }: CreateUserInput,
    call?: KeyedCall,
  ): Promise<UserEntity> {
    const passwordHash = await this.passwordChanges.hash(password, input.email);
    return this.users.transaction(async (transaction) => {
      await holdSession(transaction, viewer);
      const branches = branchesOf(input.role, input.branches) ?? [];
      const after = await this.repository.insert(transaction, { ...input, branches, passwordHash });
      await this.access.sendOfficeVerification(transaction, after);
      await this.users.record(transaction, 'created', { viewer, before: null, after });
      await this.idempotency.claim(transaction, call, after.id);
      return after;
    });
  }

  /**
   * Changes the given fields; STALE_WRITE for an old version. A new address must be verified again, and the
   * old one is told; a new password ends all sessions. One's own are changed where the password is asked for.
   */
  async update(viewer: Viewer, id: string, input: UpdateUserInput): Promise<UserType> {
    const { password, version, ...values } = input;
    if (values.isActive === false || (values.role && values.role !== 'admin'))
      refuseOwnAccount(viewer, id);
    if (password && viewer.id === id)
      throw invalidFields({ field: 'password', rule: 'ownPassword' });
    const passwordHash = password && (await this.passwordChanges.hash(password, values.email));
    const user = await this.users.transaction(async (transaction) => {
      const before = await this.lock(transaction, viewer, id, values);
      await this.users.refuseStale(transaction, before, version);
      const hasNewEmail = values.email !== undefined && values.email !== before.email;
      if (hasNewEmail && viewer.id === id)
        throw invalidFields({ field: 'email', rule: 'ownEmail' });
      const verification = hasNewEmail ? { emailVerifiedAt: null } : {};
      const branches = branchesOf(values.role ?? before.role, values.branches);
      const changed = { ...values, ...verification, branches };
      const after = await this.repository.changeProfile(transaction, before, changed);
      if (!after.isActive) await this.access.revokeAccess(transaction, id);
      if (passwordHash)
        await this.passwordChanges.setPassword(transaction, { userId: id, passwordHash, viewer });
      if (hasNewEmail) await this.emailChanges.note(transaction, before);
      if (hasNewEmail) await this.access.revokeOldLinks(transaction, id);
      if (hasNewEmail) await this.access.sendOfficeVerification(transaction, after);
      if (!passwordHash || isChange(values))
        await this.users.record(transaction, 'updated', { viewer, before, after });
      return after;
    });
    return this.withLockedUntil(user);
  }

  /** Activates or deactivates an account; deactivating it ends its sessions and links. */
  async toggleActive(viewer: Viewer, id: string, successorId?: string | null): Promise<UserType> {
    refuseOwnAccount(viewer, id);
    const user = await this.users.transaction(async (transaction) => {
      const before = await this.lock(transaction, viewer, id, { isActive: false });
      const after = await this.repository.change(transaction, id, { isActive: !before.isActive });
      if (!after.isActive) await this.access.revokeAccess(transaction, id);
      if (!after.isActive) await this.handOver(transaction, viewer, id, successorId);
      const verb = after.isActive ? 'activated' : 'deactivated';
      await this.users.record(transaction, verb, { viewer, before, after });
      return after;
    });
    return this.withLockedUntil(user);
  }

  /** Marks the account as deleted. Its requests stay readable, and its address can be used again (A58). */
  async remove(viewer: Viewer, id: string, successorId?: string | null): Promise<UserType> {
    refuseOwnAccount(viewer, id);
    const user = await this.users.transaction(async (transaction) => {
      const before = await this.lock(transaction, viewer, id, { isActive: false });
      const after = await this.repository.change(transaction, id, { deletedAt: new Date() });
      await this.access.revokeAccess(transaction, id);
      await this.handOver(transaction, viewer, id, successorId);
      await this.users.record(transaction, 'removed', { viewer, before, after });
      return after;
    });
    return this.withLockedUntil(user);
  }

  /** How many requests the person deals with that are not done. */
  async assignedRequests(id: string): Promise<number> {
    await this.repository.get(id);
    return this.handovers.count(id);
  }

  /** Without a successor the requests stay as they are; null leaves them to nobody. */
  private async handOver(
    transaction: Transaction,
    viewer: Viewer,
    from: string,
    to: string | null | undefined,
  ): Promise<void> {
    if (to !== undefined) await this.handovers.run(transaction, { viewer, from, to });
  }

  /** Ends the lock after too many wrong passwords (A13). */
  async unlock(viewer: Viewer, id: string): Promise<UserType> {
    const user = await this.repository.get(id);
    await this.users.transaction((transaction) =>
      this.users.record(transaction, 'unlocked', { viewer, after: user }),
    );
    await this.access.unlock(user.email);
    return this.withLockedUntil(user);
  }

  /** Mails a link with which the person chooses a new password, in their language. */
  async sendResetLink(viewer: Viewer, id: string): Promise<UserType> {
    const user = await this.repository.get(id);
    if (!user.isActive) throw new AppError('ACCOUNT_INACTIVE');
    await this.users.transaction(async (transaction) => {
      await holdSession(transaction, viewer);
      await this.access.sendOfficeReset(transaction, user);
      await this.users.record(transaction, 'reset_link_sent', { viewer, after: user });
    });
    return this.withLockedUntil(user);
  }

  /** Adds when a lock of the account ends. Calls for one page are batched into one statement. */
  private async withLockedUntil(user: UserEntity): Promise<UserType> {
    return { ...toUser(user), lockedUntil: await this.access.lockedUntil(user.email) };
  }

  /**
   * Locks the row. LAST_ADMIN if the change would leave no administrator, whose rows are locked first; UNAUTHENTICATED if
   * the session ended meanwhile.
   */
  private async lock(
    transaction: Transaction,
    viewer: Viewer,
    id: string,
    change: Pick<UpdateUserInput, 'role' | 'isActive'>,
  ): Promise<UserEntity> {
    await lockAccountFor(transaction, viewer, id);
    const mayRemoveAdmin = change.isActive === false || (change.role && change.role !== 'admin');
    const admins = mayRemoveAdmin ? await this.repository.lockAdmins(transaction) : [];
    const user = await this.repository.lock(transaction, id);
    if (admins.length === 1 && admins[0] === id) throw new AppError('LAST_ADMIN');
    await holdSession(transaction, viewer);
    return user;
  }
}

/** A new password alone is recorded as such, not as another change, too. */
const isChange = (values: object) => Object.values(values).some((value) => value !== undefined);

/** Only lawyers have branches of law. */
const branchesOf = <Branches>(role: UserRole | undefined, branches: Branches) =>
  role === 'lawyer' ? branches : [];

/** Administrators cannot delete, deactivate or demote themselves (A57). */
function refuseOwnAccount(viewer: Viewer, id: string): void {
  if (viewer.id === id) throw new AppError('SELF_CHANGE_REFUSED');
}
