import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientAccounts, StaffNames } from '../../requests/people/request-accounts.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { LinkTokensModule } from '../link-tokens/link-tokens.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountDisowningService } from './account-disowning.service.js';
import { AccountRescueService } from './account-rescue.service.js';
import { EmailChangeEntity } from './email-change.entity.js';
import { EmailChangesService } from './email-changes.service.js';
import { FirstAdminService } from './first-admin.service.js';
import { LinkRequestsService } from './link-requests.service.js';
import { OwnAddressService } from './own-address.service.js';
import { PasswordChangesService } from './password-changes.service.js';
import { PasswordsService } from './passwords.service.js';
import { UserAccess } from './user-access.js';
import { UserErasure } from './user-erasure.js';
import { UserRepository } from './user.repository.js';
import { UserEntity } from './user.entity.js';
import { UsersAdminService } from './users-admin.service.js';
import { UsersController } from './users.controller.js';
import { UsersResolver } from './users.resolver.js';
import { UsersService } from './users.service.js';

/** Global, because requests of every kind are assigned to people in the office. */
@Global()
@Module({
  imports: [
    SessionsModule,
    LinkTokensModule,
    JobsModule,
    MailModule,
    TypeOrmModule.forFeature([UserEntity, EmailChangeEntity]),
  ],
  controllers: [UsersController],
  providers: [
    AccountDisowningService,
    AccountRescueService,
    EmailChangesService,
    FirstAdminService,
    LinkRequestsService,
    OwnAddressService,
    PasswordChangesService,
    PasswordsService,
    UserAccess,
    UserErasure,
    UserRepository,
    UsersAdminService,
    UsersResolver,
    UsersService,
    { provide: StaffNames, useExisting: UserRepository },
    { provide: ClientAccounts, useExisting: UserRepository },
  ],
  exports: [
    StaffNames,
    ClientAccounts,
    AccountDisowningService,
    EmailChangesService,
    LinkRequestsService,
    OwnAddressService,
    PasswordChangesService,
    PasswordsService,
    UserErasure,
    UsersService,
  ],
})
export class UsersModule {}
