import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, followed while it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** A phone: drawers fill the screen, controls are sized for fingers. */
export const usePhone = () => useMedia('(width < 768px)');

/** Rows are cards here: a table does not fit. */
export const useCards = () => useMedia('(width < 900px)');

/** The sidebar has no room beside the content. */
export const useNarrow = () => useMedia('(width < 1200px)');
