import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a part that takes the place of the one with the focus: keys and screen readers go on there.
 *
 * @example <div ref={useFocusWhenShown<HTMLDivElement>()} tabIndex={-1}>
 */
export function useFocusWhenShown<T extends HTMLElement>(): RefObject<T | null> {
  const part = useRef<T>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
}
