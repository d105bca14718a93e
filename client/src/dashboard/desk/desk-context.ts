import { createContext, useContext, type ReactNode } from 'react';

/** What the parts of a screen of requests share. */
export interface Desk {
  /** Opens the next request; undefined when the open one is the last, or none is open. */
  openNext: (() => void) | undefined;
  /** Id of the open request. */
  openId: string | null;
  /** Whether a request is the open one now, also for a form that is not shown any more. */
  isOpen(id: string): boolean;
  /** Closes the open request: the list has the screen again. */
  close(): void;
  /**
   * Shows a dialog of the screen. It outlives the row that it was opened from, which a live update may take
   * off the list. When it is dismissed, the focus returns to `returnTo`.
   */
  showDialog(dialog: ReactNode, returnTo: HTMLElement | null): void;
  dismissDialog(): void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs a RequestsPage');
  return desk;
}
