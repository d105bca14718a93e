import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentViewer, Public } from '../../core/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../core/access/client-info.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { MESSAGES } from '../../contract/messages.js';
import { ResponseMessage } from '../../core/http/response-message.js';
import { EmailArgs } from '../link-tokens/link-mails.types.js';
import { EmailVerificationService } from './email-verification.service.js';

const statusWords = ({ isEmailVerified }: { isEmailVerified: boolean }) =>
  isEmailVerified ? MESSAGES.emailVerified : MESSAGES.emailNotVerified;

@Public()
@Controller('email-verification')
export class EmailVerificationController {
  constructor(private readonly service: EmailVerificationService) {}

  @HttpCode(200)
  @ResponseMessage(MESSAGES.linkSent)
  @Post('send-verification')
  send(@Body() { email }: EmailArgs, @CurrentClient() clientInfo: ClientInfo) {
    return this.service.send(email, clientInfo);
  }

  @HttpCode(200)
  @ResponseMessage(MESSAGES.linkSent)
  @Post('resend-verification')
  resend(@Body() { email }: EmailArgs, @CurrentClient() clientInfo: ClientInfo) {
    return this.service.resend(email, clientInfo);
  }

  @ResponseMessage(MESSAGES.emailVerified)
  @Get('verify/:token')
  verify(@Param('token') token: string, @CurrentClient() clientInfo: ClientInfo) {
    return this.service.verify(token, clientInfo);
  }

  @ResponseMessage(statusWords)
  @Get('status/:email')
  status(
    @Param('email') email: string,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.status(email, viewer, clientInfo);
  }
}
