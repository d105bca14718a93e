import { Module } from '@nestjs/common';
import { guideStepContent } from '../../contract/content/guide-step.js';
import { contentApi } from '../../content/content-api.js';
import { contentModule } from '../../content/content-module.js';
import { GuideStepEntity } from './guide-step.entity.js';
import { GuideStepsSeed } from './guide-steps.seed.js';
import { GuideStepsService, guideStepStats } from './guide-steps.service.js';

@Module(
  contentModule({
    types: contentApi(guideStepContent, guideStepStats),
    entity: GuideStepEntity,
    service: GuideStepsService,
    seed: GuideStepsSeed,
  }),
)
export class GuideStepsModule {}
