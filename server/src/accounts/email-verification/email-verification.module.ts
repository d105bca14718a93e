import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../platform/mail/mail.module.js';
import { LinkTokensModule } from '../link-tokens/link-tokens.module.js';
import { UsersModule } from '../users/users.module.js';
import { EmailCodeEntity } from './email-code.entity.js';
import { EmailCodes, EmailProofService } from './email-proof.service.js';
import { EmailVerificationController } from './email-verification.controller.js';
import { EmailVerificationResolver } from './email-verification.resolver.js';
import { EmailVerificationService } from './email-verification.service.js';

@Module({
  imports: [UsersModule, LinkTokensModule, MailModule, TypeOrmModule.forFeature([EmailCodeEntity])],
  controllers: [EmailVerificationController],
  providers: [EmailCodes, EmailProofService, EmailVerificationResolver, EmailVerificationService],
})
export class EmailVerificationModule {}
