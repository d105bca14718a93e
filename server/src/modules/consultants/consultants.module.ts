import { Module } from '@nestjs/common';
import { contentModule } from '../../content/content-module.js';
import { ConsultantsController, PublicConsultantsController } from './consultants.controller.js';
import { ConsultantEntity } from './consultant.entity.js';
import { consultantTypes } from './consultant.types.js';
import { ConsultantsSeed } from './consultants.seed.js';
import { ConsultantsService } from './consultants.service.js';

@Module(
  contentModule({
    types: consultantTypes,
    entity: ConsultantEntity,
    service: ConsultantsService,
    seed: ConsultantsSeed,
    controllers: [ConsultantsController, PublicConsultantsController],
  }),
)
export class ConsultantsModule {}
