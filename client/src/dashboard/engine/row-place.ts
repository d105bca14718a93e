import { createContext, useContext } from 'react';

/** Of a list whose rows open beside it, or on narrow screens in its place. */
export interface RowPlace {
  /** Id of the open row. */
  openId: string | null;
  /** The list stands beside the open row, so that it has room for the brief columns only. */
  isBrief: boolean;
  open(id: string): void;
}

export const RowPlaceContext = createContext<RowPlace | null>(null);

/** Null in lists whose rows do not open this way. */
export const useRowPlace = () => useContext(RowPlaceContext);

const INTERACTIVE =
  'a, button, input, textarea, select, label, [role="menuitem"], .ant-table-selection-column';

/** Whether a click anywhere in a row means the row: not its links and buttons, nor selected text. */
export function isRowClick({ target, currentTarget }: React.MouseEvent<HTMLElement>): boolean {
  // React also passes on clicks in menus and dialogs that a cell renders elsewhere in the document.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest(INTERACTIVE)) return false;
  return !window.getSelection()?.toString();
}
