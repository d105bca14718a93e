import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Refuses, SameAs } from '../../platform/http/described.js';
import { Allow, CurrentViewer, AllowWhileLocked } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { UnlockArgs } from './auth.types.js';
import { SessionLockService } from './session-lock.service.js';

@Allow('account.own')
@Controller('auth')
export class SessionLockController {
  constructor(private readonly sessionLock: SessionLockService) {}

  @SameAs('sessionState')
  @AllowWhileLocked()
  @Get('session')
  state(@CurrentViewer() viewer: Viewer) {
    return this.sessionLock.state(viewer);
  }

  @SameAs('lockSession')
  @AllowWhileLocked()
  @HttpCode(200)
  @Post('lock')
  lock(@CurrentViewer() viewer: Viewer) {
    return this.sessionLock.lock(viewer);
  }

  @SameAs('unlock')
  @Refuses('WRONG_PASSWORD')
  @AllowWhileLocked()
  @HttpCode(200)
  @Post('unlock')
  unlock(
    @CurrentViewer() viewer: Viewer,
    @Body() { password }: UnlockArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.sessionLock.unlock(viewer, password, clientInfo);
  }
}
