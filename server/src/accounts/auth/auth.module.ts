import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountService } from './account.service.js';
import { AuthController } from './auth.controller.js';
import { AuthResolver } from './auth.resolver.js';
import { AuthService } from './auth.service.js';
import { PasskeyAccessService } from './passkey-access.service.js';
import { PasskeyController } from './passkey.controller.js';
import { PasskeyResolver } from './passkey.resolver.js';
import { PasswordCheckService } from './password-check.service.js';
import { RegistrationService } from './registration.service.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SecondFactorAccessService } from './second-factor-access.service.js';
import { SecondFactorProofService } from './second-factor-proof.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorResolver } from './second-factor.resolver.js';
import { SessionLockController } from './session-lock.controller.js';
import { SessionLockResolver } from './session-lock.resolver.js';
import { SessionLockService } from './session-lock.service.js';
import { SignInsService } from './sign-ins.service.js';

@Module({
  imports: [UsersModule, SessionsModule, SecondFactorModule],
  controllers: [AuthController, PasskeyController, SecondFactorController, SessionLockController],
  providers: [
    AccountService,
    AuthResolver,
    AuthService,
    PasskeyAccessService,
    PasskeyResolver,
    PasswordCheckService,
    RegistrationService,
    SecondFactorAccessService,
    SecondFactorProofService,
    SecondFactorResolver,
    SessionLockService,
    SessionLockResolver,
    SignInsService,
  ],
  exports: [SecondFactorProofService],
})
export class AuthModule {}
