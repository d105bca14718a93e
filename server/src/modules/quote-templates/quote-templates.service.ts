import { Injectable } from '@nestjs/common';
import { quoteTemplateContent } from '../../contract/content/quote-template.js';
import { ContentDependencies } from '../../content/content-dependencies.js';
import { ContentService } from '../../content/content.service.js';
import { contentStats } from '../../content/content-stats.js';
import { QuoteTemplateEntity } from './quote-template.entity.js';

export const quoteTemplateStats = contentStats(quoteTemplateContent);
type QuoteTemplateStats = InstanceType<typeof quoteTemplateStats.type>;

/** Texts that the office begins quotes with. */
@Injectable()
export class QuoteTemplatesService extends ContentService<QuoteTemplateEntity, QuoteTemplateStats> {
  constructor(dependencies: ContentDependencies) {
    super(dependencies, quoteTemplateContent, {
      entity: QuoteTemplateEntity,
      stats: quoteTemplateStats,
    });
  }
}
