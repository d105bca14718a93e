import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReplyTemplateEntity } from './reply-template.entity.js';
import { ReplyTemplatesResolver } from './reply-templates.resolver.js';
import { ReplyTemplatesSeed } from './reply-templates.seed.js';
import { ReplyTemplatesService } from './reply-templates.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReplyTemplateEntity])],
  providers: [ReplyTemplatesService, ReplyTemplatesResolver, ReplyTemplatesSeed],
  exports: [ReplyTemplatesSeed],
})
export class ReplyTemplatesModule {}
