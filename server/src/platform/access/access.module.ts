import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AppConfig } from '../config/app-config.js';
import { TOKEN_ALGORITHM, TokenKeys, TokenSigner } from './tokens.js';
import { AccessGuard } from './access.guard.js';
import { DeferredTasks } from './deferred-tasks.js';
import { Authenticator } from './authenticator.js';
import { JwtStrategy, TOKEN_AUDIENCE, TOKEN_ISSUER } from './jwt.strategy.js';
import { LockoutService } from './lockout.service.js';
import { RateLimitsService } from './rate-limits.service.js';
import { AddressRateLimit } from './address-rate-limit.js';
import { SecretBox } from './secret-box.js';
import { SecurityLog } from './security-log.js';
import { SignedLinks } from './signed-links.js';
import { TokenGrantsGuard } from './token-grants.js';

const jwt = JwtModule.registerAsync({
  inject: [AppConfig],
  useFactory: (config: AppConfig) => ({
    secret: config.session.secret,
    signOptions: { algorithm: TOKEN_ALGORITHM, issuer: TOKEN_ISSUER, audience: TOKEN_AUDIENCE },
  }),
});

/** Authentication and permissions. `sessions` is the module that provides the `SessionReader`, for all modules. */
@Module({})
export class AccessModule {
  static forRoot(sessions: Type<object>): DynamicModule {
    const shared = [
      TokenSigner,
      DeferredTasks,
      Authenticator,
      LockoutService,
      RateLimitsService,
      AddressRateLimit,
      SecretBox,
      SecurityLog,
      SignedLinks,
      TokenGrantsGuard,
    ];
    return {
      module: AccessModule,
      global: true,
      imports: [sessions, jwt],
      providers: [JwtStrategy, TokenKeys, { provide: APP_GUARD, useClass: AccessGuard }, ...shared],
      exports: [...shared, sessions],
    };
  }
}
