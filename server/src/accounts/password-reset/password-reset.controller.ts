import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Answers, DONE, Refuses, SameAs } from '../../platform/http/described.js';
import { CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import {
  describeCaller,
  type ClientInfo,
  CurrentClient,
} from '../../platform/access/client-info.js';
import { MESSAGES } from '../../contract/messages.js';
import { doneAfter, ResponseMessage } from '../../platform/http/envelope.interceptor.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { EmailArgs } from '../link-tokens/link-mails.types.js';
import { PasswordResetService } from './password-reset.service.js';
import { NewPasswordArgs } from './password-reset.types.js';

@Public()
@Controller('password-reset')
export class PasswordResetController {
  constructor(private readonly service: PasswordResetService) {}

  @SameAs('sendPasswordReset')
  @HttpCode(200)
  @ResponseMessage(MESSAGES.linkSent)
  @Post('send-reset')
  send(
    @Body() { email }: EmailArgs,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.send(email, describeCaller(viewer, clientInfo));
  }

  @SameAs('resendPasswordReset')
  @HttpCode(200)
  @ResponseMessage(MESSAGES.linkSent)
  @Post('resend')
  resend(
    @Body() { email }: EmailArgs,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.resend(email, describeCaller(viewer, clientInfo));
  }

  @SameAs('resetLink')
  @Refuses('INVALID_RESET_TOKEN', 'NEWER_LINK_SENT')
  @ResponseMessage(MESSAGES.resetLinkValid)
  @Get('verify/:token')
  verify(@Param('token') token: string, @CurrentClient() clientInfo: ClientInfo) {
    return this.service.verify(token, clientInfo);
  }

  @SameAs('resetPassword')
  @Refuses('INVALID_RESET_TOKEN', 'NEWER_LINK_SENT')
  @Answers(() => DONE)
  @HttpCode(200)
  @ResponseMessage(MESSAGES.passwordReset)
  @Post('reset/:token')
  reset(
    @Param('token') token: string,
    @Body() { newPassword }: NewPasswordArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return doneAfter(this.service.reset(token, newPassword, clientInfo));
  }
}
