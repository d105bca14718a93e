import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RequestBulkMutations } from '../../requests/api/request-bulk.resolver.js';
import { RequestIntakeMutation } from '../../requests/api/request-intake.resolver.js';
import { RequestMutations } from '../../requests/api/request-mutations.resolver.js';
import { ContactRequestEntity } from './contact-request.entity.js';
import { contactRequestTypes } from './contact-request.types.js';
import { ContactRequestsService } from './contact-requests.service.js';
import { ContactRequestsController } from './contact-requests.controller.js';
import { ContactRequestsResolver } from './contact-requests.resolver.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactRequestEntity])],
  controllers: [ContactRequestsController],
  providers: [
    ContactRequestsService,
    ContactRequestsResolver,
    RequestMutations(contactRequestTypes, ContactRequestsService),
    RequestIntakeMutation(contactRequestTypes, ContactRequestsService),
    RequestBulkMutations(contactRequestTypes, ContactRequestsService),
  ],
  exports: [ContactRequestsService],
})
export class ContactRequestsModule {}
