import { Inject, type Type } from '@nestjs/common';
import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { withArticle } from '../contract/entity-label.js';
import type { Locale } from '../contract/locales.js';
import { contentPermission, type ContentRight } from '../contract/permissions.js';
import { Allow, CurrentViewer } from '../platform/access/access.decorators.js';
import type { Viewer } from '../platform/request-context/viewer.js';
import { capitalized } from '../platform/graphql/capitalized.js';
import { DeletedArg, LanguageArg } from '../platform/graphql/common-args.js';
import { addHandlers } from '../platform/graphql/dynamic-handlers.js';
import { type RequestedFields, PageFields } from '../platform/graphql/requested-fields.js';
import { Listed } from '../platform/list/graphql-list.js';
import { PositionPipe } from '../platform/http/parameter.pipes.js';
import { KeyArg } from '../platform/idempotency/key-parameters.js';
import type { ContentApiOptions, ManagedContentOptions } from './content-api-options.js';
import { buildParameters } from './content-arg-decorators.js';
import { managedHandlers, publicHandlers } from './content-resolver-handlers.js';
import type { AnyContentService } from './content.service.js';
import type { ContentFilters } from './content.args.js';

/**
 * Queries and mutations of a content entity, named after it: those of `ManagedContentResolver`, and for
 * everybody `publicFaqs`, and `publicFaq` by its slug, or by its id where there is none.
 */
export function ContentResolver<S extends AnyContentService>(
  options: ContentApiOptions,
  service: Type<S>,
) {
  const Managed = ManagedContentResolver<S>(options, service);
  addHandlers(Managed, publicHandlers<S>(options));
  return Managed;
}

/**
 * What administrators do with content: `faqs`, `faq`, `faqStats`, `createFaq`, `updateFaq`, `deleteFaq`,
 * `restoreFaq`, `toggleFaqStatus`, `reorderFaq`; for every flag `toggleFaqFeatured`; `reviewFaqLaw`; `checkFaqSlug`.
 */
export function ManagedContentResolver<S extends AnyContentService>(
  options: ManagedContentOptions,
  service: Type<S>,
) {
  const { plural, name, label, slugFrom } = options.definition;
  const one = capitalized(name);
  const allow = (right: ContentRight) => Allow(contentPermission(name, right));
  const { id, input: written } = buildParameters(options);

  @Resolver({ isAbstract: true })
  abstract class ContentResolverOf {
    constructor(@Inject(service) readonly service: S) {}

    @allow('read')
    @Query(() => options.managedPage, {
      name: plural,
      description: `All ${label.many}, with every language; for the office.`,
    })
    list(
      @CurrentViewer() viewer: Viewer,
      @Listed(options.list) args: ContentFilters,
      @PageFields() requested: RequestedFields,
    ) {
      return this.service.reads.list(viewer, args, requested);
    }

    @allow('read')
    @Query(() => options.managed, {
      name,
      description: `The ${label.one} with this id, for the office; NOT_FOUND if there is none.`,
    })
    get(
      @CurrentViewer() viewer: Viewer,
      @id() key: string,
      @LanguageArg() language?: Locale,
      @DeletedArg() deleted?: boolean,
    ) {
      return this.service.reads.get(viewer, key, language, deleted);
    }

    @allow('read')
    @Query(() => options.stats, {
      name: `${name}Stats`,
      description: `Counts of ${label.many}, without those in the trash.`,
    })
    stats(@CurrentViewer() viewer: Viewer) {
      return this.service.stats(viewer);
    }

    @allow('draft')
    @Mutation(() => options.managed, {
      name: `create${one}`,
      description: `Creates ${withArticle(label.one)}.${slugFrom ? ' SLUG_TAKEN if another has the slug, SLUG_IN_TRASH if that one is in the trash.' : ''}`,
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
      description: `Changes the given fields of ${withArticle(label.one)}; STALE_WRITE if somebody changed it since the given version.`,
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
    @Mutation(() => options.managed, {
      name: `delete${one}`,
      description: `Moves ${withArticle(label.one)} to the trash, from which it can be restored; answers it as it is there.`,
    })
    remove(@CurrentViewer() viewer: Viewer, @id() key: string, @LanguageArg() language?: Locale) {
      return this.service.remove(viewer, key, language);
    }

    @allow('remove')
    @Mutation(() => options.managed, {
      name: `restore${one}`,
      description: `Restores ${withArticle(label.one)} from the trash.`,
    })
    restore(@CurrentViewer() viewer: Viewer, @id() key: string, @LanguageArg() language?: Locale) {
      return this.service.restore(viewer, key, language);
    }

    @allow('publish')
    @Mutation(() => options.managed, {
      name: `reorder${one}`,
      description: `Sets the place of ${withArticle(label.one)} in lists, from 0.`,
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
  addHandlers(ContentResolverOf, managedHandlers<S>(options));
  return ContentResolverOf;
}
