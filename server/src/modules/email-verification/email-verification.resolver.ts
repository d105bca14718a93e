import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, Public } from '../../core/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../core/access/client-info.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { EmailArgs, SendReceipt } from '../link-tokens/link-mails.types.js';
import { EmailVerificationService } from './email-verification.service.js';
import { EmailVerificationStatus } from './email-verification.types.js';

@Public()
@Resolver()
export class EmailVerificationResolver {
  constructor(private readonly service: EmailVerificationService) {}

  @Mutation(() => SendReceipt, {
    description:
      'Mails a verification link, if the address has an account that is not verified yet.',
  })
  sendVerification(@Args() { email }: EmailArgs, @CurrentClient() clientInfo: ClientInfo) {
    return this.service.send(email, clientInfo);
  }

  @Mutation(() => SendReceipt, {
    description: 'Mails a new verification link; older links stop working.',
  })
  resendVerification(@Args() { email }: EmailArgs, @CurrentClient() clientInfo: ClientInfo) {
    return this.service.resend(email, clientInfo);
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
