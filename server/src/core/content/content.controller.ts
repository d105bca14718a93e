import { Body, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { Allow, CurrentViewer } from '../access/access.decorators.js';
import type { Locale } from '../../contract/locales.js';
import type { Viewer } from '../request-context/viewer.js';
import { ListKey } from '../http/list-key.js';
import { LocalePipe } from '../http/locale.pipe.js';
import { OrderBodyPipe } from '../http/order.pipe.js';
import { SearchArgs } from '../list/search.query.js';
import { createValidationPipe } from '../validation/validation.pipe.js';
import { type ContentTypes, idOf } from './content-types.js';
import type { ContentUseCases } from './content-use-cases.js';
import { type ContentFilters, LanguageArgs, SlugArgs, StatusBody } from './content.args.js';
import { addHandlers, type DynamicHandler } from '../graphql/dynamic-handlers.js';

/** The administrators' REST paths that every content entity has. */
export function ContentController<S extends ContentUseCases>(types: ContentTypes) {
  const { pipe } = idOf(types.ids);
  const { definition, permission } = types;
  const listName = definition.listName ?? definition.plural;
  const listed = createValidationPipe(types.listArgs);
  const searched = createValidationPipe(SearchArgs(types.listArgs));

  abstract class ContentControllerOf {
    constructor(readonly service: S) {}

    @Allow(permission)
    @ListKey(listName)
    @Get()
    list(@Query(listed) args: ContentFilters) {
      return this.service.list(args);
    }

    @Allow(permission)
    @Get('stats')
    stats() {
      return this.service.stats();
    }

    @Allow(permission)
    @ListKey(listName)
    @Get('search')
    search(@Query(searched) { q, ...args }: ContentFilters & { q?: string }) {
      return this.service.list({ ...args, search: q });
    }

    @Allow(permission)
    @Get(':id/all-languages')
    getAllLanguages(@Param('id', pipe) id: string) {
      return this.service.getAllLanguages(id);
    }

    @Allow(permission)
    @Post()
    create(
      @CurrentViewer() viewer: Viewer,
      @Body(createValidationPipe(types.createInput)) input: object,
      @Query('language', LocalePipe) language?: Locale,
    ) {
      return this.service.create(viewer, input, language);
    }

    @Allow(permission)
    @Put(':id')
    update(
      @CurrentViewer() viewer: Viewer,
      @Param('id', pipe) id: string,
      @Body(createValidationPipe(types.updateInput)) input: object,
      @Query('language', LocalePipe) language?: Locale,
    ) {
      return this.service.update(viewer, id, input, language);
    }

    @Allow(permission)
    @Delete(':id')
    remove(@CurrentViewer() viewer: Viewer, @Param('id', pipe) id: string) {
      return this.service.remove(viewer, id);
    }
  }
  const patches = Object.entries(types.patches);
  addHandlers(ContentControllerOf, [
    // before the address of a single row, which would take its name for an id
    ...(definition.slugFrom ? [slugCheck<S>(types)] : []),
    single<S>(types),
    ...patches.map(([what, part]) => patchOf<S>(types, what, part)),
  ]);
  return ContentControllerOf;
}

type Handler<S> = DynamicHandler<{ service: S }>;

function slugCheck<S extends ContentUseCases>({ permission }: ContentTypes): Handler<S> {
  return {
    name: 'checkSlug',
    decorators: [Allow(permission), Get('check-slug')],
    parameters: [Query(createValidationPipe(SlugArgs))],
    run({ slug, excludeId }: SlugArgs) {
      return this.service.checkSlug(slug, excludeId);
    },
  };
}

function single<S extends ContentUseCases>({ permission, ids }: ContentTypes): Handler<S> {
  return {
    name: 'get',
    decorators: [Allow(permission), Get(':id')],
    parameters: [Param('id', idOf(ids).pipe), Query(createValidationPipe(LanguageArgs))],
    run(id: string, { language }: LanguageArgs) {
      return this.service.get(id, language);
    },
  };
}

/** `PATCH …/:id/<part>`: turns over the status (or sets it) or a flag, or sets the place. */
function patchOf<S extends ContentUseCases>(
  { permission, ids }: ContentTypes,
  what: string,
  part: string,
): Handler<S> {
  const route = {
    name: `patch:${what}`,
    decorators: [Allow(permission), Patch(`:id/${part}`)],
  };
  const id = Param('id', idOf(ids).pipe);
  const parameters = [CurrentViewer(), id, Query('language', LocalePipe)];
  if (what === 'status') {
    return {
      ...route,
      parameters: [...parameters, Body(createValidationPipe(StatusBody))],
      run(viewer: Viewer, id: string, language: Locale | undefined, { status }: StatusBody) {
        return this.service.toggleStatus(viewer, id, status, language);
      },
    };
  }
  if (what === 'order') {
    return {
      ...route,
      parameters: [...parameters, Body(OrderBodyPipe)],
      run(viewer: Viewer, id: string, language: Locale | undefined, order: number) {
        return this.service.reorder(viewer, id, order, language);
      },
    };
  }
  return {
    ...route,
    parameters,
    run(viewer: Viewer, id: string, language?: Locale) {
      return this.service.toggleFlag(viewer, id, what, language);
    },
  };
}
