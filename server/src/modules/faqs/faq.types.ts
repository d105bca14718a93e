import { Field, Int, ObjectType } from '@nestjs/graphql';
import { faqContent } from '../../contract/content/faq.js';
import { contentApi } from '../../content/content-api.js';
import { contentStats } from '../../content/content-stats.js';

export const faqStats = contentStats(faqContent, {
  noun: 'FAQs',
  flags: ['featured'],
  own: { totalCategories: { description: 'Number of all categories.' } },
});

@ObjectType({ description: 'Counts of the questions that the public sees.' })
export class PublicFaqStats {
  @Field(() => Int, { name: 'total', description: 'Number of these questions.' })
  totalFAQs: number;

  @Field(() => Int, {
    name: 'active',
    description: 'Number of active questions: the same, since the public sees no others.',
  })
  activeFAQs: number;

  @Field(() => Int, { name: 'featured', description: 'Number of featured questions.' })
  featuredFAQs: number;

  @Field(() => Int, { description: 'Number of categories that these questions are in.' })
  totalCategories: number;
}

export const faqTypes = contentApi(faqContent, faqStats, {
  publicStats: {
    type: PublicFaqStats,
    description: 'Counts of the questions that the public sees.',
  },
});
