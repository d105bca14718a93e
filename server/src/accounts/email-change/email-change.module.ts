import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LinkTokensModule } from '../link-tokens/link-tokens.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { UsersModule } from '../users/users.module.js';
import { EmailChangeController } from './email-change.controller.js';
import { EmailChangeResolver } from './email-change.resolver.js';
import { EmailChangeService } from './email-change.service.js';

@Module({
  imports: [AuthModule, LinkTokensModule, SecondFactorModule, UsersModule],
  controllers: [EmailChangeController],
  providers: [EmailChangeResolver, EmailChangeService],
})
export class EmailChangeModule {}
