import { CheckCircleOutlined, EditOutlined, FileTextOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ContentKind } from '@contract/content/content-kinds';
import { type ContentDefinition, reviewedTexts } from '@contract/content/define-content';
import { CONTENT_STATUSES } from '@contract/content/content-status';
import { LOCALES } from '@contract/locales';
import { ResolvedText } from '../../ui/texts';
import type { Column } from '../list/columns';
import {
  type ContentRow,
  flagColumn,
  languagesColumn,
  orderColumn,
  statusColumn,
  updatedColumn,
} from './content-columns';
import {
  type ContentFields,
  contentFields,
  type FieldOptions,
  flagTexts,
  type FormNeeds,
  toLabelKey,
} from '../form/content-fields';
import type { Fields, LoadedValuesOf, ValuesOf } from '../field-types';
import {
  booleanFilter,
  choiceFilter,
  type Filter,
  type Filters,
  flagFilter,
} from '../list/filters';
import { defineForm, type FormUpdate, type ResourceForm } from '../form/form-definition';
import type { LawReview, Operation, Page, WatchedQuery } from '../operations';
import { defineResource, type Resource, type ResourceStats } from '../resource';
import { lawReviewAction } from '../rows/law-review';
import { withDefaultSlug } from '../form/slug-field';
import { buildContentStats, statsOf } from '../list/stats';
import type { FetchOptions } from '../use-cached-query';

/** Filters of all content lists: the status, and rows with missing texts in a language. */
const COMMON = {
  status: choiceFilter(CONTENT_STATUSES, {
    label: 'dashboard.contentStatus.label',
    optionLabel: (status) => `dashboard.contentStatus.${status}`,
  }),
  missing: choiceFilter(LOCALES, {
    label: 'dashboard.filters.missing',
    optionLabel: (locale) => `dashboard.languages.${locale}`,
  }),
};

/**
 * The filters of a content list: the common ones, what it says of the law and nobody confirmed, its choices that say so,
 * its custom ones, and its flags.
 */
function contentFilters(
  definition: ContentDefinition,
  choices: Record<string, string>,
  custom: Filters,
): Filters {
  const declared: Filters = Object.fromEntries(
    Object.entries(definition.fields).flatMap(([name, field]) =>
      field.kind === 'choice' && field.filter && choices[name] && !(name in custom)
        ? [[name, choiceFilterOf(definition, name, field.values, choices[name])]]
        : [],
    ),
  );
  const flags: Filters = Object.fromEntries(
    Object.keys(definition.flags).map((name) => [name, booleanFilter(flagTexts(name))]),
  );
  const law = reviewedTexts(definition).length > 0 && {
    unconfirmed: flagFilter('dashboard.law.unconfirmed'),
  };
  return { ...COMMON, ...law, ...declared, ...custom, ...flags };
}

function choiceFilterOf(
  definition: ContentDefinition,
  name: string,
  values: readonly string[],
  texts: string,
) {
  const label = toLabelKey(definition, name);
  return choiceFilter(values, { label, optionLabel: (value) => `${texts}.${value}` });
}

/** The operations of a content entity, as they are generated from the schema. */
interface ContentOperations<
  Row extends ContentRow,
  Entity,
  Counters,
  Input,
  Variables = never,
> extends Pick<FieldOptions<Fields>, 'checkSlug'> {
  list(options?: FetchOptions): WatchedQuery<Variables, Page<Row>>;
  stats(options?: FetchOptions): WatchedQuery<Record<string, never>, Counters>;
  one: Operation<Row['id'], Entity>;
  create: Operation<Input, unknown>;
  update: Operation<FormUpdate<Row['id'], Input>, unknown>;
  remove: Operation<Row['id'], unknown>;
  restore: Operation<Row['id'], unknown>;
  reorder: Operation<{ id: Row['id']; order: number }, unknown>;
  toggleStatus: Operation<Row['id'], unknown>;
  /** Where rows say what the law says. */
  reviewLaw?: Operation<LawReview<Row['id']>, unknown>;
}

/** The columns that a content list can show. */
interface ContentColumnsOf<Row extends ContentRow, Flag extends string> {
  /** The text that names the row, or a cell with it. */
  main(cell?: (row: Row) => ReactNode): Column<Row>;
  /** A field by its name. */
  field(name: keyof Row & string, cell: (row: Row) => ReactNode): Column<Row>;
  order: Column<Row>;
  status: Column<Row>;
  flag(name: Flag): Column<Row>;
  languages: Column<Row>;
  updatedAt: Column<Row>;
}

