import type { ComponentType } from 'react';
import type { StatItem } from '../ui/stats-strip';
import type { Column } from './columns';
import type { RowId } from './field-types';
import { toFilterVariables, type Filters, type FilterValues } from './filters';
import type { ResourceForm } from './form-definition';
import type { ListSpec, ListVariables, Sort } from './list-state';
import type { Operation, ListQuery, Page } from './operations';
import type { RowAction, RowDialog } from './row-action';
import type { QueryResult } from './use-cached-query';

/** The counters above a list: `useItems` is a hook. */
export interface ResourceStats {
  useItems(): { items: StatItem[]; loading: boolean };
}

export interface DetailsProps {
  id: string;
}

interface ResourceOptions<Row, Id extends RowId, F extends Filters, Values extends object> {
  /** Names the resource in the texts: `admin.<name>.*`. */
  name: string;
  rowId(row: Row): Id;
  /** How a row is called in questions and in the labels of its buttons. */
  rowName(row: Row): string;
  list: ListQuery<Row, FilterValues<F>>;
  filters: F;
  defaultSort: Sort;
  columns: readonly Column<Row>[];
  stats?: ResourceStats;
  form?: ResourceForm<Id, Values>;
  remove?: Operation<Id, unknown>;
  /** Why a row cannot be deleted by the one who is looking, if so. */
  kept?: RowAction<Row>['unavailable'];
  /** With it, deleting moves to the trash and can be undone. */
  restore?: Operation<Id, unknown>;
  rowActions?: readonly (RowAction<Row> | RowDialog<Row>)[];
  /** Shown beside the list for `?view=<id>`. */
  details?: ComponentType<DetailsProps>;
  /** A hook that calls back when rows changed somewhere else. */
  useLive?(onChange: () => void): void;
}

/** A screen of the dashboard, declared. */
export interface Resource<Row, Id extends RowId, Values extends object> extends Omit<
  ResourceOptions<Row, Id, Filters, Values>,
  'list' | 'rowActions'
> {
  useRows(variables: ListVariables, chosen: Record<string, string>): QueryResult<Page<Row>>;
  rowActions: readonly (RowAction<Row> | RowDialog<Row>)[];
  spec: ListSpec;
}

type SpecSource<Row> = {
  columns: readonly Column<Row>[];
  defaultSort: Sort;
  filters: Filters;
  restore?: unknown;
};

function specOf<Row>({ columns, defaultSort, filters, restore }: SpecSource<Row>): ListSpec {
  return {
    defaultSort,
    sortable: columns.flatMap(({ sortBy }) => (sortBy ? [sortBy] : [])),
    sortLocalized: columns.flatMap(({ sortBy, sortLocalized }) =>
      sortBy && sortLocalized ? [sortBy] : [],
    ),
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, { allows }]) => [name, allows]),
    ),
    hasTrash: restore !== undefined,
  };
}

/**
 * Declares a screen: everything `ResourcePage` needs to show, search, sort, filter and change rows.
 *
 * @example
 * export const faqsResource = defineResource({
 *   name: 'faqs',
 *   rowId: (faq: FaqRow) => faq.id,
 *   rowName: (faq: FaqRow) => faq.question,
 *   list: queryOf(AdminFaqsDocument, (data) => data.faqs),
 *   filters: { status: choiceFilter(CONTENT_STATUSES, { … }) },
 *   …
 * });
 */
export function defineResource<Row, Id extends RowId, F extends Filters, Values extends object>(
  options: ResourceOptions<Row, Id, F, Values>,
): Resource<Row, Id, Values> {
  const { list, rowActions = [], ...rest } = options;
  return {
    ...rest,
    rowActions,
    spec: specOf(options),
    useRows: (variables, chosen) =>
      list.useData({
        ...variables,
        ...(toFilterVariables(options.filters, chosen) as FilterValues<F>),
      }),
  };
}
