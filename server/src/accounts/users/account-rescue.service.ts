import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isStaff, type UserRole } from '../../contract/enums.js';
import { normalizeEmail } from '../../contract/patterns.js';
import type { Actor } from '../../platform/request-context/viewer.js';
import { AppError } from '../../platform/errors/app-error.js';
import { PasswordChangesService } from './password-changes.service.js';
import { PasswordsService } from './passwords.service.js';
import { UserAccess } from './user-access.js';
import type { UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { UsersService } from './users.service.js';

const PASSWORD_BYTES = 12;

/** For whoever runs the machine, when nobody in the office can sign in. Recorded like the dashboard's changes. */
@Injectable()
export class AccountRescueService {
  constructor(
    private readonly users: UsersService,
    private readonly repository: UserRepository,
    private readonly access: UserAccess,
    private readonly passwords: PasswordsService,
    private readonly passwordChanges: PasswordChangesService,
  ) {}

  /** Creates an account with a verified address; answers its random password, which is not stored. */
  async create(
    actor: Actor,
    { email, ...values }: { email: string; fullName: string; phoneNumber: string; role: UserRole },
  ): Promise<string> {
    const { password, passwordHash } = await this.randomPassword();
    await this.users.transaction(async (transaction) => {
      const after = await this.repository.insert(transaction, {
        ...{ ...values, email: normalizeEmail(email), passwordHash },
        emailVerifiedAt: new Date(),
        emailProvedAt: new Date(),
      });
      await this.users.record(transaction, 'created', { viewer: actor, before: null, after });
    });
    return password;
  }

  /** Ends all locks after wrong passwords. */
  async unlock(actor: Actor, email: string): Promise<void> {
    const after = await this.find(email);
    await this.access.unlock(after.email);
    await this.users.transaction((transaction) =>
      this.users.record(transaction, 'unlocked', { viewer: actor, after }),
    );
  }

  /**
   * Sets a random password and answers it; sessions, mailed links and locks of the account end. The address of somebody
   * of the office counts as proved, as that of `create`: without mail there is no other way to a required second factor.
   */
  async resetPassword(actor: Actor, email: string): Promise<string> {
    const { id, role, emailVerifiedAt, emailProvedAt } = await this.find(email);
    const { password, passwordHash } = await this.randomPassword();
    await this.users.transaction(async (transaction) => {
      await this.passwordChanges.setPassword(transaction, {
        userId: id,
        passwordHash,
        viewer: actor,
      });
      if (!isStaff(role) || emailProvedAt) return;
      const now = new Date();
      const values = { emailVerifiedAt: emailVerifiedAt ?? now, emailProvedAt: now };
      const after = await this.repository.change(transaction, id, values);
      await this.users.record(transaction, 'email_proved', { viewer: actor, after });
    });
    await this.access.unlock(normalizeEmail(email));
    return password;
  }

  private async find(email: string): Promise<UserEntity> {
    const account = await this.repository.findAccount(normalizeEmail(email));
    if (!account) throw new AppError('NOT_FOUND');
    return account.user;
  }

  private async randomPassword(): Promise<{ password: string; passwordHash: string }> {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    return { password, passwordHash: await this.passwords.hash(password) };
  }
}
