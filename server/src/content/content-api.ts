import type { Type } from '@nestjs/common';
import { ArgsType, Field, InputType, ObjectType } from '@nestjs/graphql';
import { withArticle } from '../contract/entity-label.js';
import type { ContentDefinition } from '../contract/content/define-content.js';
import { capitalized } from '../platform/graphql/capitalized.js';
import { ContentStatusEnum } from '../platform/graphql/graphql-enums.js';
import { graphqlList, SortInput } from '../platform/list/graphql-list.js';
import type { ListArgs } from '../platform/list/list.args.js';
import { PageType } from '../platform/list/page-type.js';
import { ContentListArgs, PublicContentListArgs, type ContentFilters } from './content.args.js';
import type { ContentApiOptions, ManagedContentOptions } from './content-api-options.js';
import { contentColumns } from './content-sorting.js';
import type { ContentStats } from './content-stats.js';
import { CreateContentInput, UpdateContentInput } from './content.inputs.js';
import { ManagedContentType, PublicContentType } from './content.types.js';
import { DateTimeScalar } from '../platform/validation/scalars.js';

/** The types that an entity writes itself, because they hold more than its declaration says. */
type Written<Options> = Partial<Omit<Options, 'definition' | 'stats' | 'list' | 'publicList'>>;

/** A class for the API, made from the declaration. */
function made<T extends object>(base: abstract new () => T, ...as: ClassDecorator[]): Type<T> {
  class Made extends (base as unknown as Type<object>) {}
  as.forEach((decorate) => decorate(Made));
  return Made as unknown as Type<T>;
}

const sorts = new WeakMap<ContentDefinition, Type<object>>();

/** The order of its lists: those of the public and of the office have the same. */
function sortOf(definition: ContentDefinition): Type<object> {
  const { name, label } = definition;
  const sort =
    sorts.get(definition) ?? SortInput(capitalized(name), label.many, contentColumns(definition));
  sorts.set(definition, sort);
  return sort;
}

/** The types of content that only the office sees: `Faq`, `FaqPage`, `CreateFaqInput`, `UpdateFaqInput`. */
export function managedContentApi(
  definition: ContentDefinition,
  stats: ContentStats<object>,
  written: Written<ManagedContentOptions> = {},
): ManagedContentOptions {
  const { name, label, descriptions = {} } = definition;
  const one = capitalized(name);
  const {
    managed = `${capitalized(withArticle(label.one))}, as the office sees it.`,
    createInput = `A new ${label.one}.`,
    updateInput = `Changes to ${withArticle(label.one)}; fields left out stay as they are.`,
  } = descriptions;
  const { listArgs = made<ContentFilters>(ContentListArgs(definition), ArgsType()) } = written;
  const type =
    written.managed ??
    made(ManagedContentType(definition), ObjectType(one, { description: managed }));
  const input =
    written.createInput ??
    made(
      CreateContentInput(definition),
      InputType(`Create${one}Input`, { description: createInput }),
    );
  return {
    definition,
    stats: stats.type,
    managed: type,
    managedPage: made(
      PageType(type),
      ObjectType(`${one}Page`, { description: `A page of ${label.many}.` }),
    ),
    listArgs,
    list: graphqlList({ name: one, many: label.many, args: listArgs, sort: sortOf(definition) }),
    createInput: input,
    updateInput: made(
      UpdateContentInput(input),
      InputType(`Update${one}Input`, { description: updateInput }),
    ),
    ...written,
  };
}

/** The types of content that the public sees, too: also `PublicFaq` and `PublicFaqPage`. */
export function contentApi(
  definition: ContentDefinition,
  stats: ContentStats<object>,
  written: Written<ContentApiOptions> = {},
): ContentApiOptions {
  const { name, label, descriptions = {} } = definition;
  const one = capitalized(name);
  const { publicItem = `${capitalized(withArticle(label.one))}, as the public sees it.` } =
    descriptions;
  const item =
    written.publicItem ??
    made(PublicContentType(definition), ObjectType(`Public${one}`, { description: publicItem }));
  addPublicColumns(definition, item.prototype as object);
  const { publicListArgs = made<ListArgs>(PublicContentListArgs(definition), ArgsType()) } =
    written;
  return {
    ...managedContentApi(definition, stats, written),
    publicItem: item,
    publicPage: made(
      PageType(item),
      ObjectType(`Public${one}Page`, { description: `A page of public ${label.many}.` }),
    ),
    publicListArgs,
    publicList: graphqlList({
      ...{ name: `Public${one}`, many: `public ${label.many}`, args: publicListArgs },
      // it can only be active
      without: ['status'],
      sort: sortOf(definition),
    }),
    ...written,
  };
}

/** The columns of every row that the public reads of this entity only. */
function addPublicColumns(definition: ContentDefinition, prototype: object): void {
  const { publicColumns = [], label } = definition;
  if (publicColumns.includes('status'))
    Field(() => ContentStatusEnum, {
      description: 'Always active, since the public sees no others.',
    })(prototype, 'status');
  if (publicColumns.includes('createdAt'))
    Field(() => DateTimeScalar, { description: `When the ${label.one} was created.` })(
      prototype,
      'createdAt',
    );
}
