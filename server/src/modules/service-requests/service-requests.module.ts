import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { ServicesModule } from '../services/services.module.js';
import { UsersModule } from '../users/users.module.js';
import { ServiceRequestEntity } from './service-request.entity.js';
import { ServiceRequestsController } from './service-requests.controller.js';
import { ServiceRequestsResolver } from './service-requests.resolver.js';
import { ServiceRequestsService } from './service-requests.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ServiceRequestEntity]),
    ServicesModule,
    UsersModule,
    MailModule,
  ],
  controllers: [ServiceRequestsController],
  providers: [ServiceRequestsService, ServiceRequestsResolver],
  exports: [ServiceRequestsService],
})
export class ServiceRequestsModule {}
