import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
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

  @Allow('account.correctEmail')
  @Put('email')
  correct(
    @CurrentViewer() viewer: Viewer,
    @Body() body: VerificationArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.correct(viewer, body, clientInfo);
  }

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

  @HttpCode(200)
  @Post('not-me/:token')
  disown(@Param('token') token: string, @CurrentClient() clientInfo: ClientInfo) {
    return doneAfter(this.disowning.disown(token, clientInfo));
  }

  @Allow('account.own')
  @AllowWithoutSecondFactor()
  @HttpCode(200)
  @Post('send-code')
  sendCode(@CurrentViewer() viewer: Viewer, @CurrentClient() clientInfo: ClientInfo) {
    return this.proof.sendCode(viewer, clientInfo);
  }

  @Allow('account.own')
  @AllowWithoutSecondFactor()
  @HttpCode(200)
  @Post('prove')
  prove(@CurrentViewer() viewer: Viewer, @Body() { code }: EmailCodeArgs) {
    return this.proof.prove(viewer, code);
  }

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
