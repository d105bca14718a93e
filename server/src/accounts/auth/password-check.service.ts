import { Injectable } from '@nestjs/common';
import type { ClientInfo } from '../../platform/access/client-info.js';
import { LockoutService } from '../../platform/access/lockout.service.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasswordsService } from '../users/passwords.service.js';
import { toUser, type UserType } from '../users/user.types.js';
import { UsersService } from '../users/users.service.js';

/** An account whose password was just checked, the hash that it matched, and whether a second factor was checked, too. */
export interface CheckedAccount {
  user: UserType;
  passwordHash: string;
  gaveFactor?: boolean;
}

/** Checks passwords, and limits how often they can be guessed. */
@Injectable()
export class PasswordCheckService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly lockout: LockoutService,
  ) {}

  /** Undefined for an unknown address, a wrong password or a deactivated account; all take equally long. */
  checkSignIn(
    email: string,
    password: string,
    { address }: ClientInfo,
  ): Promise<CheckedAccount | undefined> {
    const wasUsedBefore = () => this.sessions.knowsAddress(email, address);
    const check = async () => {
      const account = await this.users.findAccount(email);
      const matches = await this.passwords.matches(account?.passwordHash, password);
      if (!account || !matches || !account.user.isActive) return undefined;
      return { user: toUser(account.user), passwordHash: account.passwordHash };
    };
    return this.lockout.attempt(
      { secret: 'password', account: email, ipAddress: address, wasUsedBefore },
      check,
    );
  }

  /** Whether this is the viewer's password. Failures count as at sign-in, because the session may be stolen. */
  async isPasswordOf(viewer: Viewer, password: string, { address }: ClientInfo): Promise<boolean> {
    const wasUsedBefore = () => this.sessions.knowsAddress(viewer.email, address);
    const isCorrect = await this.lockout.attempt(
      { secret: 'password', account: viewer.id, ipAddress: address, wasUsedBefore },
      async () => {
        const account = await this.users.findAccountById(viewer.id);
        return (await this.passwords.matches(account?.passwordHash, password)) || undefined;
      },
    );
    return isCorrect === true;
  }
}
