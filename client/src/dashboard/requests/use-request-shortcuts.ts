import { useShortcuts } from '../ui/use-shortcuts';
import type { OpenRequest } from './use-open-request';
import type { useRequestFocus } from './use-request-focus';

/** The keys of a screen of requests. Those of the open request itself belong to its parts. */
export function useRequestShortcuts(
  request: OpenRequest,
  { isInList, keepInList, moveInList }: ReturnType<typeof useRequestFocus>,
  showHelp: () => void,
): void {
  const { id, close, openNext, openPrevious } = request;
  const move = (by: 1 | -1) => () => {
    if (id === null) return moveInList(by);
    keepInList(isInList());
    (by === 1 ? openNext : openPrevious)?.();
  };
  // In the open request the arrows scroll its text.
  const moveByArrow = (by: 1 | -1) => () => (isInList() || id === null ? move(by)() : false);
  useShortcuts({
    j: move(1),
    k: move(-1),
    ArrowDown: moveByArrow(1),
    ArrowUp: moveByArrow(-1),
    Escape: id === null ? undefined : close,
    '?': showHelp,
  });
}
