import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, Public } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { PublicSearchService } from './public-search.service.js';
import { PublicSearchArgs, PublicSearchResults, SearchMiss } from './public-search.types.js';

@Resolver()
export class PublicSearchResolver {
  constructor(private readonly service: PublicSearchService) {}

  @Public()
  @Query(() => PublicSearchResults, {
    description:
      'Situations, services, branches of law, questions, consultants and open jobs that a text finds, the best first.',
  })
  publicSearch(@Args() args: PublicSearchArgs, @CurrentClient() { address }: ClientInfo) {
    return this.service.search(args, address);
  }

  @Allow('synonym.publish')
  @Query(() => [SearchMiss], {
    description:
      'Words that several people searched for in one week and that find nothing, the most frequent first, up to a hundred; for administrators.',
  })
  searchMisses() {
    return this.service.missed();
  }
}
