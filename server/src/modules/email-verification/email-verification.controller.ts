import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentViewer, Public } from '../../core/access/access.decorators.js';
import { type Caller, CurrentCaller } from '../../core/access/caller.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { MESSAGES } from '../../contract/messages.js';
import { Says } from '../../core/http/says.js';
import { EmailArgs } from '../link-tokens/link-mails.types.js';
import { EmailVerificationService } from './email-verification.service.js';

const statusWords = ({ isEmailVerified }: { isEmailVerified: boolean }) =>
  isEmailVerified ? MESSAGES.emailVerified : MESSAGES.emailNotVerified;

@Public()
@Controller('email-verification')
export class EmailVerificationController {
  constructor(private readonly service: EmailVerificationService) {}

  @HttpCode(200)
  @Says(MESSAGES.linkSent)
  @Post('send-verification')
  send(@Body() { email }: EmailArgs, @CurrentCaller() caller: Caller) {
    return this.service.send(email, caller);
  }

  @HttpCode(200)
  @Says(MESSAGES.linkSent)
  @Post('resend-verification')
  resend(@Body() { email }: EmailArgs, @CurrentCaller() caller: Caller) {
    return this.service.resend(email, caller);
  }

  @Says(MESSAGES.emailVerified)
  @Get('verify/:token')
  verify(@Param('token') token: string, @CurrentCaller() caller: Caller) {
    return this.service.verify(token, caller);
  }

  @Says(statusWords)
  @Get('status/:email')
  status(
    @Param('email') email: string,
    @CurrentViewer() viewer: Viewer | undefined,
    @CurrentCaller() caller: Caller,
  ) {
    return this.service.status(email, viewer, caller);
  }
}
