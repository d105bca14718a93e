import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; renders again when that changes. */
export function useMediaQuery(query: string): boolean {
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

/** On phones drawers fill the screen and controls are larger. */
export const useIsPhone = () => useMediaQuery('(width < 768px)');

/** Below this width lists show cards instead of a table. */
export const useIsCardLayout = () => useMediaQuery('(width < 900px)');

/** Below this width the sidebar is a drawer. */
export const useIsNarrow = () => useMediaQuery('(width < 1200px)');
