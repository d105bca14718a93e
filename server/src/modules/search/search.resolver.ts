import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { SearchService } from './search.service.js';
import { SearchRecord, SearchRecordsArgs } from './search.types.js';

@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Allow('desk.use')
  @Query(() => [SearchRecord], {
    description:
      'People and requests of every kind outside of the trash that a text finds, up to five of each, the newest first; for the office.',
  })
  searchRecords(@CurrentViewer() viewer: Viewer, @Args() { search, language }: SearchRecordsArgs) {
    return this.service.find(viewer, search, language);
  }
}
