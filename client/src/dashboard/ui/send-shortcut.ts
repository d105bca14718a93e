import type { KeyboardEvent } from 'react';

/** Ctrl+Enter or Cmd+Enter: `send`, and with Shift `sendAndNext`. Null for any other key. */
export function sendShortcut(event: KeyboardEvent): 'send' | 'sendAndNext' | null {
  if (event.key !== 'Enter' || event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  return event.shiftKey ? 'sendAndNext' : 'send';
}
