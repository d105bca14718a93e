import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/access/access.decorators.js';
import { ContentResolver } from '../../content/content.resolver.js';
import { faqTypes } from './faq.types.js';
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
}
