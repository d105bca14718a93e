import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { UserType } from '../users/user.types.js';
import { PhoneVerificationService } from './phone-verification.service.js';
import { PhoneCodeReceipt, VerifyPhoneArgs } from './phone-verification.types.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { PHONE_CODE_CHECKS, PHONE_CODE_LIMITS } from './phone-verification.service.js';

@Allow('account.own')
@Resolver(() => UserType)
export class PhoneVerificationResolver {
  constructor(private readonly service: PhoneVerificationService) {}

  @Limits(...PHONE_CODE_LIMITS)
  @Mutation(() => PhoneCodeReceipt, {
    description:
      'Sends a code by SMS to the phone number of the caller; older codes end. PHONE_ALREADY_VERIFIED if the number is confirmed, SMS_UNAVAILABLE while no SMS can be sent.',
  })
  sendPhoneCode(@CurrentViewer() viewer: Viewer, @CurrentClient() clientInfo: ClientInfo) {
    return this.service.sendCode(viewer, clientInfo);
  }

  @Limits(PHONE_CODE_CHECKS)
  @Mutation(() => UserType, {
    description:
      'Confirms the phone number of the caller with the code of the SMS. INVALID_PHONE_CODE if it is wrong or too old, and after five tries.',
  })
  verifyPhone(@CurrentViewer() viewer: Viewer, @Args() { code }: VerifyPhoneArgs) {
    return this.service.verify(viewer, code);
  }
}
