import { Injectable } from '@nestjs/common';
import { accountKey } from '../../platform/access/counter-keys.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import {
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { consentTo } from '../../platform/validation/consent.js';
import { PasswordsService } from '../users/passwords.service.js';
import { toUser } from '../users/user.types.js';
import { UsersService } from '../users/users.service.js';
import type { AuthPayload, RegisterInput } from './auth.types.js';
import { SignInsService } from './sign-ins.service.js';

/** Offices and mobile networks share an address, so the limit is high; it still stops mass registration. */
const REGISTRATIONS: OperationLimit = {
  name: 'register',
  points: 100,
  seconds: 3600,
  per: 'address',
};

/** Limits tries of one caller with one e-mail address, since EMAIL_TAKEN tells that it has an account (A80). */
const OF_ONE_ADDRESS: OperationLimit = {
  name: 'register-email',
  points: 10,
  seconds: 3600,
  per: 'callerAndEmail',
};

export const REGISTRATION_LIMITS = [REGISTRATIONS, OF_ONE_ADDRESS];

/** Registers clients. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly signIns: SignInsService,
    private readonly limits: RateLimitsService,
  ) {}

  /** Creates the account, its verification mail and its session in one transaction. */
  async register(
    { password, returnTo, consentVersion, ...input }: RegisterInput,
    clientInfo: ClientInfo,
  ): Promise<AuthPayload> {
    await this.limits.consume(REGISTRATIONS, clientInfo.address);
    const caller = `${accountKey(input.email)}:${clientInfo.address}`;
    await this.limits.consume(OF_ONE_ADDRESS, caller);
    const passwordHash = await this.passwords.hashNewPassword(password, 'password', input.email);
    const language = input.language ?? clientInfo.locale;
    return this.users.transaction(async (transaction) => {
      const consent = consentTo(consentVersion, clientInfo.locale);
      const account = { ...input, ...consent, language, passwordHash };
      const user = await this.users.register(transaction, account, returnTo);
      const payload = await this.signIns.open(
        { user: toUser(user), passwordHash },
        clientInfo,
        transaction,
      );
      if (!payload) throw new AppError('STALE_WRITE');
      return payload;
    });
  }
}
