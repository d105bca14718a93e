import { Module } from '@nestjs/common';
import { contentModule } from '../../content/content-module.js';
import { ReplyTemplateEntity } from './reply-template.entity.js';
import { replyTemplateTypes } from './reply-template.types.js';
import { ReplyTemplatesSeed } from './reply-templates.seed.js';
import { ReplyTemplatesService } from './reply-templates.service.js';

@Module(
  contentModule({
    types: replyTemplateTypes,
    entity: ReplyTemplateEntity,
    service: ReplyTemplatesService,
    seed: ReplyTemplatesSeed,
  }),
)
export class ReplyTemplatesModule {}
