import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../platform/mail/mail.module.js';
import { EndedLinkEntity } from './ended-link.entity.js';
import { LinkMailsService } from './link-mails.service.js';
import { LinkTokenEntity } from './link-token.entity.js';
import { LinkTokensService } from './link-tokens.service.js';

@Module({
  imports: [MailModule, TypeOrmModule.forFeature([LinkTokenEntity, EndedLinkEntity])],
  providers: [LinkTokensService, LinkMailsService],
  exports: [LinkTokensService, LinkMailsService],
})
export class LinkTokensModule {}
