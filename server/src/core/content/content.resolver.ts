import type { Type } from '@nestjs/common';
import { Args, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { Locale } from '../../contract/locales.js';
import { contentPermission, type ContentRight } from '../../contract/permissions.js';
import { Allow, CurrentViewer, Public } from '../access/access.decorators.js';
import type { Viewer } from '../request-context/viewer.js';
import { DeletedArg } from '../graphql/deleted-arg.js';
import { LanguageArg } from '../graphql/language-arg.js';
import { type RequestedFields, PageFields } from '../graphql/requested-fields.js';
import { SlugPipe } from '../http/id.pipe.js';
import { PositionPipe } from '../http/position.pipe.js';
import { KeyArg } from '../idempotency/key-parameters.js';
import type { ListArgs } from '../list/list.args.js';
import { createValidationPipe } from '../validation/validation.pipe.js';
import {
  type ContentApiOptions,
  idOf,
  type ManagedContentOptions,
  publicKeyOf,
} from './content-api-options.js';
import type { ContentServiceInterface, SlugAvailability } from './content-service.interface.js';
import type { ContentFilters } from './content.args.js';
import { addHandlers, type DynamicHandler } from '../graphql/dynamic-handlers.js';
import { capitalized } from '../graphql/capitalized.js';

@ObjectType({ description: 'Whether a slug is free.' })
export class SlugCheck implements SlugAvailability {
  @Field(() => Boolean, { description: 'True when the slug can be used.' })
  available: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the row in the trash that has the slug. It can be restored, or another slug chosen.',
  })
  trashedId?: string;
}

/** The decorators of the parameters that operations share. */
function parametersOf({ ids, definition: { label } }: ManagedContentOptions) {
  const { type, pipe } = idOf(ids);
  return {
    id: () => Args('id', { type, description: `Id of the ${label.one}.` }, pipe),
    args: (args: Type<object>) => Args({ type: () => args }, createValidationPipe(args)),
    input: (input: Type<object>) =>
      Args(
        'input',
        { type: () => input, description: 'What to store; each field states its limits.' },
        createValidationPipe(input),
      ),
  };
}

/**
 * Queries and mutations of a content entity, named after it: those of `ManagedContentResolver`, and for
 * everybody `publicFaqs`, and `publicFaq` by its slug, or by its id where there is none.
 */
export function ContentResolver<S extends ContentServiceInterface>(options: ContentApiOptions) {
  const Managed = ManagedContentResolver<S>(options);
  addHandlers(Managed, [publicList<S>(options), publicItem<S>(options)]);
  return Managed;
}

/**
 * What administrators do with content: `faqs`, `faq`, `faqStats`, `createFaq`, `updateFaq`, `removeFaq`,
 * `restoreFaq`, `toggleFaqStatus`, `reorderFaq`; for every flag `toggleFaqFeatured`; `checkFaqSlug`.
 */
export function ManagedContentResolver<S extends ContentServiceInterface>(
  options: ManagedContentOptions,
) {
  const { plural, name, label, slugFrom } = options.definition;
  const one = capitalized(name);
  const allow = (right: ContentRight) => Allow(contentPermission(name, right));
  const { id, args: listed, input: written } = parametersOf(options);

  @Resolver({ isAbstract: true })
  abstract class ContentResolverOf {
    constructor(readonly service: S) {}

    @allow('read')
    @Query(() => options.managedPage, {
      name: plural,
      description: `All ${label.many}, with every language; for administrators.`,
    })
    list(@listed(options.listArgs) args: ContentFilters, @PageFields() requested: RequestedFields) {
      return this.service.list(args, requested);
    }

    @allow('read')
    @Query(() => options.managed, {
      name,
      description: `The ${label.one} with this id, for administrators; NOT_FOUND if there is none.`,
    })
    get(@id() key: string, @LanguageArg() language?: Locale, @DeletedArg() deleted?: boolean) {
      return this.service.get(key, language, deleted);
    }

    @allow('read')
    @Query(() => options.stats, {
      name: `${name}Stats`,
      description: `Counts of ${label.many}, without those in the trash.`,
    })
    stats() {
      return this.service.stats();
    }

    @allow('draft')
    @Mutation(() => options.managed, {
      name: `create${one}`,
      description: `Creates a ${label.one}.${slugFrom ? ' SLUG_TAKEN if another has the slug, SLUG_IN_TRASH if that one is in the trash.' : ''}`,
    })
    create(
      @CurrentViewer() viewer: Viewer,
      @written(options.createInput) input: object,
      @LanguageArg() language?: Locale,
      @KeyArg() idempotencyKey?: string,
    ) {
      return this.service.create(viewer, input, language, idempotencyKey);
    }

    @allow('draft')
    @Mutation(() => options.managed, {
      name: `update${one}`,
      description: `Changes the given fields of a ${label.one}; STALE_WRITE if somebody changed it since the given version.`,
    })
    update(
      @CurrentViewer() viewer: Viewer,
      @id() key: string,
      @written(options.updateInput) input: object,
      @LanguageArg() language?: Locale,
    ) {
      return this.service.update(viewer, key, input, language);
    }

    @allow('remove')
    @Mutation(() => Boolean, {
      name: `remove${one}`,
      description: `Moves a ${label.one} to the trash, from which it can be restored.`,
    })
    remove(@CurrentViewer() viewer: Viewer, @id() key: string) {
      return this.service.remove(viewer, key);
    }

    @allow('remove')
    @Mutation(() => options.managed, {
      name: `restore${one}`,
      description: `Restores a ${label.one} from the trash.`,
    })
    restore(@CurrentViewer() viewer: Viewer, @id() key: string, @LanguageArg() language?: Locale) {
      return this.service.restore(viewer, key, language);
    }

    @allow('publish')
    @Mutation(() => options.managed, {
      name: `reorder${one}`,
      description: `Sets the place of a ${label.one} in lists, from 0.`,
    })
    reorder(
      @CurrentViewer() viewer: Viewer,
      @id() key: string,
      @Args('order', { type: () => Int, description: 'The new place, from 0.' }, PositionPipe)
      order: number,
      @LanguageArg() language?: Locale,
    ) {
      return this.service.reorder(viewer, key, order, language);
    }
  }
  addHandlers(ContentResolverOf, [
    statusToggle<S>(options),
    ...Object.keys(options.definition.flags).map((flag) => flagToggle<S>(options, flag)),
    ...(options.definition.slugFrom ? [slugCheck<S>(options)] : []),
  ]);
  return ContentResolverOf;
}

