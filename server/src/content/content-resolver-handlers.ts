import { Args, Field, ID, Int, Mutation, ObjectType, Query } from '@nestjs/graphql';
import { reviewedTexts } from '../contract/content/define-content.js';
import { flagWords, withArticle } from '../contract/entity-label.js';
import type { Locale } from '../contract/locales.js';
import { contentPermission, type ContentRight } from '../contract/permissions.js';
import { Allow, CurrentViewer, Public } from '../platform/access/access.decorators.js';
import { capitalized } from '../platform/graphql/capitalized.js';
import { LocaleEnum } from '../platform/graphql/graphql-enums.js';
import type { DynamicHandler } from '../platform/graphql/dynamic-handlers.js';
import { LanguageArg } from '../platform/graphql/common-args.js';
import { type RequestedFields, PageFields } from '../platform/graphql/requested-fields.js';
import { SlugPipe } from '../platform/http/id.pipe.js';
import { Listed } from '../platform/list/graphql-list.js';
import type { ListArgs } from '../platform/list/list.args.js';
import type { Viewer } from '../platform/request-context/viewer.js';
import {
  type ContentApiOptions,
  getIdType,
  type ManagedContentOptions,
  publicKeyOf,
} from './content-api-options.js';
import { buildParameters } from './content-arg-decorators.js';
import type { SlugAvailability } from './content-reads.js';
import type { AnyContentService } from './content.service.js';

@ObjectType({ description: 'Whether a slug is free.' })
class SlugCheck implements SlugAvailability {
  @Field(() => Boolean, { description: 'True when the slug can be used.' })
  available: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the row in the trash that has the slug. It can be restored, or another slug chosen.',
  })
  trashedId?: string;
}

type Handler<S> = DynamicHandler<{ service: S }>;

/** What a mutation toggles, and how its name ends. */
interface Toggle<S> {
  suffix: string;
  description: string;
  run: (service: S, ...of: [viewer: Viewer, key: string, language?: Locale]) => unknown;
}

/**
 * Of administrators: `toggleFaqStatus`, for every flag `toggleFaqFeatured`, `reviewFaqLaw` where it says what the law
 * says, and `checkFaqSlug` where there is a slug.
 */
export function managedHandlers<S extends AnyContentService>(
  options: ManagedContentOptions,
): Handler<S>[] {
  const { flags, slugFrom } = options.definition;
  return [
    statusToggle<S>(options),
    ...Object.keys(flags).map((flag) => flagToggle<S>(options, flag)),
    ...(reviewedTexts(options.definition).length > 0 ? [lawReview<S>(options)] : []),
    ...(slugFrom ? [slugCheck<S>(options)] : []),
  ];
}

/** Of everybody: `publicFaqs`, `publicFaq`, and `publicFaqStats` where the API declares figures. */
export const publicHandlers = <S extends AnyContentService>(
  options: ContentApiOptions,
): Handler<S>[] => [
  publicList<S>(options),
  publicItem<S>(options),
  ...(options.publicStats ? [publicStats<S>(options.definition.name, options.publicStats)] : []),
];

const allowTo = ({ definition }: ManagedContentOptions, right: ContentRight) =>
  Allow(contentPermission(definition.name, right));

function statusToggle<S extends AnyContentService>(options: ManagedContentOptions): Handler<S> {
  const { one } = options.definition.label;
  return toggle<S>(options, {
    suffix: 'Status',
    description: `Toggles the status of ${withArticle(one)}: active becomes inactive; inactive and draft become active.`,
    run: (service, viewer, key, language) => service.toggleStatus(viewer, key, undefined, language),
  });
}

function flagToggle<S extends AnyContentService>(
  options: ManagedContentOptions,
  flag: string,
): Handler<S> {
  return toggle<S>(options, {
    suffix: capitalized(flag),
    description: `Toggles whether ${withArticle(options.definition.label.one)} is ${flagWords(flag)}.`,
    run: (service, viewer, key, language) => service.toggleFlag(viewer, key, flag, language),
  });
}

