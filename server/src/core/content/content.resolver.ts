import type { PipeTransform, Type } from '@nestjs/common';
import { Args, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { ContentDefinition } from '../../contract/content/define-content.js';
import type { Locale } from '../../contract/locales.js';
import type { Permission } from '../../contract/permissions.js';
import { Allow, CurrentViewer, Public } from '../access/access.decorators.js';
import type { Viewer } from '../access/viewer.js';
import { type Asked, AskedOfPage } from '../graphql/asked.js';
import { LocaleEnum } from '../graphql/enums.js';
import { NumberIdPipe, UuidPipe } from '../http/id.pipe.js';
import { OrderPipe } from '../http/order.pipe.js';
import type { ListArgs } from '../list/list.args.js';
import { createValidationPipe } from '../validation/validation.pipe.js';
import type { ContentUseCases } from './content-use-cases.js';
import type { ContentListArgs } from './content.args.js';

/** The classes of one content entity, from which its transports are made. */
export interface ContentTypes {
  definition: ContentDefinition;
  /** Who may read and change what administrators see. */
  permission: Permission;
  /** Numbered rows or UUIDs. */
  ids: 'number' | 'uuid';
  managed: Type<object>;
  managedPage: Type<object>;
  publicPage: Type<object>;
  stats: Type<object>;
  listArgs: Type<ContentListArgs>;
  publicListArgs: Type<ListArgs>;
  createInput: Type<object>;
  updateInput: Type<object>;
}

@ObjectType({ description: 'Whether a slug may be taken.' })
export class SlugCheck {
  @Field(() => Boolean, { description: 'True when no row has it.' })
  available: boolean;
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** How a row's id travels: GraphQL type, pipe and the address of REST. */
export function idOf(ids: ContentTypes['ids']): {
  type: () => typeof Int | typeof ID;
  pipe: Type<PipeTransform>;
} {
  return ids === 'number'
    ? { type: () => Int, pipe: NumberIdPipe }
    : { type: () => ID, pipe: UuidPipe };
}

/**
 * Queries and mutations of a content entity, named after it: `faqs`, `publicFaqs`, `faq`, `faqStats`,
 * `createFaq`, `updateFaq`, `removeFaq`, `restoreFaq`, `toggleFaqStatus`, `reorderFaq`.
 */
export function ContentResolver<S extends ContentUseCases>(types: ContentTypes) {
  const { plural, name } = types.definition;
  const one = capitalized(name);
  const id = idOf(types.ids);
  const validated = (expected: Type<object>) => createValidationPipe(expected);
  const listed = (args: Type<object>) => Args({ type: () => args }, validated(args));
  const language = { type: () => LocaleEnum, nullable: true, description: 'Arabic when left out.' };

  @Resolver({ isAbstract: true })
  abstract class ContentResolverOf {
    constructor(readonly service: S) {}

    @Public()
    @Query(() => types.publicPage, {
      name: `public${capitalized(plural)}`,
      description: `Active ${plural} in one language.`,
    })
    listPublic(@listed(types.publicListArgs) args: ListArgs, @AskedOfPage() asked: Asked) {
      return this.service.listPublic(args, asked);
    }

    @Allow(types.permission)
    @Query(() => types.managedPage, {
      name: plural,
      description: `All ${plural}, for administrators.`,
    })
    list(@listed(types.listArgs) args: ContentListArgs, @AskedOfPage() asked: Asked) {
      return this.service.list(args, asked);
    }

    @Allow(types.permission)
    @Query(() => types.managed, { name, description: `One ${name}; NOT_FOUND for an unknown id.` })
    get(
      @Args('id', { type: id.type }, id.pipe) key: string,
      @Args('language', language) locale?: Locale,
    ) {
      return this.service.get(key, locale);
    }

    @Allow(types.permission)
    @Query(() => types.stats, {
      name: `${name}Stats`,
      description: `Counts of ${plural}, the trash left out.`,
    })
    stats() {
      return this.service.stats();
    }

    @Allow(types.permission)
    @Mutation(() => types.managed, {
      name: `create${one}`,
      description: `Makes a ${name}; SLUG_TAKEN for a slug in use.`,
    })
    create(
      @CurrentViewer() viewer: Viewer,
      @Args('input', { type: () => types.createInput }, validated(types.createInput)) input: object,
    ) {
      return this.service.create(viewer, input);
    }

    @Allow(types.permission)
    @Mutation(() => types.managed, {
      name: `update${one}`,
      description: 'Changes the given fields; STALE_WRITE for an old version.',
    })
    update(
      @CurrentViewer() viewer: Viewer,
      @Args('id', { type: id.type }, id.pipe) key: string,
      @Args('input', { type: () => types.updateInput }, validated(types.updateInput)) input: object,
    ) {
      return this.service.update(viewer, key, input);
    }

    @Allow(types.permission)
    @Mutation(() => Boolean, {
      name: `remove${one}`,
      description: 'Moves it to the trash; restorable.',
    })
    remove(@CurrentViewer() viewer: Viewer, @Args('id', { type: id.type }, id.pipe) key: string) {
      return this.service.remove(viewer, key);
    }

    @Allow(types.permission)
    @Mutation(() => types.managed, {
      name: `restore${one}`,
      description: 'Brings it back from the trash.',
    })
    restore(@CurrentViewer() viewer: Viewer, @Args('id', { type: id.type }, id.pipe) key: string) {
      return this.service.restore(viewer, key);
    }

    @Allow(types.permission)
    @Mutation(() => types.managed, {
      name: `toggle${one}Status`,
      description: 'active becomes inactive and back.',
    })
    toggleStatus(
      @CurrentViewer() viewer: Viewer,
      @Args('id', { type: id.type }, id.pipe) key: string,
    ) {
      return this.service.toggleStatus(viewer, key);
    }

    @Allow(types.permission)
    @Mutation(() => types.managed, {
      name: `reorder${one}`,
      description: 'Sets its place in lists, from 0.',
    })
    reorder(
      @CurrentViewer() viewer: Viewer,
      @Args('id', { type: id.type }, id.pipe) key: string,
      @Args('order', { type: () => Int }, OrderPipe) order: number,
    ) {
      return this.service.reorder(viewer, key, order);
    }
  }
  return ContentResolverOf;
}
