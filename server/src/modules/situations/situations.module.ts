import { Module } from '@nestjs/common';
import { contentModule } from '../../content/content-module.js';
import { SituationEntity } from './situation.entity.js';
import { SituationsSeed } from './situations.seed.js';
import { situationTypes } from './situation.types.js';
import { SituationsService } from './situations.service.js';

@Module(
  contentModule({
    types: situationTypes,
    entity: SituationEntity,
    service: SituationsService,
    seed: SituationsSeed,
  }),
)
export class SituationsModule {}
