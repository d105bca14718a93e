import {
  applyDecorators,
  Body,
  Delete,
  Get,
  Inject,
  Param,
  Patch,
  Post,
  Put,
  Query,
  type Type,
} from '@nestjs/common';
import { contentPermission, type ContentRight } from '../contract/permissions.js';
import { Allow, CurrentViewer, Public } from '../platform/access/access.decorators.js';
import type { ErrorCode } from '../contract/errors.js';
import type { Locale } from '../contract/locales.js';
import type { Viewer } from '../platform/request-context/viewer.js';
import { DeletedPipe, LocalePipe, PositionBodyPipe } from '../platform/http/parameter.pipes.js';
import { Answers, DONE, Refuses, SameAs } from '../platform/http/described.js';
import { BareList, doneAfter, ListKey } from '../platform/http/envelope.interceptor.js';
import { KeyHeader } from '../platform/idempotency/key-parameters.js';
import { SlugPipe } from '../platform/http/id.pipe.js';
import { type ListArgs, SearchArgs } from '../platform/list/list.args.js';
import { createValidationPipe } from '../platform/validation/validation.pipe.js';
import { type ContentApiOptions, getIdType, publicKeyOf } from './content-api-options.js';
import type { AnyContentService } from './content.service.js';
import {
  type ContentFilters,
  LanguageArgs,
  ReadArgs,
  SlugArgs,
  StatusBody,
} from './content.args.js';
import { capitalized } from '../platform/graphql/capitalized.js';
import { addHandlers, type DynamicHandler } from '../platform/graphql/dynamic-handlers.js';
import { allLanguages } from './content.types.js';

const SLUG_REFUSALS: readonly ErrorCode[] = ['SLUG_TAKEN', 'SLUG_IN_TRASH'];

/** The REST paths of the office that every content entity has. */
export function ContentController<S extends AnyContentService>(
  options: ContentApiOptions,
  service: Type<S>,
) {
  const { definition } = options;
  const { name, plural } = definition;
  const { pipe } = getIdType(definition);
  const allow = (right: ContentRight) => Allow(contentPermission(name, right));
  const listName = definition.listName ?? plural;
  const listed = createValidationPipe(options.listArgs);
  const searched = createValidationPipe(SearchArgs(options.listArgs));

  abstract class ContentControllerOf {
    constructor(@Inject(service) readonly service: S) {}

    @SameAs(plural)
    @allow('read')
    @ListKey(listName)
    @Get()
    list(@CurrentViewer() viewer: Viewer, @Query(listed) args: ContentFilters) {
      return this.service.reads.list(viewer, args);
    }

    @SameAs(`${name}Stats`)
    @allow('read')
    @Get('stats')
    stats(@CurrentViewer() viewer: Viewer) {
      return this.service.stats(viewer);
    }

    @SameAs(plural)
    @allow('read')
    @ListKey(listName)
    @Get('search')
    search(
      @CurrentViewer() viewer: Viewer,
      @Query(searched) { q, ...args }: ContentFilters & { q?: string },
    ) {
      return this.service.reads.list(viewer, { ...args, search: q });
    }

    @SameAs(name)
    @Answers(() => allLanguages(options))
    @allow('read')
    @Get(':id/all-languages')
    getAllLanguages(
      @CurrentViewer() viewer: Viewer,
      @Param('id', pipe) id: string,
      @Query('deleted', DeletedPipe) deleted: boolean,
    ) {
      return this.service.reads.getAllLanguages(viewer, id, deleted);
    }

    @SameAs(`create${capitalized(name)}`)
    @Refuses('DRAFTS_ONLY')
    @allow('draft')
    @Post()
    create(
      @CurrentViewer() viewer: Viewer,
      @Body(createValidationPipe(options.createInput)) input: object,
      @Query('language', LocalePipe) language?: Locale,
      @KeyHeader() key?: string,
    ) {
      return this.service.create(viewer, input, language, key);
    }

    @SameAs(`update${capitalized(name)}`)
    @Refuses('DRAFTS_ONLY', ...SLUG_REFUSALS)
    @allow('draft')
    @Put(':id')
    update(
      @CurrentViewer() viewer: Viewer,
      @Param('id', pipe) id: string,
      @Body(createValidationPipe(options.updateInput)) input: object,
      @Query('language', LocalePipe) language?: Locale,
    ) {
      return this.service.update(viewer, id, input, language);
    }

    @SameAs(`delete${capitalized(name)}`)
    @Answers(() => DONE)
    @allow('remove')
    @Delete(':id')
    remove(@CurrentViewer() viewer: Viewer, @Param('id', pipe) id: string) {
      return doneAfter(this.service.remove(viewer, id));
    }
  }
  const patches = Object.entries(definition.patches ?? {});
  addHandlers(ContentControllerOf, [
    // before `:id`, which would match it
    ...(definition.slugFrom ? [slugCheck<S>(options)] : []),
    single<S>(options),
    ...patches.map(([what, part]) => patchOf<S>(options, what, part)),
  ]);
  return ContentControllerOf;
}

