import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Allow,
  AllowWithoutSecondFactor,
  CurrentViewer,
  Public,
} from '../../platform/access/access.decorators.js';
import {
  describeCaller,
  type ClientInfo,
  CurrentClient,
} from '../../platform/access/client-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { AccountAddress, SendReceipt } from '../link-tokens/link-mails.types.js';
import { UserType } from '../users/user.types.js';
import { AccountDisowningService } from '../users/account-disowning.service.js';
import { EmailProofService } from './email-proof.service.js';
import { EmailVerificationService } from './email-verification.service.js';
import {
  EmailCodeArgs,
  EmailCodeReceipt,
  EmailVerificationStatus,
  VerificationArgs,
} from './email-verification.types.js';
import { EmailAddressScalar } from '../../platform/validation/scalars.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { FAILED_CHECKS } from '../link-tokens/link-tokens.service.js';
import { EMAIL_CODE_CHECKS, EMAIL_CODE_LIMITS } from './email-proof.service.js';
import {
  CORRECTION_LIMITS,
  RESEND_LIMITS,
  SEND_LIMITS,
  STATUS,
} from './email-verification.service.js';

@Public()
@Resolver()
export class EmailVerificationResolver {
  constructor(
    private readonly service: EmailVerificationService,
    private readonly proof: EmailProofService,
    private readonly disowning: AccountDisowningService,
  ) {}

  @Limits(...SEND_LIMITS)
  @Mutation(() => SendReceipt, {
    description:
      'Mails a verification link, if the address has an account that is not verified yet.',
  })
  sendVerification(
    @Args() args: VerificationArgs,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.send(args, describeCaller(viewer, clientInfo));
  }

  @Limits(...RESEND_LIMITS)
  @Mutation(() => SendReceipt, {
    description: 'Mails a new verification link; older links stop working.',
  })
  resendVerification(
    @Args() args: VerificationArgs,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.resend(args, describeCaller(viewer, clientInfo));
  }

  @Allow('account.correctEmail')
  @Limits(...CORRECTION_LIMITS)
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

  @Limits(FAILED_CHECKS)
  @Mutation(() => EmailVerificationStatus, {
    description:
      'Verifies an e-mail address with the token of the mailed link; in a session of its account this also proves that its person reads the address. INVALID_VERIFICATION_TOKEN if it does not work.',
  })
  verifyEmail(
    @Args('token', { type: () => String, description: 'Token: the last part of the mailed link.' })
    token: string,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.verify(token, viewer, clientInfo);
  }

  @Limits(FAILED_CHECKS)
  @Mutation(() => AccountAddress, {
    description:
      'For whoever reads the mails of an address that somebody else registered: ends the account with the token of the mailed link. One that has sent nothing is removed; any other is deactivated, and the office is told. INVALID_DISOWN_TOKEN if the link does not work.',
  })
  disownAccount(
    @Args('token', { type: () => String, description: 'Token: the last part of the mailed link.' })
    token: string,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.disowning.disown(token, clientInfo);
  }

  @Allow('account.own')
  @AllowWithoutSecondFactor()
  @Limits(...EMAIL_CODE_LIMITS)
  @Mutation(() => EmailCodeReceipt, {
    description:
      "Mails a code to the caller's address; older codes end. EMAIL_ALREADY_PROVED if none is needed.",
  })
  sendEmailCode(@CurrentViewer() viewer: Viewer, @CurrentClient() clientInfo: ClientInfo) {
    return this.proof.sendCode(viewer, clientInfo);
  }

  @Allow('account.own')
  @AllowWithoutSecondFactor()
  @Limits(EMAIL_CODE_CHECKS)
  @Mutation(() => UserType, {
    description:
      'Proves with the mailed code that the caller reads the address of the account, which verifies it, too. INVALID_EMAIL_CODE if it is wrong or too old, and after five tries.',
  })
  proveEmail(@CurrentViewer() viewer: Viewer, @Args() { code }: EmailCodeArgs) {
    return this.proof.prove(viewer, code);
  }

  @Limits(STATUS)
  @Query(() => EmailVerificationStatus, {
    description:
      'Whether an e-mail address is verified; false for addresses of others, unless an administrator asks.',
  })
  emailVerificationStatus(
    @Args('email', { type: () => EmailAddressScalar, description: 'E-mail address to look up.' })
    email: string,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.status(email, viewer, clientInfo);
  }
}
