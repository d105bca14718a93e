import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { ManagedContentResolver } from '../../content/content.resolver.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { AddSynonymArgs, synonymTypes } from './synonym.types.js';
import { SynonymsService } from './synonyms.service.js';

@Resolver(() => synonymTypes.managed)
export class SynonymsResolver extends ManagedContentResolver(synonymTypes, SynonymsService) {
  @Allow('synonym.publish')
  @Mutation(() => synonymTypes.managed, {
    description:
      'Adds a word to a group of synonyms; one that the group has already is not added again. For administrators.',
  })
  addSynonymWord(@CurrentViewer() viewer: Viewer, @Args() args: AddSynonymArgs) {
    return this.service.addWord(viewer, args);
  }
}
