import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/request-context/viewer.js';
import { AppError } from '../../core/errors/app-error.js';
import { PasswordsService } from './passwords.service.js';
import { UserAccess } from './user-access.js';
import { UserStore } from './user-store.js';
import { UsersService } from './users.service.js';
import type { Transaction } from '../../core/database/transaction.js';

/** A new password, and the session that it does not end: that of whoever changed it. */
export interface PasswordChange {
  userId: string;
  passwordHash: string;
  keptSession?: string;
  viewer?: Viewer;
}

/** The proof that somebody reads the mail of an account. */
export interface Proof {
  userId: string;
  email: string;
}

/** The same consequences whoever changes a password, and how: sessions and links end, the person is told. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly users: UsersService,
    private readonly store: UserStore,
    private readonly access: UserAccess,
    private readonly passwords: PasswordsService,
  ) {}

  /** Hashes a password that somebody chose for an account, unless it is one that guessers try first. */
  hash(password: string, email?: string): Promise<string> {
    return this.passwords.hashNew(password, 'password', email);
  }

  async set(transaction: Transaction, change: PasswordChange): Promise<void> {
    const { userId, passwordHash, keptSession, viewer } = change;
    const user = await this.store.change(transaction, userId, { passwordHash });
    await this.access.revokeAccess(transaction, userId, keptSession);
    await this.access.mailPasswordChanged(transaction, user);
    await this.users.record(transaction, 'password_changed', { viewer, after: user });
  }

  /** For somebody who has just given the old one: every other session ends (A59). */
  async changePassword(viewer: Viewer, newPassword: string): Promise<void> {
    const { id: userId, sessionId: keptSession, email } = viewer;
    const passwordHash = await this.passwords.hashNew(newPassword, 'newPassword', email);
    await this.users.transaction((transaction) =>
      this.set(transaction, { userId, passwordHash, keptSession, viewer }),
    );
  }

  /** For somebody who lost the old one. `take` uses the proof up; the locks of wrong tries end as well. */
  async resetPassword(
    { userId, email }: Proof,
    newPassword: string,
    take: (transaction: Transaction) => Promise<unknown>,
  ): Promise<void> {
    const passwordHash = await this.passwords.hashNew(newPassword, 'newPassword', email);
    await this.users.transaction(async (transaction) => {
      await take(transaction);
      const user = await this.store.lock(transaction, userId);
      if (!user.isActive || user.email !== email) throw new AppError('INVALID_RESET_TOKEN');
      await this.set(transaction, { userId, passwordHash });
    });
    await this.access.unlock(email);
  }
}
