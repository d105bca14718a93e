import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, Public } from '../../core/access/access.decorators.js';
import { type Caller, CurrentCaller } from '../../core/access/caller.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { EmailArgs, SendReceipt } from '../link-tokens/link-mails.types.js';
import { EmailVerificationService } from './email-verification.service.js';
import { EmailVerificationStatus } from './email-verification.types.js';

@Public()
@Resolver()
export class EmailVerificationResolver {
  constructor(private readonly service: EmailVerificationService) {}

  @Mutation(() => SendReceipt, {
    description: 'Mails a verification link, if the address has an account that needs one.',
  })
  sendVerification(@Args() { email }: EmailArgs, @CurrentCaller() caller: Caller) {
    return this.service.send(email, caller);
  }

  @Mutation(() => SendReceipt, {
    description: 'Mails a new verification link; older ones are worthless then.',
  })
  resendVerification(@Args() { email }: EmailArgs, @CurrentCaller() caller: Caller) {
    return this.service.resend(email, caller);
  }

  @Mutation(() => Boolean, {
    description: 'Proves the address by the mailed link; true, or INVALID_VERIFICATION_TOKEN.',
  })
  async verifyEmail(
    @Args('token', { type: () => String, description: 'The last part of the mailed link.' })
    token: string,
    @CurrentCaller() caller: Caller,
  ) {
    return (await this.service.verify(token, caller)).isEmailVerified;
  }

  @Query(() => EmailVerificationStatus, {
    description: 'Whether the own address is proved; false for any other.',
  })
  emailVerificationStatus(
    @Args('email', { type: () => String, description: 'The own address.' }) email: string,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentCaller() caller: Caller,
  ) {
    return this.service.status(email, viewer, caller);
  }
}
