import { Module } from '@nestjs/common';
import { LinkTokensModule } from '../link-tokens/link-tokens.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetResolver } from './password-reset.resolver.js';
import { PasswordResetService } from './password-reset.service.js';

@Module({
  imports: [UsersModule, LinkTokensModule, SecondFactorModule],
  controllers: [PasswordResetController],
  providers: [PasswordResetResolver, PasswordResetService],
})
export class PasswordResetModule {}
