import { Injectable } from '@nestjs/common';
import type { ClientInfo } from '../../platform/access/client-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SecondFactorsService } from '../second-factor/second-factors.service.js';
import { SignInChallengesService } from '../sessions/sign-in-challenges.service.js';
import { UsersService } from '../users/users.service.js';
import type { AuthPayload, LoginInput } from './auth.types.js';
import { PasswordCheckService } from './password-check.service.js';
import { SignInsService } from './sign-ins.service.js';

/** Signing in, renewing the session, signing out. */
@Injectable()
export class AuthService {
  constructor(
    private readonly check: PasswordCheckService,
    private readonly users: UsersService,
    private readonly signIns: SignInsService,
    private readonly challenges: SignInChallengesService,
    private readonly factors: SecondFactorsService,
  ) {}

  /**
   * LOGIN_FAILED for an unknown address, a wrong password and a deactivated account alike (S03).
   * SECOND_FACTOR_REQUIRED after a right password, if the account also needs a passkey or a code.
   */
  async login({ email, password }: LoginInput, clientInfo: ClientInfo): Promise<AuthPayload> {
    const account = await this.check.checkSignIn(email, password, clientInfo);
    if (account?.user.hasSecondFactor) {
      const { id } = account.user;
      const challenge = await this.challenges.issue(id);
      const factors = await this.factors.kindsOf(id);
      throw new AppError('SECOND_FACTOR_REQUIRED', {}, [], { challenge, factors });
    }
    const payload = account && (await this.signIns.open(account, clientInfo));
    if (!payload) throw new AppError('LOGIN_FAILED');
    return payload;
  }

  /** Gives the session a new token; the old one ends at once. */
  async refresh(viewer: Viewer): Promise<AuthPayload> {
    return this.signIns.renew(viewer, await this.users.get(viewer.id));
  }

  async logout(viewer: Viewer): Promise<boolean> {
    await this.signIns.end(viewer);
    return true;
  }
}
