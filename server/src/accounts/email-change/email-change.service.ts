import { Injectable } from '@nestjs/common';
import type { ClientInfo } from '../../platform/access/client-info.js';
import {
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { AccountAddress } from '../link-tokens/link-mails.types.js';
import { SecondFactorProofService } from '../auth/second-factor-proof.service.js';
import { FAILED_CHECKS } from '../link-tokens/link-tokens.service.js';
import { SecondFactorSwitch } from '../second-factor/second-factor-switch.service.js';
import { EmailChangesService } from '../users/email-changes.service.js';
import { OwnAddressService } from '../users/own-address.service.js';
import type { UserType } from '../users/user.types.js';
import type { ChangeEmailArgs } from './email-change.types.js';

/** Changes of one account, refused ones included: EMAIL_TAKEN tells of other accounts. */
export const CHANGES: OperationLimit = {
  name: 'email-changes',
  points: 10,
  seconds: 3600,
  per: 'account',
};

/** Changes the caller's own e-mail address, and undoes changes from the old one. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly proof: SecondFactorProofService,
    private readonly addresses: OwnAddressService,
    private readonly changes: EmailChangesService,
    private readonly factor: SecondFactorSwitch,
    private readonly limits: RateLimitsService,
  ) {}

  /** Asks for password and second factor, because the address opens the account by a reset link. */
  async change(
    viewer: Viewer,
    { email, returnTo, ...proof }: ChangeEmailArgs,
    clientInfo: ClientInfo,
  ): Promise<UserType> {
    await this.limits.consume(CHANGES, viewer.id);
    return this.proof.proveOwner(viewer, proof, clientInfo, (transaction) =>
      this.addresses.change(transaction, viewer, { email, returnTo }),
    );
  }

  /** INVALID_UNDO_LINK if the link is over or was used. */
  async undo(token: string, clientInfo: ClientInfo): Promise<AccountAddress> {
    const change = await this.changes.find(token);
    const email =
      change &&
      (await this.addresses.undo(change, (transaction, user, { changedAt }) =>
        this.factor.dropChanged(transaction, user, changedAt),
      ));
    if (email) return { email };
    await this.limits.consume(FAILED_CHECKS, clientInfo.address);
    throw new AppError('INVALID_UNDO_LINK');
  }
}
