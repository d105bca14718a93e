import { useEffect, useEffectEvent } from 'react';

/** Also compares `code`, because on an Arabic keyboard the K key has another letter. */
function isPaletteShortcut(event: KeyboardEvent): boolean {
  const modified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return modified && (event.code === 'KeyK' || event.key.toLowerCase() === 'k');
}

/** Ctrl+K or Cmd+K, also while somebody types. */
export function usePaletteShortcut(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteShortcut(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