type Handler<S> = DynamicHandler<{ service: S }>;

const allowTo = ({ definition }: ManagedContentOptions, right: ContentRight) =>
  Allow(contentPermission(definition.name, right));

function statusToggle<S extends ContentServiceInterface>(
  options: ManagedContentOptions,
): Handler<S> {
  const name = `toggle${capitalized(options.definition.name)}Status`;
  const description = `Toggles the status of a ${options.definition.label.one}: active becomes inactive; inactive and draft become active.`;
  return {
    name,
    decorators: [
      allowTo(options, 'publish'),
      Mutation(() => options.managed, { name, description }),
    ],
    parameters: [CurrentViewer(), parametersOf(options).id(), LanguageArg()],
    run(viewer: Viewer, key: string, language?: Locale) {
      return this.service.toggleStatus(viewer, key, undefined, language);
    },
  };
}

function flagToggle<S extends ContentServiceInterface>(
  options: ManagedContentOptions,
  flag: string,
): Handler<S> {
  const name = `toggle${capitalized(options.definition.name)}${capitalized(flag)}`;
  const description = `Toggles whether a ${options.definition.label.one} is ${flag}.`;
  return {
    name,
    decorators: [
      allowTo(options, 'publish'),
      Mutation(() => options.managed, { name, description }),
    ],
    parameters: [CurrentViewer(), parametersOf(options).id(), LanguageArg()],
    run(viewer: Viewer, key: string, language?: Locale) {
      return this.service.toggleFlag(viewer, key, flag, language);
    },
  };
}

function slugCheck<S extends ContentServiceInterface>(options: ManagedContentOptions): Handler<S> {
  const name = `check${capitalized(options.definition.name)}Slug`;
  const description = `Whether a slug is free for a ${options.definition.label.one}.`;
  const { type } = idOf(options.ids);
  return {
    name,
    decorators: [allowTo(options, 'read'), Query(() => SlugCheck, { name, description })],
    parameters: [
      Args('slug', { type: () => String, description: 'The slug to check.' }),
      Args('excludeId', {
        type,
        nullable: true,
        description: 'Id of the row that is being edited; its own slug counts as free.',
      }),
    ],
    run(slug: string, excludeId?: string) {
      return this.service.checkSlug(slug, excludeId);
    },
  };
}

function publicList<S extends ContentServiceInterface>(options: ContentApiOptions): Handler<S> {
  const { plural, label } = options.definition;
  const name = `public${capitalized(plural)}`;
  const description = `Active ${label.many}, in one language.`;
  return {
    name: 'listPublic',
    decorators: [Public(), Query(() => options.publicPage, { name, description })],
    parameters: [parametersOf(options).args(options.publicListArgs), PageFields()],
    run(args: ListArgs, requested: RequestedFields) {
      return this.service.listPublic(args, requested);
    },
  };
}

function publicItem<S extends ContentServiceInterface>(options: ContentApiOptions): Handler<S> {
  const { definition, ids } = options;
  const key = publicKeyOf(definition);
  const name = `public${capitalized(definition.name)}`;
  const description = `The active ${definition.label.one} with this ${key}; NOT_FOUND if there is none.`;
  const named = {
    description:
      key === 'slug' ? 'Slug, its name in addresses.' : `Id of the ${definition.label.one}.`,
  };
  return {
    name,
    decorators: [Public(), Query(() => options.publicItem, { name, description })],
    parameters: [
      key === 'slug'
        ? Args('slug', { type: () => String, ...named }, SlugPipe)
        : Args('id', { type: idOf(ids).type, ...named }, idOf(ids).pipe),
      LanguageArg(),
    ],
    run(value: string, language?: Locale) {
      return this.service.getPublicBy(key, value, language);
    },
  };
}
