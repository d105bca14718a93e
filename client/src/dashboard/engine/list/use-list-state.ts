import { useCallback, useMemo } from 'react';
import {
  type ListSpec,
  type ListState,
  readListState,
  getViews,
  writeListState,
} from './list-state';
import { pageAfterResize, rememberPageSize } from './pagination';
import type { UrlState } from './use-url-state';

/** Sets one filter of a list; without a value it is removed. */
export function useSetFilter({ state, change }: ListStateHandle) {
  const { filters } = state;
  return useCallback(
    (name: string, value: string | undefined) => {
      const { [name]: _before, ...others } = filters;
      change({ filters: value === undefined ? others : { ...others, [name]: value } });
    },
    [change, filters],
  );
}

export interface ListStateHandle {
  state: ListState;
  /** Changes part of the state. Unless the page is given, goes back to the first page. */
  change(patch: Partial<ListState>, options?: { replace?: boolean }): void;
  reset(): void;
  /** Shows a page; with another size, the page on which the first row of this one is then. */
  turnTo(page: number, size: number): void;
}

/** The state of a list, kept in the URL. `beforeChange` is told of a new state before it is rendered. */
export function useListState(
  spec: ListSpec,
  { params, update }: UrlState,
  beforeChange: (next: ListState) => void,
): ListStateHandle {
  const state = useMemo(() => readListState(params, spec), [params, spec]);

  const change = useCallback<ListStateHandle['change']>(
    (patch, options) => {
      update((current) => {
        const next = { ...readListState(current, spec), page: 1, ...patch };
        beforeChange(next);
        return writeListState(next, spec, current);
      }, options?.replace);
    },
    [beforeChange, update, spec],
  );

  const reset = useCallback(
    () => change({ search: '', filters: getViews(state, spec) }),
    [change, spec, state],
  );
  const { page: current, size: before } = state;
  const turnTo = useCallback(
    (page: number, size: number) => {
      if (size === before) return change({ page });
      rememberPageSize(spec.name, size);
      change({ size, page: pageAfterResize(current, before, size) });
    },
    [before, change, current, spec],
  );
  return useMemo(() => ({ state, change, reset, turnTo }), [state, change, reset, turnTo]);
}
