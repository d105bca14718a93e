import { Controller, type ModuleMetadata, type Type } from '@nestjs/common';
import { Resolver } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { ContentApiOptions, ManagedContentOptions } from './content-api-options.js';
import { ContentController, PublicContentController } from './content.controller.js';
import { ContentResolver, ManagedContentResolver } from './content.resolver.js';
import type { AnyContentService } from './content.service.js';

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
