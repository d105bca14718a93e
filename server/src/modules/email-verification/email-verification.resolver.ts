import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer, Public } from '../../core/access/access.decorators.js';
import { callerOf, type ClientInfo, CurrentClient } from '../../core/access/client-info.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { SendReceipt } from '../link-tokens/link-mails.types.js';
import { UserType } from '../users/user.types.js';
import { EmailVerificationService } from './email-verification.service.js';
import { EmailVerificationStatus, VerificationArgs } from './email-verification.types.js';

@Public()
@Resolver()
export class EmailVerificationResolver {
  constructor(private readonly service: EmailVerificationService) {}

  @Mutation(() => SendReceipt, {
    description:
      'Mails a verification link, if the address has an account that is not verified yet.',
  })
  sendVerification(
    @Args() args: VerificationArgs,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.send(args, callerOf(viewer, clientInfo));
  }

  @Mutation(() => SendReceipt, {
    description: 'Mails a new verification link; older links stop working.',
  })
  resendVerification(
    @Args() args: VerificationArgs,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.resend(args, callerOf(viewer, clientInfo));
  }

  @Allow('account.correctEmail')
  @Mutation(() => UserType, {
    description:
      'Changes the e-mail address of the caller while it is not verified. Mails a link there, and ends older links and other sessions. EMAIL_TAKEN if another account has the address; EMAIL_ALREADY_VERIFIED if the current one is verified.',
  })
  correctEmail(
    @CurrentViewer() viewer: Viewer,
    @Args() args: VerificationArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.correct(viewer, args, clientInfo);
  }

  @Mutation(() => Boolean, {
    description:
      'Verifies an e-mail address with the token of the mailed link; INVALID_VERIFICATION_TOKEN if it does not work.',
  })
  async verifyEmail(
    @Args('token', { type: () => String, description: 'Token: the last part of the mailed link.' })
    token: string,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return (await this.service.verify(token, clientInfo)).isEmailVerified;
  }

  @Query(() => EmailVerificationStatus, {
    description:
      'Whether an e-mail address is verified; false for addresses of others, unless an administrator asks.',
  })
  emailVerificationStatus(
    @Args('email', { type: () => String, description: 'E-mail address to look up.' }) email: string,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.status(email, viewer, clientInfo);
  }
}
