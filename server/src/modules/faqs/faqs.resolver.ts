import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../core/access/access.decorators.js';
import { ContentResolver } from '../../core/content/content.resolver.js';
import { Faq, FaqStats, faqTypes } from './faq.types.js';
import { FaqsService } from './faqs.service.js';

@Resolver(() => Faq)
export class FaqsResolver extends ContentResolver<FaqsService>(faqTypes) {
  constructor(service: FaqsService) {
    super(service);
  }

  @Public()
  @Query(() => [String], {
    description: 'Slugs of the categories that public questions are in (A35).',
  })
  publicFaqCategories() {
    return this.service.categoriesInUse();
  }

  @Public()
  @Query(() => FaqStats, { description: 'Counts of questions and categories.' })
  publicFaqStats() {
    return this.service.stats();
  }
}
