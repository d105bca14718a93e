import {
  Controller,
  type DynamicModule,
  Inject,
  Injectable,
  Module,
  type ModuleMetadata,
  type Type,
} from '@nestjs/common';
import { Resolver } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { ContentDefinition } from '../contract/content/define-content.js';
import { contentApi } from './content-api.js';
import type { ContentApiOptions, ManagedContentOptions } from './content-api-options.js';
import { ContentDependencies } from './content-dependencies.js';
import type { ContentBase } from './content.entity.js';
import { ContentController, PublicContentController } from './content.controller.js';
import { ContentResolver, ManagedContentResolver } from './content.resolver.js';
import type { ContentTable } from './content-reads.js';
import { type AnyContentService, ContentService } from './content.service.js';
import { contentStats } from './content-stats.js';

/** The parts of a module of content. */
interface ContentParts {
  types: ManagedContentOptions | ContentApiOptions;
  entity: Type<object>;
  service: Type<AnyContentService>;
  /** What an empty site shows. */
  seed?: Type<object>;
  imports?: ModuleMetadata['imports'];
  /** Written where the entity has operations beside those of its declaration; else it is made. */
  resolver?: Type<object>;
  /** Written where the entity has REST paths beside those of its declaration; else they are made. */
  controllers?: Type<object>[];
}

/**
 * What `@Module` takes for a content entity: its table, its service, its operations and its REST paths.
 *
 * @example
 * @Module(contentModule({ types: faqTypes, entity: FaqEntity, service: FaqsService, seed: FaqsSeed }))
 * export class FaqsModule {}
 */
export function contentModule(parts: ContentParts): ModuleMetadata {
  const { types, entity, service, seed, imports = [] } = parts;
  const { resolver = madeResolver(types, service), controllers = madeControllers(types, service) } =
    parts;
  if (isPublic(types) === Boolean(types.definition.officeOnly))
    throw new Error(`${types.definition.name} says otherwise whom it is for than its API.`);
  if (isPublic(types) && types.publicStats && !('publicStats' in service.prototype))
    throw new Error(`${service.name} has no publicStats, which the API of its content declares.`);
  const shared = seed ? [service, seed] : [service];
  return {
    imports: [TypeOrmModule.forFeature([entity]), ...imports],
    controllers,
    providers: [...shared, resolver],
    exports: shared,
  };
}

/**
 * The module of content that has no rules, operations or figures of its own: its table, its service and its API
 * follow from the declaration.
 *
 * @example
 * plainContent(articleContent, ArticleEntity)
 */
export function plainContent<E extends ContentBase>(
  definition: ContentDefinition,
  entity: Type<E>,
  {
    seed,
    ...reads
  }: Pick<ContentParts, 'seed'> & Omit<ContentTable<E, never>, 'entity' | 'stats'> = {},
): DynamicModule {
  const stats = contentStats(definition);

  @Injectable()
  class PlainContentService extends ContentService<E> {
    constructor(@Inject(ContentDependencies) dependencies: ContentDependencies) {
      super(dependencies, definition, { entity, stats, ...reads });
    }
  }

  @Module({})
  class PlainContentModule {}

  const types = contentApi(definition, stats);
  const parts = contentModule({ types, entity, service: PlainContentService, seed });
  return { module: PlainContentModule, ...parts };
}

const isPublic = (types: ContentParts['types']): types is ContentApiOptions =>
  'publicItem' in types;

function madeResolver(
  types: ContentParts['types'],
  service: ContentParts['service'],
): Type<object> {
  const Base = isPublic(types)
    ? ContentResolver(types, service)
    : ManagedContentResolver(types, service);
  @Resolver(() => types.managed)
  class MadeResolver extends Base {}
  return MadeResolver;
}

function madeControllers(
  types: ContentParts['types'],
  service: ContentParts['service'],
): Type<object>[] {
  if (!isPublic(types)) return [];
  const path = types.definition.listName ?? types.definition.plural;
  @Controller(path)
  class MadeController extends ContentController(types, service) {}
  @Controller(`public/${path}`)
  class MadePublicController extends PublicContentController(types, service) {}
  return [MadeController, MadePublicController];
}
