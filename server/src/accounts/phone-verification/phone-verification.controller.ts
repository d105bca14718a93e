import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { SameAs } from '../../platform/http/described.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { PhoneVerificationService } from './phone-verification.service.js';
import { VerifyPhoneArgs } from './phone-verification.types.js';

@Allow('account.own')
@Controller('phone-verification')
export class PhoneVerificationController {
  constructor(private readonly service: PhoneVerificationService) {}

  @SameAs('sendPhoneCode')
  @HttpCode(200)
  @Post('send-code')
  sendCode(@CurrentViewer() viewer: Viewer, @CurrentClient() clientInfo: ClientInfo) {
    return this.service.sendCode(viewer, clientInfo);
  }

  @SameAs('verifyPhone')
  @HttpCode(200)
  @Post('verify')
  verify(@CurrentViewer() viewer: Viewer, @Body() { code }: VerifyPhoneArgs) {
    return this.service.verify(viewer, code);
  }
}
