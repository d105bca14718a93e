import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while its page is being taken over, true ever after: for what only the
 * browser knows (drafts, clocks), which must not differ from the server's page in the first paint.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
