import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import type { Locale } from '../../contract/locales.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { ContentResolver } from '../../content/content.resolver.js';
import { LanguageArg } from '../../platform/graphql/common-args.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { CategoriesService } from './categories.service.js';
import { categoryTypes } from './category.types.js';

@Resolver(() => categoryTypes.managed)
export class CategoriesResolver extends ContentResolver(categoryTypes, CategoriesService) {
  @Allow('category.remove')
  @Mutation(() => categoryTypes.managed, {
    description:
      'Moves the content of a category to another one, and the category to the trash, in one step. Needed where deleting it answers CATEGORY_IN_USE.',
  })
  replaceCategory(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the category.' }, UuidPipe) id: string,
    @Args('replacement', {
      type: () => String,
      description: 'Slug of the category that the content moves to.',
    })
    replacement: string,
    @LanguageArg() language?: Locale,
  ) {
    return this.service.replace(viewer, id, replacement, language);
  }
}
