import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountService } from './account.service.js';
import { AuthController } from './auth.controller.js';
import { AuthResolver } from './auth.resolver.js';
import { AuthService } from './auth.service.js';
import { PasswordCheckService } from './password-check.service.js';
import { RegistrationService } from './registration.service.js';
import { SessionLockController } from './session-lock.controller.js';
import { SessionLockResolver } from './session-lock.resolver.js';
import { SessionLockService } from './session-lock.service.js';
import { SignInsService } from './sign-ins.service.js';

@Module({
  imports: [UsersModule, SessionsModule],
  controllers: [AuthController, SessionLockController],
  providers: [
    AccountService,
    AuthResolver,
    AuthService,
    PasswordCheckService,
    RegistrationService,
    SessionLockService,
    SessionLockResolver,
    SignInsService,
  ],
  exports: [PasswordCheckService],
})
export class AuthModule {}
