import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../core/access/access.decorators.js';
import { ContentResolver } from '../../core/content/content.resolver.js';
import { faqTypes, PublicFaqStats } from './faq.types.js';
import { FaqsService } from './faqs.service.js';

@Resolver(() => faqTypes.managed)
export class FaqsResolver extends ContentResolver(faqTypes, FaqsService) {
  @Public()
  @Query(() => [String], {
    description: 'Slugs of the categories that public questions are in.',
  })
  publicFaqCategories() {
    return this.service.publicCategories();
  }

  @Public()
  @Query(() => PublicFaqStats, { description: 'Counts of the questions that the public sees.' })
  publicFaqStats() {
    return this.service.publicStats();
  }
}
