import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { ApiTokenEntity } from './api-token.entity.js';
import { ApiTokensResolver } from './api-tokens.resolver.js';
import { ApiTokensService } from './api-tokens.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ApiTokenEntity]), AuthModule],
  providers: [ApiTokensService, ApiTokensResolver],
})
export class ApiTokensModule {}
