import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { AuditEntity } from '@contract/audit-verbs';
import type { CsvSeparator, ExportFormat } from '@contract/exports';
import type { Locale } from '@contract/locales';
import { historyAction } from '../audit/record-history';
import type { StatItem } from '../ui/stats-strip';
import type { Column } from './list/columns';
import type { RowId } from './field-types';
import { toFilterVariables, type Filters, type FilterValues } from './list/filters';
import type { ResourceForm } from './form/form-definition';
import {
  toListFilters,
  toListSort,
  type ListFilters,
  type ListSpec,
  type ListState,
  type ListVariables,
  type Sort,
} from './list/list-state';
import {
  type HighestRow,
  type ListQuery,
  type Operation,
  type Page,
  type WatchedQuery,
  withLastPlace,
} from './operations';
import type { RowAction, RowDialog } from './row-action';
import type { QueryResult } from './use-cached-query';

/** The counters above a list: `useItems` is a hook. */
export interface ResourceStats {
  useItems(): { items: StatItem[]; loading: boolean };
}

export interface DetailsProps {
  id: string;
}

/** The file that is wanted. */
export interface ExportOrder {
  format: ExportFormat;
  /** The separator of the cells of a CSV. */
  separator?: CsvSeparator;
  language: Locale;
}

/** Where the file is downloaded, and how many rows it has. */
export interface ExportLink {
  url: string;
  rows: number;
}

export interface SelectionBarProps<Row> {
  rows: readonly Row[];
  clear(): void;
}

type ExportOperation<F extends Filters> = Operation<
  { filter: ListFilters & FilterValues<F> } & ExportOrder,
  ExportLink
>;

/** Exports what the list shows, on all its pages. */
export type CreateExport = (
  client: ApolloClient,
  state: ListState,
  order: ExportOrder,
) => Promise<ExportLink>;

interface ResourceOptions<Row, Id extends RowId, F extends Filters, Values extends object> {
  /** Translation keys of the resource are `admin.<name>.*`. */
  name: string;
  rowId(row: Row): Id;
  /** Name of a row in dialogs and button labels. */
  rowName(row: Row): string;
  list: ListQuery<Row, FilterValues<F>>;
  filters: F;
  defaultSort: Sort;
  /** Translation key of the default order, where no column has it. */
  defaultSortLabel?: string;
  columns: readonly Column<Row>[];
  stats?: ResourceStats;
  form?: ResourceForm<Id, Values>;
  remove?: Operation<Id, unknown>;
  /** Why the signed-in person cannot delete a row. */
  removeDisabledReason?: RowAction<Row>['disabledReason'];
  /** The rows that are deleted like this; for the others there is another action. */
  removeIsFor?: RowAction<Row>['isFor'];
  /** With it, deleted rows go to the trash and can be restored. */
  restore?: Operation<Id, unknown>;
  rowActions?: readonly (RowAction<Row> | RowDialog<Row>)[];
  /** The rows' name in the audit log and in permissions. With it, each row shows what was done to it. */
  audited?: AuditEntity;
  /** Shown beside the list for `?view=<id>`. */
  details?: ComponentType<DetailsProps>;
  /** What the details read, asked for with the click that opens them. */
  detailsQuery?: Pick<WatchedQuery<{ id: string }, unknown>, 'prefetch'>;
  /** Buttons beside the title. */
  tools?: ComponentType;
  /** What has to be seen before the list, if anything. */
  notice?: ComponentType;
  /** How long toasts stay, if not as long as everywhere. */
  toastSeconds?: number;
  /** What can be done with the selected rows. With it, rows can be selected. */
  selectionBar?: ComponentType<SelectionBarProps<Row>>;
  /** Makes a file of everything that the filters match. */
  createExport?: ExportOperation<F>;
  /** Another file about what the filters match: a translation key for its name, and how it is made. */
  otherExport?: { name: string; create: ExportOperation<F> };
  /** A hook that calls `onChange` when rows were changed by somebody else. */
  useChangeEvents?(onChange: () => void): void;
}

/** What `ResourcePage` needs: made by `defineResource`. */
export interface Resource<Row, Id extends RowId, Values extends object> extends Omit<
  ResourceOptions<Row, Id, Filters, Values>,
  'list' | 'rowActions' | 'createExport' | 'otherExport'
> {
  useRows(variables: ListVariables, chosen: Record<string, string>): QueryResult<Page<Row>>;
  prefetchRows(
    client: ApolloClient,
    variables: ListVariables,
    chosen: Record<string, string>,
  ): void;
  rowActions: readonly (RowAction<Row> | RowDialog<Row>)[];
  spec: ListSpec;
  createExport?: CreateExport | undefined;
  otherExport?: { name: string; create: CreateExport } | undefined;
}

type SpecSource<Row> = {
  name: string;
  columns: readonly Column<Row>[];
  defaultSort: Sort;
  filters: Filters;
  restore?: unknown;
};

function specOf<Row>({ name, columns, defaultSort, filters, restore }: SpecSource<Row>): ListSpec {
  return {
    name,
    defaultSort,
    sortable: columns.flatMap(({ sortBy }) => (sortBy ? [sortBy] : [])),
    sortLocalized: columns.flatMap(({ sortBy, sortLocalized }) =>
      sortBy && sortLocalized ? [sortBy] : [],
    ),
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, { allows }]) => [name, allows]),
    ),
    views: Object.keys(filters).filter((name) => filters[name]?.isView),
    hasTrash: restore !== undefined,
  };
}

/** A new row whose place was left empty comes after all others. */
function placingLast<Id extends RowId, Values extends object>(
  form: ResourceForm<Id, Values>,
  highest: HighestRow,
): ResourceForm<Id, Values> {
  return {
    ...form,
    create: async (client, values) =>
      form.create(client, await withLastPlace(client, values, { column: 'order', highest })),
  };
}

/**
 * Declares a page of the dashboard that lists rows and lets them be searched, sorted, filtered and changed.
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
  const { list, rowActions = [], createExport, otherExport, ...rest } = options;
  const { audited, form } = options;
  const chosenOf = (chosen: Record<string, string>) =>
    toFilterVariables(options.filters, chosen) as FilterValues<F>;
  const highest: HighestRow = (client, column) =>
    list.fetch(client, {
      ...{ page: 1, limit: 1, sort: toListSort(column, 'desc') },
      filter: chosenOf({}),
    });
  const filtered = (variables: ListVariables, chosen: Record<string, string>) => ({
    ...variables,
    filter: { ...variables.filter, ...chosenOf(chosen) },
  });
  const filteredExport =
    (create: ExportOperation<F>): CreateExport =>
    (client, state, order) =>
      create(client, {
        ...order,
        filter: { ...toListFilters(state), ...chosenOf(state.filters) },
      });
  return {
    ...rest,
    form: form && placingLast(form, highest),
    rowActions: audited ? [...rowActions, historyAction(audited, options)] : rowActions,
    spec: specOf(options),
    useRows: (variables, chosen) => list.useData(filtered(variables, chosen)),
    prefetchRows: (client, variables, chosen) => list.prefetch(client, filtered(variables, chosen)),
    createExport: createExport && filteredExport(createExport),
    otherExport: otherExport && {
      name: otherExport.name,
      create: filteredExport(otherExport.create),
    },
  };
}
