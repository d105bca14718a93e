import { LIMITS } from '@contract/limits';
import type { SortOrder } from '@contract/enums';
import { LOCALE_SUFFIX, type Locale } from '@contract/locales';
import { rememberedPageSize, toPageSize } from './pagination';

/** Order of a list: a sort field of the API, and the direction. */
export interface Sort {
  by: string;
  order: SortOrder;
}

/** The state of a list. It is in the URL, so that a link shows the same rows. */
export interface ListState {
  page: number;
  /** Rows on a page. */
  size: number;
  search: string;
  sort: Sort;
  /** Values as in the URL. A filter that is not set has no entry. */
  filters: Record<string, string>;
  trash: boolean;
}

/** What a list accepts in the URL. Anything else is ignored. */
export interface ListSpec {
  /** Name under which the page size is remembered. */
  name: string;
  defaultSort: Sort;
  sortable: readonly string[];
  /** Those of `sortable` that are sorted by the current language. */
  sortLocalized: readonly string[];
  /** Checks whether a value from the URL is valid. */
  filters: Record<string, (text: string) => boolean>;
  /** Those of `filters` that links above the list choose. */
  views: readonly string[];
  hasTrash: boolean;
}

/** What all lists can be filtered by. */
export interface ListFilters {
  search?: string;
  deleted?: boolean;
}

/** Variables that all list queries have. */
export interface ListVariables {
  page: number;
  limit: number;
  sort: ListSort;
  filter: ListFilters;
}

/** Each list has an enum of its fields, which this stands for. */
export interface ListSort {
  field: never;
  direction: SortOrder;
}

/** The API refuses fields that are not in the enum of the list. */
export const toListSort = (field: string, direction: SortOrder): ListSort => ({
  field: field as never,
  direction,
});

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

function readSort(text: string | null, spec: ListSpec): Sort {
  const [by = '', order = ''] = (text ?? '').split('.');
  const isValid = spec.sortable.includes(by) && (order === 'asc' || order === 'desc');
  return isValid ? { by, order } : spec.defaultSort;
}

/** Reads the state from the URL. Invalid values fall back to the defaults. */
export function readListState(params: URLSearchParams, spec: ListSpec): ListState {
  const filters: Record<string, string> = {};
  for (const [name, allows] of Object.entries(spec.filters)) {
    const value = params.get(name);
    if (value !== null && allows(value)) filters[name] = value;
  }
  return {
    page: readPage(params.get('page')),
    size: toPageSize(params.get('size')) ?? rememberedPageSize(spec.name),
    search: (params.get('q') ?? '').slice(0, LIMITS.search.max),
    sort: readSort(params.get('sort'), spec),
    filters,
    trash: spec.hasTrash && params.get('trash') === '1',
  };
}

/** Writes the state into the URL. Defaults are left out, other parameters are kept. */
export function writeListState(
  state: ListState,
  spec: ListSpec,
  current: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(current);
  const { by, order } = state.sort;
  const isDefaultSort = by === spec.defaultSort.by && order === spec.defaultSort.order;
  const values: Record<string, string | undefined> = {
    q: state.search.trim() || undefined,
    ...Object.fromEntries(Object.keys(spec.filters).map((name) => [name, state.filters[name]])),
    sort: isDefaultSort ? undefined : `${by}.${order}`,
    trash: state.trash ? '1' : undefined,
    page: state.page > 1 ? String(state.page) : undefined,
    // Also a size that is only remembered: the link shows the same rows to somebody else.
    size:
      state.size === LIMITS.list.defaultLimit && !current.has('size')
        ? undefined
        : String(state.size),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

/** The state as query variables, without the resource's own filters. */
export function toListVariables(state: ListState, spec: ListSpec, locale: Locale): ListVariables {
  const { by, order } = state.sort;
  return {
    page: state.page,
    limit: state.size,
    sort: toListSort(spec.sortLocalized.includes(by) ? `${by}${LOCALE_SUFFIX[locale]}` : by, order),
    filter: toListFilters(state),
  };
}

/** Which rows match, apart from the resource's own filters. */
export function toListFilters({ search, trash }: ListState): ListFilters {
  const text = search.trim();
  return { ...(text ? { search: text } : {}), ...(trash ? { deleted: true } : {}) };
}

/** Whether a search or filter is set, so that an empty list says "no results" instead of "no data". */
export function isFiltered(state: ListState, views: readonly string[] = []): boolean {
  const isSet = Object.keys(state.filters).some((name) => !views.includes(name));
  return state.search.trim() !== '' || isSet;
}

/** The chosen views alone, for when search and filters are cleared. */
export function getViews(state: ListState, { views }: ListSpec): Record<string, string> {
  return Object.fromEntries(Object.entries(state.filters).filter(([name]) => views.includes(name)));
}
