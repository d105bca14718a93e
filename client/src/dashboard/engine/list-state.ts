import { LIMITS } from '@contract/limits';
import type { SortOrder } from '@contract/enums';
import { LOCALE_SUFFIX, type Locale } from '@contract/locales';

/** Order of a list: a field's name as the API spells it, and the direction. */
export interface Sort {
  by: string;
  order: SortOrder;
}

/** Everything that decides what a list shows; it lives in the address, so that a link reproduces a screen. */
export interface ListState {
  page: number;
  search: string;
  sort: Sort;
  /** Values as spelt in the address; a filter that is off has no entry. */
  filters: Record<string, string>;
  trash: boolean;
}

/** What a list allows in its address; anything else there is ignored. */
export interface ListSpec {
  defaultSort: Sort;
  sortable: readonly string[];
  /** Those of them that are sorted by the language of the screen. */
  sortLocalized: readonly string[];
  /** Whether a text from the address is a value of the filter. */
  filters: Record<string, (text: string) => boolean>;
  hasTrash: boolean;
}

/** The part of a list query that all lists share, as the API names it. */
export interface ListVariables {
  page: number;
  limit: number;
  sortBy: string;
  sortOrder: SortOrder;
  search?: string;
  deleted?: boolean;
}

const PAGE_SIZE = LIMITS.list.defaultLimit;

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

function readSort(text: string | null, spec: ListSpec): Sort {
  const [by = '', order = ''] = (text ?? '').split('.');
  const known = spec.sortable.includes(by) && (order === 'asc' || order === 'desc');
  return known ? { by, order: order } : spec.defaultSort;
}

/** Reads a list's state from the address; unknown or damaged values fall back to the defaults. */
export function readListState(params: URLSearchParams, spec: ListSpec): ListState {
  const filters: Record<string, string> = {};
  for (const [name, allows] of Object.entries(spec.filters)) {
    const value = params.get(name);
    if (value !== null && allows(value)) filters[name] = value;
  }
  return {
    page: readPage(params.get('page')),
    search: (params.get('q') ?? '').slice(0, LIMITS.search.max),
    sort: readSort(params.get('sort'), spec),
    filters,
    trash: spec.hasTrash && params.get('trash') === '1',
  };
}

/** Writes a list's state over an address; defaults are left out and other parameters are kept. */
export function writeListState(
  state: ListState,
  spec: ListSpec,
  current: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(current);
  const { by, order } = state.sort;
  const isDefaultSort = by === spec.defaultSort.by && order === spec.defaultSort.order;
  const wanted: Record<string, string | undefined> = {
    q: state.search.trim() || undefined,
    ...Object.fromEntries(Object.keys(spec.filters).map((name) => [name, state.filters[name]])),
    sort: isDefaultSort ? undefined : `${by}.${order}`,
    trash: state.trash ? '1' : undefined,
    page: state.page > 1 ? String(state.page) : undefined,
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

/** The state as variables of the list query, without the resource's own filters. */
export function toListVariables(state: ListState, spec: ListSpec, locale: Locale): ListVariables {
  const search = state.search.trim();
  const { by, order } = state.sort;
  return {
    page: state.page,
    limit: PAGE_SIZE,
    sortBy: spec.sortLocalized.includes(by) ? `${by}${LOCALE_SUFFIX[locale]}` : by,
    sortOrder: order,
    ...(search ? { search } : {}),
    ...(state.trash ? { deleted: true } : {}),
  };
}

/** True when something narrows the list, so that "nothing found" is said instead of "nothing here". */
export function isNarrowed(state: ListState): boolean {
  return state.search.trim() !== '' || Object.keys(state.filters).length > 0;
}
