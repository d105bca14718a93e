import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { Answers, DONE, Refuses, SameAs } from '../../platform/http/described.js';
import { IsOptional, MaxLength } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import type { Locale } from '../../contract/locales.js';
import { Allow, CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { LanguageArgs } from '../../content/content.args.js';
import { ContentController } from '../../content/content.controller.js';
import { SlugPipe, UuidPipe } from '../../platform/http/id.pipe.js';
import { BareList, doneAfter } from '../../platform/http/envelope.interceptor.js';
import { LocalePipe } from '../../platform/http/parameter.pipes.js';
import { KeyHeader } from '../../platform/idempotency/key-parameters.js';
import type { ListArgs } from '../../platform/list/list.args.js';
import { IsSafeText } from '../../platform/validation/text-rules.js';
import { createValidationPipe } from '../../platform/validation/validation.pipe.js';
import { CategoriesService } from './categories.service.js';
import { categoryTypes } from './category.types.js';
import { FlattenLanguagesPipe } from './flatten-languages.pipe.js';

/** `DELETE /categories/{id}?replacement=`: slug of the category that gets the content (A35). */
class ReplacementArgs extends LanguageArgs {
  @IsOptional()
  @IsSafeText({ message: 'category' })
  @MaxLength(LIMITS.slug.max, { message: 'category' })
  replacement?: string;
}

/** Bodies may also be nested by language, as in the answer of `/all-languages`. */
@Controller('categories')
export class CategoriesController extends ContentController(categoryTypes, CategoriesService) {
  @SameAs('createCategory')
  @Refuses('DRAFTS_ONLY')
  @Allow('category.draft')
  @Post()
  override create(
    @CurrentViewer() viewer: Viewer,
    @Body(FlattenLanguagesPipe, createValidationPipe(categoryTypes.createInput)) input: object,
    @Query('language', LocalePipe) language?: Locale,
    @KeyHeader() key?: string,
  ) {
    return this.service.create(viewer, input, language, key);
  }

  @SameAs('updateCategory')
  @Refuses('DRAFTS_ONLY', 'SLUG_TAKEN', 'SLUG_IN_TRASH')
  @Allow('category.draft')
  @Put(':id')
  override update(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body(FlattenLanguagesPipe, createValidationPipe(categoryTypes.updateInput)) input: object,
    @Query('language', LocalePipe) language?: Locale,
  ) {
    return this.service.update(viewer, id, input, language);
  }

  @SameAs('replaceCategory')
  @Answers(() => DONE)
  @Allow('category.remove')
  @Delete(':id')
  override remove(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Query() { replacement }: ReplacementArgs = {},
  ) {
    const removing = replacement
      ? this.service.replace(viewer, id, replacement)
      : this.service.remove(viewer, id);
    return doneAfter(removing);
  }
}

@Controller('public/categories')
export class PublicCategoriesController {
  constructor(private readonly service: CategoriesService) {}

  @SameAs('publicCategories')
  @Public()
  @BareList()
  @Get()
  list(@Query(createValidationPipe(categoryTypes.publicListArgs)) args: ListArgs) {
    return this.service.reads.listPublic(args);
  }

  @SameAs('publicCategory')
  @Public()
  @Get('slug/:slug')
  get(@Param('slug', SlugPipe) slug: string, @Query() { language }: LanguageArgs) {
    return this.service.getPublicBy('slug', slug, language);
  }
}
