import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { MailsResolver } from './mails.resolver.js';
import { MailsService } from './mails.service.js';

@Module({ imports: [MailModule], providers: [MailsService, MailsResolver] })
export class MailsModule {}
