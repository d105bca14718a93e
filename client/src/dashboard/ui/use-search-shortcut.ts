import type { InputRef } from 'antd';
import { useEffect, type RefObject } from 'react';

/** Also compares `code`, because on an Arabic keyboard the F key has another letter. */
function isFindShortcut(event: KeyboardEvent): boolean {
  const modified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return modified && (event.code === 'KeyF' || event.key.toLowerCase() === 'f');
}

/** Ignores hidden dialogs: antd may keep a closed one in the page. */
function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"]');
  return [...dialogs].some((dialog) => dialog.getClientRects().length > 0);
}

/** Ctrl+F or Cmd+F focuses the search box, unless a dialog is open or it has the focus already. */
export function useSearchShortcut(input: RefObject<InputRef | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFindShortcut(event) || isDialogOpen()) return;
      // The second time it is the browser's own search in the page.
      if (document.activeElement === input.current?.input) return;
      event.preventDefault();
      input.current?.focus({ cursor: 'all' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
