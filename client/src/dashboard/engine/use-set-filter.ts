import { useCallback } from 'react';
import type { ListStateHandle } from './use-list-state';

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