type ResourceParts<Row extends ContentRow> = Partial<
  Pick<
    Resource<Row, Row['id'], object>,
    'rowActions' | 'details' | 'detailsQuery' | 'notice' | 'rowName'
  >
>;

/** The filter input of a list query. */
type FilterOf<Variables> = Variables extends { filter?: infer F } ? NonNullable<F> : never;

interface ContentOptions<
  Row extends ContentRow,
  Custom extends Fields,
  Counters,
  Flag extends string,
  Variables,
>
  extends Omit<FieldOptions<Custom>, 'checkSlug'>, ResourceParts<Row> {
  /** The counters above the list, and their icons; left out: all, published and drafts. */
  stats?: Partial<Record<keyof Counters & string, ReactNode>>;
  /** The filters that the declaration does not make; each sets the field of its name in the query's filter. */
  filters?: { [K in keyof FilterOf<Variables>]?: Filter<FilterOf<Variables>[K]> };
  /** The cell of the text that names a row, if it says more than that. */
  main?(row: Row): ReactNode;
  /** The cells of the fields that have a column after it. */
  cells?: { [K in keyof Row & string]?: (row: Row) => ReactNode };
  /** All columns, where they are not the name, the cells, place, status, flags and languages. */
  columns?(made: ContentColumnsOf<Row, Flag>): readonly Column<Row>[];
  /** How long what was read stays fresh. */
  fetching?: FetchOptions;
  /** A dialog among the row's actions deletes it. */
  removedByDialog?: true;
}

/** Converts the values of the form, where the API takes others. */
type Sending<Values, Input> = [Values] extends [Input]
  ? { toInput?(values: Values): Input }
  : { toInput(values: Values): Input };

/**
 * Declares the page of a content entity: its form, list, filters and counters follow from its declaration.
 *
 * @example
 * export const faqsResource = contentResource(faqContent, faqOperations, {
 *   customFields: { category: categoryField(…) },
 *   stats: { total: <QuestionCircleOutlined /> },
 *   cells: { answer: ({ answer }) => <LongText>{answer}</LongText> },
 * });
 */
export function contentResource<
  D extends ContentDefinition & { name: ContentKind },
  Row extends ContentRow,
  Entity extends LoadedValuesOf<ContentFields<D, Custom>>,
  Counters extends Record<string, number | string> & UsualCounters,
  Input,
  Variables,
  Custom extends Fields = Record<never, never>,
>(
  definition: D,
  operations: ContentOperations<Row, Entity, Counters, Input, Variables>,
  options: ContentOptions<Row, Custom, Counters, FlagOf<D>, Variables> &
    FormNeeds<D, NoInfer<Custom>> &
    Sending<Values<D, Custom>, Input>,
): Resource<Row, Row['id'], Values<D, Custom>> {
  const { choices = {}, fetching, customFields, removedByDialog, toInput } = options;
  const { rowActions = [], details, detailsQuery, notice } = options;
  const { rowName = (row: Row) => mainTextOf(definition, row) } = options;
  const made: ContentColumnsOf<Row, FlagOf<D>> = columnsOf(definition, operations);
  const { checkSlug, remove, restore, one, reviewLaw } = operations;
  const { name: audited, plural: name } = definition;
  const fields = contentFields(definition, { customFields, choices, checkSlug });
  const list: WatchedQuery<never, Page<Row>> = operations.list(fetching);
  return defineResource<Row, Row['id'], Filters, Values<D, Custom>>({
    ...{ name, audited, rowName, details, detailsQuery, notice },
    rowActions: reviewLaw
      ? [...rowActions, lawReviewAction<Row>({ definition, one, reviewLaw, rowName })]
      : rowActions,
    rowId: (row) => row.id,
    list,
    stats: options.stats
      ? buildContentStats(name, operations.stats(fetching), options.stats)
      : usualStats(operations.stats(fetching)),
    filters: contentFilters(definition, choices, { ...options.filters }),
    defaultSort: { by: 'order', order: 'asc' },
    columns: options.columns?.(made) ?? usualColumns(definition, made, options),
    form: formOf(definition, fields, operations, toInput as (values: object) => Input),
    ...(!removedByDialog && { remove }),
    restore,
  });
}

