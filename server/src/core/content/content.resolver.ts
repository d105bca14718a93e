import type { Type } from '@nestjs/common';
import { Args, Field, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { Locale } from '../../contract/locales.js';
import { Allow, CurrentViewer, Public } from '../access/access.decorators.js';
import type { Viewer } from '../request-context/viewer.js';
import { type Asked, AskedOfPage } from '../graphql/asked.js';
import { LocaleEnum } from '../validation/graphql-enums.js';
import { SlugPipe } from '../http/id.pipe.js';
import { OrderPipe } from '../http/order.pipe.js';
import type { ListArgs } from '../list/list.args.js';
import { createValidationPipe } from '../validation/validation.pipe.js';
import { capitalized, type ContentTypes, idOf, publicKeyOf } from './content-types.js';
import type { ContentUseCases } from './content-use-cases.js';
import type { ContentFilters } from './content.args.js';
import { addMethods, type MadeMethod } from '../graphql/made-methods.js';

@ObjectType({ description: 'Whether a slug may be taken.' })
export class SlugCheck {
  @Field(() => Boolean, { description: 'True when no row has it.' })
  available: boolean;
}

const language = { type: () => LocaleEnum, nullable: true, description: 'Arabic when left out.' };

/** The decorators of the parameters that operations share. */
function parametersOf({ ids, definition }: ContentTypes) {
  const { type, pipe } = idOf(ids);
  return {
    id: () => Args('id', { type, description: `Id of the ${definition.name}.` }, pipe),
    args: (args: Type<object>) => Args({ type: () => args }, createValidationPipe(args)),
    input: (input: Type<object>) =>
      Args(
        'input',
        { type: () => input, description: 'What to write.' },
        createValidationPipe(input),
      ),
  };
}

/**
 * Queries and mutations of a content entity, named after it: `faqs`, `publicFaqs`, `faq`, `faqStats`,
 * `createFaq`, `updateFaq`, `removeFaq`, `restoreFaq`, `toggleFaqStatus`, `reorderFaq`; for every flag
 * `toggleFaqFeatured`; `publicFaq` by its slug, or by its id where there is none; `checkFaqSlug`.
 */
export function ContentResolver<S extends ContentUseCases>(types: ContentTypes) {
  const { plural, name } = types.definition;
  const one = capitalized(name);
  const { id, args: listed, input: written } = parametersOf(types);

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
    list(@listed(types.listArgs) args: ContentFilters, @AskedOfPage() asked: Asked) {
      return this.service.list(args, asked);
    }

    @Allow(types.permission)
    @Query(() => types.managed, { name, description: `One ${name}; NOT_FOUND for an unknown id.` })
    get(@id() key: string, @Args('language', language) locale?: Locale) {
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
      @written(types.createInput) input: object,
      @Args('language', language) locale?: Locale,
    ) {
      return this.service.create(viewer, input, locale);
    }

    @Allow(types.permission)
    @Mutation(() => types.managed, {
      name: `update${one}`,
      description: 'Changes the given fields; STALE_WRITE for an old version.',
    })
    update(
      @CurrentViewer() viewer: Viewer,
      @id() key: string,
      @written(types.updateInput) input: object,
      @Args('language', language) locale?: Locale,
    ) {
      return this.service.update(viewer, key, input, locale);
    }

    @Allow(types.permission)
    @Mutation(() => Boolean, {
      name: `remove${one}`,
      description: 'Moves it to the trash; restorable.',
    })
    remove(@CurrentViewer() viewer: Viewer, @id() key: string) {
      return this.service.remove(viewer, key);
    }

    @Allow(types.permission)
    @Mutation(() => types.managed, {
      name: `restore${one}`,
      description: 'Brings it back from the trash.',
    })
    restore(
      @CurrentViewer() viewer: Viewer,
      @id() key: string,
      @Args('language', language) locale?: Locale,
    ) {
      return this.service.restore(viewer, key, locale);
    }

    @Allow(types.permission)
    @Mutation(() => types.managed, {
      name: `reorder${one}`,
      description: 'Sets its place in lists, from 0.',
    })
    reorder(
      @CurrentViewer() viewer: Viewer,
      @id() key: string,
      @Args('order', { type: () => Int, description: 'The new place.' }, OrderPipe) order: number,
      @Args('language', language) locale?: Locale,
    ) {
      return this.service.reorder(viewer, key, order, locale);
    }
  }
  addMethods(ContentResolverOf, [
    statusToggle<S>(types),
    ...Object.keys(types.definition.flags).map((flag) => flagToggle<S>(types, flag)),
    ...(types.definition.slugFrom ? [slugCheck<S>(types)] : []),
    publicItem<S>(types),
  ]);
  return ContentResolverOf;
}

type Made<S> = MadeMethod<{ service: S }>;

function statusToggle<S extends ContentUseCases>(types: ContentTypes): Made<S> {
  const name = `toggle${capitalized(types.definition.name)}Status`;
  const description = 'active becomes inactive; inactive and draft become active.';
  return {
    name,
    marks: [Allow(types.permission), Mutation(() => types.managed, { name, description })],
    parameters: [CurrentViewer(), parametersOf(types).id(), Args('language', language)],
    run(viewer: Viewer, key: string, locale?: Locale) {
      return this.service.toggleStatus(viewer, key, undefined, locale);
    },
  };
}

function flagToggle<S extends ContentUseCases>(types: ContentTypes, flag: string): Made<S> {
  const name = `toggle${capitalized(types.definition.name)}${capitalized(flag)}`;
  const description = `Turns over whether it is ${flag}.`;
  return {
    name,
    marks: [Allow(types.permission), Mutation(() => types.managed, { name, description })],
    parameters: [CurrentViewer(), parametersOf(types).id(), Args('language', language)],
    run(viewer: Viewer, key: string, locale?: Locale) {
      return this.service.toggleFlag(viewer, key, flag, locale);
    },
  };
}

function slugCheck<S extends ContentUseCases>(types: ContentTypes): Made<S> {
  const name = `check${capitalized(types.definition.name)}Slug`;
  const description = 'Whether a slug is free; the row excludeId does not count.';
  const { type } = idOf(types.ids);
  return {
    name,
    marks: [Allow(types.permission), Query(() => SlugCheck, { name, description })],
    parameters: [
      Args('slug', { type: () => String, description: 'The slug that is wanted.' }),
      Args('excludeId', { type, nullable: true, description: 'The row that is being edited.' }),
    ],
    run(slug: string, excludeId?: string) {
      return this.service.checkSlug(slug, excludeId);
    },
  };
}

function publicItem<S extends ContentUseCases>(types: ContentTypes): Made<S> {
  const { definition, ids } = types;
  const key = publicKeyOf(definition);
  const name = `public${capitalized(definition.name)}`;
  const description = `One active ${definition.name} by its ${key}; NOT_FOUND otherwise (A69).`;
  const named = { description: key === 'slug' ? 'Its name in addresses.' : 'Its id.' };
  return {
    name,
    marks: [Public(), Query(() => types.publicItem, { name, description })],
    parameters: [
      key === 'slug'
        ? Args('slug', { type: () => String, ...named }, SlugPipe)
        : Args('id', { type: idOf(ids).type, ...named }, idOf(ids).pipe),
      Args('language', language),
    ],
    run(value: string, locale?: Locale) {
      return this.service.getPublicBy(key, value, locale);
    },
  };
}
