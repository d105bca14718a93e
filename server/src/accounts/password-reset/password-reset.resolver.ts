import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import {
  describeCaller,
  type ClientInfo,
  CurrentClient,
} from '../../platform/access/client-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { AccountAddress, EmailArgs, SendReceipt } from '../link-tokens/link-mails.types.js';
import { PasswordResetService } from './password-reset.service.js';
import { ResetLink, ResetPasswordArgs } from './password-reset.types.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { FAILED_CHECKS } from '../link-tokens/link-tokens.service.js';
import { RESEND_LIMITS, SEND_LIMITS } from './password-reset.service.js';

@Public()
@Resolver()
export class PasswordResetResolver {
  constructor(private readonly service: PasswordResetService) {}

  @Limits(...SEND_LIMITS)
  @Mutation(() => SendReceipt, {
    description: 'Mails a link to reset the password, if the address has an account.',
  })
  sendPasswordReset(
    @Args() { email }: EmailArgs,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.send(email, describeCaller(viewer, clientInfo));
  }

  @Limits(...RESEND_LIMITS)
  @Mutation(() => SendReceipt, {
    description: 'Mails a new link to reset the password; older links stop working.',
  })
  resendPasswordReset(
    @Args() { email }: EmailArgs,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.resend(email, describeCaller(viewer, clientInfo));
  }

  @Limits(FAILED_CHECKS)
  @Query(() => Boolean, {
    description:
      'Checks a reset token without using it up; INVALID_RESET_TOKEN if it does not work.',
  })
  async verifyResetToken(
    @Args('token', { type: () => String, description: 'Token: the last part of the mailed link.' })
    token: string,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return (await this.service.verify(token, clientInfo)).valid;
  }

  @Limits(FAILED_CHECKS)
  @Query(() => ResetLink, {
    description:
      'The account that a reset token belongs to; INVALID_RESET_TOKEN if it does not work, NEWER_LINK_SENT if a newer one was mailed. Does not use it up.',
  })
  resetLink(
    @Args('token', { type: () => String, description: 'Token: the last part of the mailed link.' })
    token: string,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.verify(token, clientInfo);
  }

  @Limits(FAILED_CHECKS)
  @Mutation(() => AccountAddress, {
    description:
      'Sets a new password with the token of the mailed link, and ends all sessions of the account.',
  })
  resetPassword(
    @Args() { token, newPassword }: ResetPasswordArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.reset(token, newPassword, clientInfo);
  }
}
