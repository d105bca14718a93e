import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LinkTokensModule } from '../link-tokens/link-tokens.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { FirstAdmin } from './first-admin.service.js';
import { LinkRequests } from './link-requests.service.js';
import { PasswordChanges } from './password-changes.service.js';
import { PasswordsService } from './passwords.service.js';
import { UserAccess } from './user-access.js';
import { UserStore } from './user-store.js';
import { UserEntity } from './user.entity.js';
import { UsersAdminService } from './users-admin.service.js';
import { UsersController } from './users.controller.js';
import { UsersResolver } from './users.resolver.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [SessionsModule, LinkTokensModule, TypeOrmModule.forFeature([UserEntity])],
  controllers: [UsersController],
  providers: [
    FirstAdmin,
    LinkRequests,
    PasswordChanges,
    PasswordsService,
    UserAccess,
    UserStore,
    UsersAdminService,
    UsersResolver,
    UsersService,
  ],
  exports: [LinkRequests, PasswordChanges, PasswordsService, UsersService],
})
export class UsersModule {}
