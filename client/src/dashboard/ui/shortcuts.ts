import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react';

/** Ctrl+Enter or Cmd+Enter: `send`, and with Shift `sendAndNext`. Null for any other key. */
export function sendShortcut(event: ReactKeyboardEvent): 'send' | 'sendAndNext' | null {
  if (event.key !== 'Enter' || event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  return event.shiftKey ? 'sendAndNext' : 'send';
}

/**
 * What single keys do: names as in `KeyboardEvent.key`, letters in lower case. False leaves the key to the
 * browser.
 */
export type Shortcuts = Record<string, (() => boolean | void) | undefined>;

const TYPING = 'input, textarea, select, [contenteditable="true"]';
const OVERLAYS =
  '[role="dialog"][aria-modal="true"], .ant-dropdown, .ant-popover, .ant-select-dropdown';
const ELSEWHERE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Ignores hidden ones: antd may keep a closed overlay in the page. */
function isOverlayOpen(): boolean {
  return [...document.querySelectorAll(OVERLAYS)].some(
    (overlay) => overlay.getClientRects().length > 0,
  );
}

/** The key as on a Latin keyboard: on an Arabic one J has another letter, on a French one digits need Shift. */
function nameOf({ key, code }: KeyboardEvent): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (key === '؟') return '?';
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return digit && key !== '?' ? digit : (letter?.toLowerCase() ?? key);
}

/** Runs an action for a single key, unless somebody is typing, or a dialog or menu is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(`${TYPING}, ${ELSEWHERE}`) || isOverlayOpen()) return;
    const run = shortcuts[nameOf(event)];
    if (run && run() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
