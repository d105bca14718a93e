import type { InputRef } from 'antd';
import { useEffect, type RefObject } from 'react';

/** By the key's place too: on an Arabic keyboard the same key writes another letter. */
function isFind(event: KeyboardEvent): boolean {
  const modified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return modified && (event.code === 'KeyF' || event.key.toLowerCase() === 'f');
}

/** A dialog that was closed may stay in the page, unseen. */
function isCovered(): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"]');
  return [...dialogs].some((dialog) => dialog.getClientRects().length > 0);
}

/** Ctrl/Cmd+F focuses the page's search box, unless a dialog covers it. */
export function useSearchKey(box: RefObject<InputRef | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFind(event) || isCovered()) return;
      event.preventDefault();
      box.current?.focus({ cursor: 'all' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box]);
}
