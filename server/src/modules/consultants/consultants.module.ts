import { Module } from '@nestjs/common';
import { contentModule } from '../../content/content-module.js';
import { ConsultantsController, PublicConsultantsController } from './consultants.controller.js';
import { ConsultantEntity } from './consultant.entity.js';
import { consultantTypes } from './consultant.types.js';
import { ConsultantsSeed } from './consultants.seed.js';
import { ConsultantsService } from './consultants.service.js';
import { NameMentionsResolver } from './name-mentions.resolver.js';
import { NameMentions } from './name-mentions.service.js';

const content = contentModule({
  types: consultantTypes,
  entity: ConsultantEntity,
  service: ConsultantsService,
  seed: ConsultantsSeed,
  controllers: [ConsultantsController, PublicConsultantsController],
});

@Module({
  ...content,
  providers: [...(content.providers ?? []), NameMentions, NameMentionsResolver],
})
export class ConsultantsModule {}
