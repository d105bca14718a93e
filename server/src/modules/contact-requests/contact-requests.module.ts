import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { ContactRequestEntity } from './contact-request.entity.js';
import { ContactRequestsController } from './contact-requests.controller.js';
import { ContactRequestsResolver } from './contact-requests.resolver.js';
import { ContactRequestsService } from './contact-requests.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactRequestEntity]), MailModule],
  controllers: [ContactRequestsController],
  providers: [ContactRequestsService, ContactRequestsResolver],
  exports: [ContactRequestsService],
})
export class ContactRequestsModule {}
