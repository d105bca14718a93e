import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { ContactRequestsModule } from '../contact-requests/contact-requests.module.js';
import { ServiceRequestsModule } from '../service-requests/service-requests.module.js';
import { ServicesModule } from '../services/services.module.js';
import { UsersModule } from '../../accounts/users/users.module.js';
import { OverviewController } from './overview.controller.js';
import { OverviewResolver } from './overview.resolver.js';
import { OverviewService } from './overview.service.js';

@Module({
  imports: [
    UsersModule,
    ServicesModule,
    ServiceRequestsModule,
    ContactRequestsModule,
    ApplicationsModule,
    MailModule,
  ],
  controllers: [OverviewController],
  providers: [OverviewService, OverviewResolver],
})
export class OverviewModule {}
