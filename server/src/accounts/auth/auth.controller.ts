import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Answers, DONE, Refuses, SameAs } from '../../platform/http/described.js';
import {
  Allow,
  CurrentViewer,
  Public,
  AllowWhileLocked,
} from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { SignsIn, SignsOut } from '../../platform/access/session-cookies.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { CreatedAt, doneAfter } from '../../platform/http/envelope.interceptor.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { AccountService } from './account.service.js';
import { AuthService } from './auth.service.js';
import {
  ChangePasswordInput,
  LoginInput,
  RegisterInput,
  UpdateProfileInput,
} from './auth.types.js';
import { RegistrationService } from './registration.service.js';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly registration: RegistrationService,
    private readonly account: AccountService,
  ) {}

  @SameAs('register')
  @Refuses('STALE_WRITE')
  @Public()
  @SignsIn()
  @CreatedAt('/api/v1/auth/profile')
  @Post('register')
  register(@Body() input: RegisterInput, @CurrentClient() clientInfo: ClientInfo) {
    return this.registration.register(input, clientInfo);
  }

  @SameAs('login')
  @Public()
  @SignsIn()
  @HttpCode(200)
  @Post('login')
  login(@Body() input: LoginInput, @CurrentClient() clientInfo: ClientInfo) {
    return this.auth.login(input, clientInfo);
  }

  @SameAs('refresh')
  @Allow('account.own')
  @SignsIn()
  @HttpCode(200)
  @Post('refresh')
  refresh(@CurrentViewer() viewer: Viewer) {
    return this.auth.refresh(viewer);
  }

  @SameAs('logout')
  @Allow('account.own')
  @AllowWhileLocked()
  @SignsOut()
  @HttpCode(200)
  @Post('logout')
  logout(@CurrentViewer() viewer: Viewer) {
    return this.auth.logout(viewer);
  }

  @SameAs('me')
  @Allow('account.own')
  @AllowWhileLocked()
  @Get('profile')
  profile(@CurrentViewer() viewer: Viewer) {
    return this.account.profile(viewer);
  }

  @SameAs('updateProfile')
  @Allow('account.own')
  @Put('profile')
  updateProfile(@CurrentViewer() viewer: Viewer, @Body() input: UpdateProfileInput) {
    return this.account.updateProfile(viewer, input);
  }

  @SameAs('changePassword')
  @Answers(() => DONE)
  @Allow('account.own')
  @Put('change-password')
  changePassword(
    @CurrentViewer() viewer: Viewer,
    @Body() input: ChangePasswordInput,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return doneAfter(this.account.changePassword(viewer, input, clientInfo));
  }

  @SameAs('mySessions')
  @Allow('account.own')
  @Get('sessions')
  sessions(@CurrentViewer() viewer: Viewer) {
    return this.account.sessionList(viewer);
  }

  @SameAs('revokeSession')
  @Answers(() => DONE)
  @Allow('account.own')
  @Delete('sessions/:id')
  revokeSession(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return doneAfter(this.account.revokeSession(viewer, id));
  }

  @SameAs('revokeOtherSessions')
  @Answers(() => DONE)
  @Allow('account.own')
  @Delete('sessions')
  revokeOtherSessions(@CurrentViewer() viewer: Viewer) {
    return doneAfter(this.account.revokeOtherSessions(viewer));
  }
}
