import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/request-context/viewer.js';
import { AppError } from '../../core/errors/app-error.js';
import type { Page } from '../../core/database/page.js';
import { PasswordChanges } from './password-changes.service.js';
import { UserAccess } from './user-access.js';
import { UserStore } from './user-store.js';
import type { UserEntity } from './user.entity.js';
import {
  type CreateUserInput,
  toUser,
  type UpdateUserInput,
  type UserListArgs,
  type UserStats,
  type UserType,
} from './user.types.js';
import { UsersService } from './users.service.js';
import type { Transaction } from '../../core/database/transaction.js';

/** Accounts, as administrators manage them (M106 to M109). */
@Injectable()
export class UsersAdminService {
  constructor(
    private readonly users: UsersService,
    private readonly store: UserStore,
    private readonly access: UserAccess,
    private readonly passwordChanges: PasswordChanges,
  ) {}

  async list(args: UserListArgs): Promise<Page<UserType>> {
    const page = await this.store.page(args);
    return { ...page, items: await Promise.all(page.items.map((user) => this.withLock(user))) };
  }

  stats(): Promise<UserStats> {
    return this.store.stats();
  }

  async get(id: string): Promise<UserType> {
    return this.withLock(await this.store.get(id));
  }

  async create(viewer: Viewer, { password, ...input }: CreateUserInput): Promise<UserType> {
    const passwordHash = await this.passwordChanges.hash(password, input.email);
    const user = await this.users.transaction(async (transaction) => {
      const after = await this.store.insert(transaction, { ...input, passwordHash });
      await this.access.sendVerification(transaction, after);
      await this.users.record(transaction, 'created', { viewer, after });
      return after;
    });
    return this.withLock(user);
  }

  /** What is left out stays; another address must be proved anew, another password ends every session; an old version is refused. */
  async update(viewer: Viewer, id: string, input: UpdateUserInput): Promise<UserType> {
    const { password, version, ...values } = input;
    if (values.isActive === false || values.role === 'client') refuseSelf(viewer, id);
    const passwordHash = password && (await this.passwordChanges.hash(password, values.email));
    const user = await this.users.transaction(async (transaction) => {
      const before = await this.lock(transaction, id, values);
      await this.users.refuseStale(transaction, before, version);
      const isMoved = values.email !== undefined && values.email !== before.email;
      const proof = isMoved ? { emailVerifiedAt: null } : {};
      const after = await this.store.change(transaction, id, { ...values, ...proof });
      if (!after.isActive) await this.access.revokeAccess(transaction, id);
      if (passwordHash)
        await this.passwordChanges.set(transaction, { userId: id, passwordHash, viewer });
      if (isMoved) await this.access.sendVerification(transaction, after);
      await this.users.record(transaction, 'updated', { viewer, before, after });
      return after;
    });
    return this.withLock(user);
  }

  /** Back and forth in one step; whoever is deactivated is signed out at once, for good. */
  async toggleActive(viewer: Viewer, id: string): Promise<UserType> {
    refuseSelf(viewer, id);
    const user = await this.users.transaction(async (transaction) => {
      const before = await this.lock(transaction, id, { isActive: false });
      const after = await this.store.change(transaction, id, { isActive: !before.isActive });
      if (!after.isActive) await this.access.revokeAccess(transaction, id);
      const verb = after.isActive ? 'activated' : 'deactivated';
      await this.users.record(transaction, verb, { viewer, before, after });
      return after;
    });
    return this.withLock(user);
  }

  /** Kept for the requests that name it, but nobody signs in with it and the address is free again (A58). */
  async remove(viewer: Viewer, id: string): Promise<boolean> {
    refuseSelf(viewer, id);
    await this.users.transaction(async (transaction) => {
      const before = await this.lock(transaction, id, { isActive: false });
      const after = await this.store.change(transaction, id, { deletedAt: new Date() });
      await this.access.revokeAccess(transaction, id);
      await this.users.record(transaction, 'removed', { viewer, before, after });
    });
    return true;
  }

  /** Lets somebody try again who was locked out by wrong passwords (A13). */
  async unlock(viewer: Viewer, id: string): Promise<boolean> {
    const user = await this.store.get(id);
    await this.access.unlock(user.email);
    await this.users.transaction((transaction) =>
      this.users.record(transaction, 'unlocked', { viewer, after: user }),
    );
    return true;
  }

  /** An account as administrators read it; those of one page are asked about in one statement. */
  private async withLock(user: UserEntity): Promise<UserType> {
    return { ...toUser(user), lockedUntil: await this.access.lockedUntil(user.email) };
  }

  /** Locks the row, and before it all administrators when one might be lost: the last one stays. */
  private async lock(
    transaction: Transaction,
    id: string,
    change: Pick<UpdateUserInput, 'role' | 'isActive'>,
  ): Promise<UserEntity> {
    const mayLose = change.isActive === false || change.role === 'client';
    const admins = mayLose ? await this.store.lockAdmins(transaction) : [];
    const user = await this.store.lock(transaction, id);
    if (admins.length === 1 && admins[0] === id) throw new AppError('LAST_ADMIN');
    return user;
  }
}

/** Nobody deletes, deactivates or demotes themselves by mistake (A57). */
function refuseSelf(viewer: Viewer, id: string): void {
  if (viewer.id === id) throw new AppError('SELF_CHANGE_REFUSED');
}
