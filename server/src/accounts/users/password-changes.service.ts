import { Injectable } from '@nestjs/common';
import { lockAccount } from '../../platform/access/session-hold.js';
import type { Actor, Viewer } from '../../platform/request-context/viewer.js';
import { isStaff } from '../../contract/enums.js';
import { AppError } from '../../platform/errors/app-error.js';
import { PasswordsService } from './passwords.service.js';
import { UserAccess } from './user-access.js';
import { UserRepository } from './user.repository.js';
import { toUser, type UserType } from './user.types.js';
import { UsersService } from './users.service.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** A new password hash. All sessions of the user end, except `exceptSessionId`. */
export interface PasswordChange {
  userId: string;
  passwordHash: string;
  exceptSessionId?: string;
  viewer?: Actor;
}

/** The account of a reset link, and the address that it was mailed to. */
export interface ResetTarget {
  userId: string;
  email: string;
}

/** Every change of a password ends sessions and mailed links, and mails a notice to the user. */
@Injectable()
export class PasswordChangesService {
  constructor(
    private readonly users: UsersService,
    private readonly repository: UserRepository,
    private readonly access: UserAccess,
    private readonly passwords: PasswordsService,
  ) {}

  /** Hashes a password for `setPassword`; BAD_USER_INPUT if it is a common one. */
  hash(password: string, email?: string): Promise<string> {
    return this.passwords.hashNewPassword(password, 'password', email);
  }

  async setPassword(transaction: Transaction, change: PasswordChange): Promise<UserType> {
    const { userId, passwordHash, exceptSessionId, viewer } = change;
    await lockAccount(transaction, userId);
    const user = await this.repository.change(transaction, userId, { passwordHash });
    await this.access.revokeAccess(transaction, userId, exceptSessionId);
    await this.access.mailPasswordChanged(transaction, user);
    await this.users.record(transaction, 'password_changed', { viewer, after: user });
    return toUser(user);
  }

  /** Hashes a password that the viewer chose anew; BAD_USER_INPUT if it is a common one. */
  hashOwn({ email }: Viewer, newPassword: string): Promise<string> {
    return this.passwords.hashNewPassword(newPassword, 'newPassword', email);
  }

  /** Changes the viewer's password after the old one was checked; the viewer's other sessions end (A59). */
  changePassword(
    transaction: Transaction,
    viewer: Viewer,
    passwordHash: string,
  ): Promise<UserType> {
    const { id: userId, sessionId: exceptSessionId } = viewer;
    return this.setPassword(transaction, { userId, passwordHash, exceptSessionId, viewer });
  }

  /**
   * Sets a new password after `consumeLink` has used up the reset link. Locks after wrong passwords end too. The phone
   * number of a client whose address was not proved goes: somebody else may have typed it (A79).
   */
  async resetPassword(
    { userId, email }: ResetTarget,
    newPassword: string,
    consumeLink: (transaction: Transaction) => Promise<unknown>,
  ): Promise<void> {
    const passwordHash = await this.passwords.hashNewPassword(newPassword, 'newPassword', email);
    await this.users.transaction(async (transaction) => {
      await consumeLink(transaction);
      const user = await this.repository.lock(transaction, userId);
      if (!user.isActive || user.email !== email) throw new AppError('INVALID_RESET_TOKEN');
      await this.setPassword(transaction, { userId, passwordHash });
      if (!user.emailProvedAt && !isStaff(user.role))
        await this.repository.change(transaction, userId, {
          ...{ phoneNumber: '', phoneE164: null, phoneVerifiedAt: null },
        });
    });
    await this.access.unlockPassword(email);
  }
}
