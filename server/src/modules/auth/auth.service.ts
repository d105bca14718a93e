import { Injectable } from '@nestjs/common';
import type { ClientInfo } from '../../core/access/client-info.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { AppError } from '../../core/errors/app-error.js';
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
  ) {}

  /** LOGIN_FAILED for an unknown address, a wrong password and a deactivated account alike (S03). */
  async login({ email, password }: LoginInput, clientInfo: ClientInfo): Promise<AuthPayload> {
    const account = await this.check.checkSignIn(email, password, clientInfo);
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