/** A mutation of a row by its id, named after the entity and what it toggles. */
function toggle<S extends AnyContentService>(
  options: ManagedContentOptions,
  { suffix, description, run }: Toggle<S>,
): Handler<S> {
  const name = `toggle${capitalized(options.definition.name)}${suffix}`;
  return {
    name,
    decorators: [
      allowTo(options, 'publish'),
      Mutation(() => options.managed, { name, description }),
    ],
    parameters: [CurrentViewer(), buildParameters(options).id(), LanguageArg()],
    run(viewer: Viewer, key: string, language?: Locale) {
      return run(this.service, viewer, key, language);
    },
  };
}

type ReviewArgs = [key: string, languages: Locale[], version?: number | null, language?: Locale];

function lawReview<S extends AnyContentService>(options: ManagedContentOptions): Handler<S> {
  const { name: entity, label } = options.definition;
  const name = `review${capitalized(entity)}Law`;
  const description = `Confirms what ${withArticle(label.one)} says of the law, for administrators and lawyers: the public reads it in these languages, and in no others. A change of the text takes its language away.`;
  return {
    name,
    decorators: [
      allowTo(options, 'review'),
      Mutation(() => options.managed, { name, description }),
    ],
    parameters: [
      CurrentViewer(),
      buildParameters(options).id(),
      Args('languages', {
        type: () => [LocaleEnum],
        description: 'All languages that are confirmed; each must have such a text.',
      }),
      Args('version', {
        type: () => Int,
        nullable: true,
        description:
          'The version that was read, so that nobody confirms a text that was changed since.',
      }),
      LanguageArg(),
    ],
    run(viewer: Viewer, ...args: ReviewArgs) {
      const [key, languages, version, language] = args;
      return this.service.reviewLaw(viewer, key, { languages, version }, language);
    },
  };
}

function slugCheck<S extends AnyContentService>(options: ManagedContentOptions): Handler<S> {
  const name = `check${capitalized(options.definition.name)}Slug`;
  const description = `Whether a slug is free for ${withArticle(options.definition.label.one)}.`;
  const { type } = getIdType(options.definition);
  return {
    name,
    decorators: [allowTo(options, 'read'), Query(() => SlugCheck, { name, description })],
    parameters: [
      CurrentViewer(),
      Args('slug', { type: () => String, description: 'The slug to check.' }),
      Args('excludeId', {
        type,
        nullable: true,
        description: 'Id of the row that is being edited; its own slug counts as free.',
      }),
    ],
    run(viewer: Viewer, slug: string, excludeId?: string) {
      return this.service.reads.checkSlug(viewer, slug, excludeId);
    },
  };
}

function publicList<S extends AnyContentService>(options: ContentApiOptions): Handler<S> {
  const { plural, label } = options.definition;
  const name = `public${capitalized(plural)}`;
  const description = `Active ${label.many}, in one language.`;
  return {
    name: 'listPublic',
    decorators: [Public(), Query(() => options.publicPage, { name, description })],
    parameters: [Listed(options.publicList), PageFields()],
    run(args: ListArgs, requested: RequestedFields) {
      return this.service.reads.listPublic(args, requested);
    },
  };
}

function publicItem<S extends AnyContentService>(options: ContentApiOptions): Handler<S> {
  const { definition } = options;
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
        : Args('id', { type: getIdType(definition).type, ...named }, getIdType(definition).pipe),
      LanguageArg(),
    ],
    run(value: string, language?: Locale) {
      return this.service.getPublicBy(key, value, language);
    },
  };
}

function publicStats<S extends AnyContentService>(
  entity: string,
  { type, description }: NonNullable<ContentApiOptions['publicStats']>,
): Handler<S> {
  const name = `public${capitalized(entity)}Stats`;
  return {
    name,
    decorators: [Public(), Query(() => type, { name, description })],
    parameters: [],
    run() {
      return this.service.publicStats?.();
    },
  };
}
