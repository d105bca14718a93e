import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Answers, DONE, Refuses, SameAs } from '../../platform/http/described.js';
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
import { MESSAGES } from '../../contract/messages.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { doneAfter, ResponseMessage } from '../../platform/http/envelope.interceptor.js';
import { SafeTextPipe } from '../../platform/validation/validation.pipe.js';
import { AccountDisowningService } from '../users/account-disowning.service.js';
import { EmailProofService } from './email-proof.service.js';
import { EmailVerificationService } from './email-verification.service.js';
import { EmailCodeArgs, VerificationArgs } from './email-verification.types.js';

const statusMessage = ({ isEmailVerified }: { isEmailVerified: boolean }) =>
  isEmailVerified ? MESSAGES.emailVerified : MESSAGES.emailNotVerified;

@Public()
@Controller('email-verification')
export class EmailVerificationController {
  constructor(
    private readonly service: EmailVerificationService,
    private readonly proof: EmailProofService,
    private readonly disowning: AccountDisowningService,
  ) {}

  @SameAs('sendVerification')
  @HttpCode(200)
  @ResponseMessage(MESSAGES.linkSent)
  @Post('send-verification')
  send(
    @Body() body: VerificationArgs,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.send(body, describeCaller(viewer, clientInfo));
  }

  @SameAs('resendVerification')
  @HttpCode(200)
  @ResponseMessage(MESSAGES.linkSent)
  @Post('resend-verification')
  resend(
    @Body() body: VerificationArgs,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.resend(body, describeCaller(viewer, clientInfo));
  }

  @SameAs('correctEmail')
  @Refuses('EMAIL_ALREADY_VERIFIED', 'EMAIL_TAKEN')
  @Allow('account.correctEmail')
  @Put('email')
  correct(
    @CurrentViewer() viewer: Viewer,
    @Body() body: VerificationArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.correct(viewer, body, clientInfo);
  }

  @SameAs('verifyEmail')
  @Refuses('INVALID_VERIFICATION_TOKEN', 'NEWER_LINK_SENT')
  @ResponseMessage(MESSAGES.emailVerified)
  @ChangesByGet()
  @Get('verify/:token')
  verify(
    @Param('token') token: string,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.verify(token, viewer, clientInfo);
  }

  @SameAs('disownAccount')
  @Refuses('INVALID_DISOWN_TOKEN')
  @Answers(() => DONE)
  @HttpCode(200)
  @Post('not-me/:token')
  disown(@Param('token') token: string, @CurrentClient() clientInfo: ClientInfo) {
    return doneAfter(this.disowning.disown(token, clientInfo));
  }

  @SameAs('sendEmailCode')
  @Refuses('EMAIL_ALREADY_PROVED')
  @Allow('account.own')
  @AllowWithoutSecondFactor()
  @HttpCode(200)
  @Post('send-code')
  sendCode(@CurrentViewer() viewer: Viewer, @CurrentClient() clientInfo: ClientInfo) {
    return this.proof.sendCode(viewer, clientInfo);
  }

  @SameAs('proveEmail')
  @Allow('account.own')
  @AllowWithoutSecondFactor()
  @HttpCode(200)
  @Post('prove')
  prove(@CurrentViewer() viewer: Viewer, @Body() { code }: EmailCodeArgs) {
    return this.proof.prove(viewer, code);
  }

  @SameAs('emailVerificationStatus')
  @ResponseMessage(statusMessage)
  @Get('status/:email')
  status(
    @Param('email', SafeTextPipe) email: string,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.status(email, viewer, clientInfo);
  }
}
