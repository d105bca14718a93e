import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { Answers, DONE, SameAs } from '../../platform/http/described.js';
import { Allow, CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { doneAfter } from '../../platform/http/envelope.interceptor.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { EmailChangeService } from './email-change.service.js';
import { ChangeEmailArgs, UndoEmailChangeArgs } from './email-change.types.js';

@Controller('auth/email')
export class EmailChangeController {
  constructor(private readonly service: EmailChangeService) {}

  @SameAs('changeEmail')
  @Allow('account.own')
  @Put()
  change(
    @CurrentViewer() viewer: Viewer,
    @Body() body: ChangeEmailArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.change(viewer, body, clientInfo);
  }

  @SameAs('undoEmailChange')
  @Answers(() => DONE)
  @Public()
  @HttpCode(200)
  @Post('undo')
  undo(@Body() { token }: UndoEmailChangeArgs, @CurrentClient() clientInfo: ClientInfo) {
    return doneAfter(this.service.undo(token, clientInfo));
  }
}