/**
 * The REST paths for everybody: the list, a row by its slug, or by its id where there is none, and the
 * figures that the API declares.
 */
export function PublicContentController<S extends AnyContentService>(
  options: ContentApiOptions,
  service: Type<S>,
) {
  const { definition, publicListArgs } = options;
  const { listName, plural, bareList } = definition;

  abstract class PublicContentControllerOf {
    constructor(@Inject(service) readonly service: S) {}

    @SameAs(`public${capitalized(plural)}`)
    @PublicRow(options)
    @Public()
    @(bareList ? BareList() : ListKey(listName ?? plural))
    @Get()
    list(@Query(createValidationPipe(publicListArgs)) args: ListArgs) {
      return this.service.reads.listPublic(args);
    }
  }
  addHandlers(PublicContentControllerOf, [
    // before `:slug`, which would match it
    ...(options.publicStats ? [publicStats<S>(options)] : []),
    publicItem<S>(options),
  ]);
  return PublicContentControllerOf;
}

/** What the document says of a public row of which REST answers more. */
const PublicRow = ({
  definition: { name },
  publicItem: of,
  publicMore: more,
}: ContentApiOptions) =>
  more ? Answers(() => ({ name: `Public${capitalized(name)}Row`, of, more })) : applyDecorators();

type Handler<S> = DynamicHandler<{ service: S }>;

const publicStats = <S extends AnyContentService>({
  definition,
}: ContentApiOptions): Handler<S> => ({
  name: 'publicStats',
  decorators: [SameAs(`public${capitalized(definition.name)}Stats`), Public(), Get('stats')],
  parameters: [],
  run() {
    return this.service.publicStats?.();
  },
});

function publicItem<S extends AnyContentService>(options: ContentApiOptions): Handler<S> {
  const { definition } = options;
  const key = publicKeyOf(definition);
  const pipe = key === 'slug' ? SlugPipe : getIdType(definition).pipe;
  return {
    name: 'get',
    decorators: [
      ...[SameAs(`public${capitalized(definition.name)}`), PublicRow(options)],
      ...[Public(), Get(`:${key}`)],
    ],
    parameters: [Param(key, pipe), Query(createValidationPipe(LanguageArgs))],
    run(value: string, { language }: LanguageArgs) {
      return this.service.getPublicBy(key, value, language);
    },
  };
}

function slugCheck<S extends AnyContentService>({ definition }: ContentApiOptions): Handler<S> {
  return {
    name: 'checkSlug',
    decorators: [
      SameAs(`check${capitalized(definition.name)}Slug`),
      Allow(contentPermission(definition.name, 'read')),
      Get('check-slug'),
    ],
    parameters: [CurrentViewer(), Query(createValidationPipe(SlugArgs))],
    run(viewer: Viewer, { slug, excludeId }: SlugArgs) {
      return this.service.reads.checkSlug(viewer, slug, excludeId);
    },
  };
}

function single<S extends AnyContentService>({ definition }: ContentApiOptions): Handler<S> {
  return {
    name: 'get',
    decorators: [
      SameAs(definition.name),
      Allow(contentPermission(definition.name, 'read')),
      Get(':id'),
    ],
    parameters: [
      CurrentViewer(),
      Param('id', getIdType(definition).pipe),
      Query(createValidationPipe(ReadArgs)),
    ],
    run(viewer: Viewer, id: string, { language, deleted }: ReadArgs) {
      return this.service.reads.get(viewer, id, language, deleted);
    },
  };
}

/** `PATCH …/:id/<part>`: toggles or sets the status, toggles a flag, or sets the position. */
function patchOf<S extends AnyContentService>(
  { definition }: ContentApiOptions,
  what: string,
  part: string,
): Handler<S> {
  const route = {
    name: `patch:${what}`,
    decorators: [
      SameAs(
        what === 'order'
          ? `reorder${capitalized(definition.name)}`
          : `toggle${capitalized(definition.name)}${capitalized(what)}`,
      ),
      Allow(contentPermission(definition.name, 'publish')),
      Patch(`:id/${part}`),
    ],
  };
  const id = Param('id', getIdType(definition).pipe);
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
      parameters: [...parameters, Body(PositionBodyPipe)],
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
