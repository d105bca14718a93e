import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Public } from '../../core/access/access.decorators.js';
import { type Caller, CurrentCaller } from '../../core/access/caller.js';
import { MESSAGES } from '../../contract/messages.js';
import { Says } from '../../core/http/says.js';
import { EmailArgs } from '../link-tokens/link-mails.types.js';
import { PasswordResetService } from './password-reset.service.js';
import { NewPasswordArgs } from './password-reset.types.js';

@Public()
@Controller('password-reset')
export class PasswordResetController {
  constructor(private readonly service: PasswordResetService) {}

  @HttpCode(200)
  @Says(MESSAGES.linkSent)
  @Post('send-reset')
  send(@Body() { email }: EmailArgs, @CurrentCaller() caller: Caller) {
    return this.service.send(email, caller);
  }

  @HttpCode(200)
  @Says(MESSAGES.linkSent)
  @Post('resend')
  resend(@Body() { email }: EmailArgs, @CurrentCaller() caller: Caller) {
    return this.service.resend(email, caller);
  }

  @Says(MESSAGES.resetLinkValid)
  @Get('verify/:token')
  verify(@Param('token') token: string, @CurrentCaller() caller: Caller) {
    return this.service.verify(token, caller);
  }

  @HttpCode(200)
  @Says(MESSAGES.passwordReset)
  @Post('reset/:token')
  reset(
    @Param('token') token: string,
    @Body() { newPassword }: NewPasswordArgs,
    @CurrentCaller() caller: Caller,
  ) {
    return this.service.reset(token, newPassword, caller);
  }
}
