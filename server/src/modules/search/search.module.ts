import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { ConsultationsModule } from '../consultations/consultations.module.js';
import { ContactRequestsModule } from '../contact-requests/contact-requests.module.js';
import { ServiceRequestsModule } from '../service-requests/service-requests.module.js';
import { UsersModule } from '../../accounts/users/users.module.js';
import { SearchResolver } from './search.resolver.js';
import { SearchService } from './search.service.js';

@Module({
  imports: [
    UsersModule,
    ServiceRequestsModule,
    ContactRequestsModule,
    ApplicationsModule,
    ConsultationsModule,
  ],
  providers: [SearchService, SearchResolver],
})
export class SearchModule {}
