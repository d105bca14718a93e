import { Module } from '@nestjs/common';
import { LinkTokensModule } from '../link-tokens/link-tokens.module.js';
import { UsersModule } from '../users/users.module.js';
import { EmailVerificationController } from './email-verification.controller.js';
import { EmailVerificationResolver } from './email-verification.resolver.js';
import { EmailVerificationService } from './email-verification.service.js';

@Module({
  imports: [UsersModule, LinkTokensModule],
  controllers: [EmailVerificationController],
  providers: [EmailVerificationResolver, EmailVerificationService],
})
export class EmailVerificationModule {}
