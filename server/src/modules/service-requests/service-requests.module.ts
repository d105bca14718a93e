import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RequestBulkMutations } from '../../requests/api/request-bulk.resolver.js';
import { RequestIntakeMutation } from '../../requests/api/request-intake.resolver.js';
import { RequestMutations } from '../../requests/api/request-mutations.resolver.js';
import { ServicesModule } from '../services/services.module.js';
import { SituationsModule } from '../situations/situations.module.js';
import { UsersModule } from '../../accounts/users/users.module.js';
import { ServiceRequestEntity } from './service-request.entity.js';
import { serviceRequestTypes } from './service-request.types.js';
import { ServiceRequestsService } from './service-requests.service.js';
import { ServiceRequestsController } from './service-requests.controller.js';
import { ServiceRequestsResolver } from './service-requests.resolver.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ServiceRequestEntity]),
    ServicesModule,
    SituationsModule,
    UsersModule,
  ],
  controllers: [ServiceRequestsController],
  providers: [
    ServiceRequestsService,
    ServiceRequestsResolver,
    RequestMutations(serviceRequestTypes, ServiceRequestsService),
    RequestIntakeMutation(serviceRequestTypes, ServiceRequestsService),
    RequestBulkMutations(serviceRequestTypes, ServiceRequestsService),
  ],
  exports: [ServiceRequestsService],
})
export class ServiceRequestsModule {}
