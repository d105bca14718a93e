import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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
    return { ...page, items: page.items.map(toUser) };
  }

  stats(): Promise<UserStats> {
    return this.store.stats();
  }

  get(id: string): Promise<UserType> {
    return this.users.get(id);
  }

  async create(viewer: Viewer, { password, ...input }: CreateUserInput): Promise<UserType> {
    const passwordHash = await this.passwordChanges.hash(password, input.email);
    const user = await this.users.transaction(async (manager) => {
      const after = await this.store.insert(manager, { ...input, passwordHash });
      await this.access.askForProof(manager, after);
      await this.users.record(manager, 'created', { viewer, after });
      return after;
    });
    return toUser(user);
  }

  /** What is left out stays; another address must be proved anew, another password ends every session; an old version is refused. */
  async update(viewer: Viewer, id: string, input: UpdateUserInput): Promise<UserType> {
    const { password, version, ...values } = input;
    if (values.isActive === false || values.role === 'client') refuseSelf(viewer, id);
    const passwordHash = password && (await this.passwordChanges.hash(password, values.email));
    const user = await this.users.transaction(async (manager) => {
      const before = await this.lock(manager, id, values);
      await this.users.refuseStale(manager, before, version);
      const isMoved = values.email !== undefined && values.email !== before.email;
      const proof = isMoved ? { emailVerifiedAt: null } : {};
      const after = await this.store.change(manager, id, { ...values, ...proof });
      if (!after.isActive) await this.access.shut(manager, id);
      if (passwordHash)
        await this.passwordChanges.set(manager, { userId: id, passwordHash, viewer });
      if (isMoved) await this.access.askForProof(manager, after);
      await this.users.record(manager, 'updated', { viewer, before, after });
      return after;
    });
    return toUser(user);
  }

  /** Back and forth in one step; whoever is deactivated is signed out at once, for good. */
  async toggleActive(viewer: Viewer, id: string): Promise<UserType> {
    refuseSelf(viewer, id);
    const user = await this.users.transaction(async (manager) => {
      const before = await this.lock(manager, id, { isActive: false });
      const after = await this.store.change(manager, id, { isActive: !before.isActive });
      if (!after.isActive) await this.access.shut(manager, id);
      const verb = after.isActive ? 'activated' : 'deactivated';
      await this.users.record(manager, verb, { viewer, before, after });
      return after;
    });
    return toUser(user);
  }

  /** Kept for the requests that name it, but nobody signs in with it and the address is free again (A58). */
  async remove(viewer: Viewer, id: string): Promise<boolean> {
    refuseSelf(viewer, id);
    await this.users.transaction(async (manager) => {
      const before = await this.lock(manager, id, { isActive: false });
      const after = await this.store.change(manager, id, { deletedAt: new Date() });
      await this.access.shut(manager, id);
      await this.users.record(manager, 'removed', { viewer, before, after });
    });
    return true;
  }

  /** Lets somebody try again who was locked out by wrong passwords (A13). */
  async unlock(viewer: Viewer, id: string): Promise<boolean> {
    const user = await this.store.get(id);
    await this.access.unlock(user.email);
    await this.users.transaction((manager) =>
      this.users.record(manager, 'unlocked', { viewer, after: user }),
    );
    return true;
  }

  /** Locks the row, and before it all administrators when one might be lost: the last one stays. */
  private async lock(
    manager: EntityManager,
    id: string,
    change: Pick<UpdateUserInput, 'role' | 'isActive'>,
  ): Promise<UserEntity> {
    const mayLose = change.isActive === false || change.role === 'client';
    const admins = mayLose ? await this.store.lockAdmins(manager) : [];
    const user = await this.store.lock(manager, id);
    if (admins.length === 1 && admins[0] === id) throw new AppError('LAST_ADMIN');
    return user;
  }
}

/** Nobody deletes, deactivates or demotes themselves by mistake (A57). */
function refuseSelf(viewer: Viewer, id: string): void {
  if (viewer.id === id) throw new AppError('SELF_CHANGE_REFUSED');
}
