import type { ArgumentMetadata, PipeTransform, Type } from '@nestjs/common';
import { Args, ArgsType, Field, InputType, OmitType } from '@nestjs/graphql';
import { LRUCache } from 'lru-cache';
import type { SortOrder } from '../../contract/enums.js';
import { graphqlEnum, SortDirectionEnum } from '../graphql/graphql-enums.js';
import { createValidationPipe } from '../validation/validation.pipe.js';
import { type ListArgs, PageArgs } from './list.args.js';

/** The arguments of REST that GraphQL has beside the filter, or in the sorting. */
const NO_FILTERS = ['page', 'limit', 'offset', 'language', 'sortBy', 'sortOrder'];

/** What a list can be sorted by: the names, and what API descriptions say of each. */
export type SortColumns<Name extends string = string> = Readonly<Record<Name, string>>;

export const columnNames = <Name extends string>(columns: SortColumns<Name>): Name[] =>
  Object.keys(columns) as Name[];

/** How a list is declared. */
interface ListDeclaration {
  /** Such as `User`, whose filter is `UserFilter`. */
  name: string;
  /** What it lists, in API descriptions. */
  many: string;
  /** What it takes over REST; its rules check what comes over GraphQL, too. */
  args: Type<PageArgs>;
  /** Filters that GraphQL does not have. */
  without?: readonly string[];
  /** The input that `SortInput` made; left out: its order is fixed. */
  sort?: Type<object>;
}

/** What a list takes over GraphQL: `filter`, `sort`, and the page. */
export interface GraphqlList {
  args: Type<object>;
  filter: Type<object>;
  /** The class of REST by whose rules the values are checked. */
  checked: Type<PageArgs>;
}

/** `UserSort`: one of the columns, an enum, and a direction. Lists of the same rows may share it. */
export function SortInput(name: string, many: string, columns: SortColumns): Type<object> {
  const fields = graphqlEnum(
    `${name}SortField`,
    columnNames(columns),
    `What lists of ${many} can be sorted by.`,
    columns,
  );
  @InputType(`${name}Sort`, { description: `The order of a list of ${many}.` })
  class Sort {
    @Field(() => fields, { description: 'What the rows are sorted by.' })
    field: string;

    @Field(() => SortDirectionEnum, {
      defaultValue: 'desc',
      description: 'Direction of the sorting.',
    })
    direction: SortOrder;
  }
  return Sort;
}

/** `UserFilter`, with all that the list is filtered by over REST. */
function filterInput({ name, many, args, without = [] }: ListDeclaration): Type<object> {
  const left = [...NO_FILTERS, ...without] as never[];
  @InputType(`${name}Filter`, {
    description: `Which ${many} a list shows: those that all given fields match.`,
  })
  class Filter extends OmitType(args, left, InputType) {}
  return Filter;
}

/**
 * The arguments of a list over GraphQL, made of those of REST.
 *
 * @example graphqlList({ name: 'User', many: 'accounts', args: UserListArgs, sort: SortInput('User', …) })
 */
export function graphqlList(declaration: ListDeclaration): GraphqlList {
  const { many, args, sort } = declaration;
  const filter = filterInput(declaration);
  @ArgsType()
  class ListOf extends PageArgs {
    @Field(() => filter, {
      nullable: true,
      description: `Which ${many} are listed; all of them by default.`,
    })
    filter?: object | null;
  }
  if (sort)
    Field(() => sort, {
      nullable: true,
      description: 'In which order; the description of the query names the usual one.',
    })(ListOf.prototype, 'sort');
  return { args: ListOf, filter, checked: args };
}

/** The arguments as GraphQL has them. */
interface GivenArgs extends PageArgs {
  filter?: Partial<ListArgs> | null;
  sort?: { field: string; direction: SortOrder } | null;
}

/** Of one list: more than a site and its programs send at the same time. */
const MAX_REMEMBERED = 50;
const MAX_LENGTH = 200;

/**
 * Makes the arguments of REST of those of GraphQL, so that services and their rules know one form only. What it has
 * found valid it does not check again: that depends on nothing else, and was a tenth of what a list costs (P04).
 */
export class ListPipe implements PipeTransform<GivenArgs> {
  private readonly validation;
  private readonly valid = new LRUCache<string, object>({ max: MAX_REMEMBERED });

  constructor(checked: Type<object>) {
    this.validation = createValidationPipe(checked);
  }

  async transform({ filter, sort, ...rest }: GivenArgs, metadata: ArgumentMetadata) {
    const sorting = sort && { sortBy: sort.field, sortOrder: sort.direction };
    const given = { ...filter, ...rest, ...sorting };
    const key = JSON.stringify(given);
    const known = this.valid.get(key);
    if (known) return copyOf(known);
    const args = (await this.validation.transform(given, metadata)) as object;
    if (key.length <= MAX_LENGTH && isFlat(args)) this.valid.set(key, copyOf(args));
    return args;
  }
}

/** A list or an object within would be shared by all calls. */
const isFlat = (args: object) =>
  Object.values(args).every((value) => typeof value !== 'object' || value === null);

const copyOf = (args: object) =>
  Object.assign(Object.create(Object.getPrototypeOf(args) as object) as object, args);

/**
 * The parameter of a resolver with the arguments of a list, in the form of REST. Where that is a class, import
 * it as a type: the global pipe must not take the arguments of GraphQL for it.
 */
export const Listed = ({ args, checked }: Pick<GraphqlList, 'args' | 'checked'>) =>
  Args({ type: () => args }, new ListPipe(checked));