/** What a list shows, unless its resource says otherwise. */
function usualColumns<Row extends ContentRow, Flag extends string>(
  { flags }: ContentDefinition,
  made: ContentColumnsOf<Row, Flag>,
  { main, cells = {} }: Pick<ContentOptions<Row, Fields, never, Flag, never>, 'main' | 'cells'>,
): Column<Row>[] {
  const shown = Object.entries(cells) as [keyof Row & string, (row: Row) => ReactNode][];
  return [
    made.main(main),
    ...shown.map(([name, cell]) => made.field(name, cell)),
    made.order,
    made.status,
    ...Object.keys(flags).map((name) => made.flag(name as Flag)),
    made.languages,
  ];
}

/** The counters that all content has. */
type UsualCounters = Record<'total' | 'active' | 'draft', number>;

function usualStats<Counters extends UsualCounters>(
  query: WatchedQuery<Record<string, never>, Counters>,
): ResourceStats {
  const item = (counter: keyof UsualCounters, icon: ReactNode) => ({
    counter,
    label: `dashboard.content.stats.${counter}`,
    icon,
  });
  return statsOf(query, [
    item('total', <FileTextOutlined />),
    item('active', <CheckCircleOutlined />),
    item('draft', <EditOutlined />),
  ]);
}

type FlagOf<D extends ContentDefinition> = keyof D['flags'] & string;
type Values<D extends ContentDefinition, Custom extends Fields> = ValuesOf<
  ContentFields<D, Custom>
>;

const mainOf = ({ texts }: ContentDefinition) => Object.keys(texts)[0]!;
const mainTextOf = (definition: ContentDefinition, row: object) =>
  String(Reflect.get(row, mainOf(definition)));

/** A slug that was cleared is made again. */
function withSlug<V extends object>({ slugFrom }: ContentDefinition, values: V): V {
  if (!slugFrom || !('slug' in values)) return values;
  return withDefaultSlug(
    values as V & { slug: string },
    String(Reflect.get(values, `${slugFrom}En`)),
  );
}

function formOf<V extends object, Row extends ContentRow, Entity, Counters, Input>(
  definition: ContentDefinition,
  fields: Fields,
  { one, create, update }: ContentOperations<Row, Entity, Counters, Input>,
  toInput: (values: object) => Input = (values) => values as Input,
): ResourceForm<Row['id'], V> {
  const form = defineForm<Row['id'], Fields, LoadedValuesOf<Fields>>({
    fields,
    drafts: true,
    load: one as unknown as Operation<Row['id'], LoadedValuesOf<Fields>>,
    create: (client, values) => create(client, toInput(values)),
    update: (client, edit) =>
      update(client, { ...edit, values: toInput(withSlug(definition, edit.values)) }),
  });
  return form as unknown as ResourceForm<Row['id'], V>;
}

function columnsOf<Row extends ContentRow, Entity, Counters, Input>(
  definition: ContentDefinition,
  operations: ContentOperations<Row, Entity, Counters, Input>,
): ContentColumnsOf<Row, string> {
  const main = mainOf(definition);
  const noun = `admin.${definition.plural}.noun`;
  const toggleOf = (flag: string) =>
    Reflect.get(operations, `toggle${flag.charAt(0).toUpperCase()}${flag.slice(1)}`) as Operation<
      Row['id'],
      unknown
    >;
  return {
    main: (cell) => ({
      ...{ key: main, title: toLabelKey(definition, main) },
      ...{ sortBy: main, sortLocalized: true, heading: true },
      cell:
        cell ??
        ((row) => (
          <ResolvedText language={row.resolvedLanguage}>{mainTextOf(definition, row)}</ResolvedText>
        )),
    }),
    field: (name, cell) => ({
      ...{ key: name, title: toLabelKey(definition, name), cell },
      ...(definition.fields[name]?.sorted && { sortBy: name }),
    }),
    order: orderColumn<Row>(operations.reorder),
    status: statusColumn<Row>(operations.toggleStatus, noun),
    flag: (name) => flagColumn<Row>(name, toggleOf(name), noun),
    languages: languagesColumn,
    updatedAt: updatedColumn,
  };
}
