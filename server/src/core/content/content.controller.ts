import { Body, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { Allow, CurrentViewer } from '../access/access.decorators.js';
import type { Viewer } from '../access/viewer.js';
import { ListAs } from '../http/list-as.js';
import { SearchQuery } from '../list/search.query.js';
import { createValidationPipe } from '../validation/validation.pipe.js';
import { type ContentTypes, idOf } from './content.resolver.js';
import type { ContentUseCases } from './content-use-cases.js';
import { type ContentListArgs, LanguageArgs, SlugArgs } from './content.args.js';

/**
 * The administrators' REST paths that every content entity has (dashboard 7). Toggles differ in
 * name from one entity to the next and stand in its own controller.
 */
export function ContentController<S extends ContentUseCases>(types: ContentTypes) {
  const { pipe } = idOf(types.ids);
  const listed = createValidationPipe(types.listArgs);

  abstract class ContentControllerOf {
    constructor(readonly service: S) {}

    @Allow(types.permission)
    @ListAs(types.definition.plural)
    @Get()
    list(@Query(listed) args: ContentListArgs) {
      return this.service.list(args);
    }

    @Allow(types.permission)
    @Get('stats')
    stats() {
      return this.service.stats();
    }

    @Allow(types.permission)
    @ListAs(types.definition.plural)
    @Get('search')
    search(@Query() { q, ...args }: SearchQuery) {
      return this.service.list({ ...args, search: q });
    }

    @Allow(types.permission)
    @Get('check-slug')
    checkSlug(@Query() { slug, excludeId }: SlugArgs) {
      return this.service.checkSlug(slug, excludeId);
    }

    @Allow(types.permission)
    @Get(':id')
    get(@Param('id', pipe) id: string, @Query() { language }: LanguageArgs) {
      return this.service.get(id, language);
    }

    @Allow(types.permission)
    @Get(':id/all-languages')
    getAllLanguages(@Param('id', pipe) id: string) {
      return this.service.getAllLanguages(id);
    }

    @Allow(types.permission)
    @Post()
    create(
      @CurrentViewer() viewer: Viewer,
      @Body(createValidationPipe(types.createInput)) input: object,
    ) {
      return this.service.create(viewer, input);
    }

    @Allow(types.permission)
    @Put(':id')
    update(
      @CurrentViewer() viewer: Viewer,
      @Param('id', pipe) id: string,
      @Body(createValidationPipe(types.updateInput)) input: object,
    ) {
      return this.service.update(viewer, id, input);
    }

    @Allow(types.permission)
    @Delete(':id')
    remove(@CurrentViewer() viewer: Viewer, @Param('id', pipe) id: string) {
      return this.service.remove(viewer, id);
    }
  }
  return ContentControllerOf;
}
