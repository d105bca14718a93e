import { Module } from '@nestjs/common';
import { quoteTemplateContent } from '../../contract/content/quote-template.js';
import { managedContentApi } from '../../content/content-api.js';
import { contentModule } from '../../content/content-module.js';
import { QuoteTemplateEntity } from './quote-template.entity.js';
import { QuoteTemplatesSeed } from './quote-templates.seed.js';
import { QuoteTemplatesService, quoteTemplateStats } from './quote-templates.service.js';

@Module(
  contentModule({
    types: managedContentApi(quoteTemplateContent, quoteTemplateStats),
    entity: QuoteTemplateEntity,
    service: QuoteTemplatesService,
    seed: QuoteTemplatesSeed,
  }),
)
export class QuoteTemplatesModule {}
