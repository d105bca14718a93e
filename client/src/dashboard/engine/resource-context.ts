import { createContext, useContext } from 'react';
import type { RowAction } from './row-action';

/** The rows of a page that are selected, by their ids. */
export interface RowSelection {
  ids: ReadonlySet<string>;
  select(ids: readonly string[]): void;
}

export const RowSelectionContext = createContext<RowSelection | null>(null);

/** Null in lists whose rows cannot be selected. */
export const useRowSelection = () => useContext(RowSelectionContext);

/** What the signed-in person may do with the rows of a resource. */
export interface RowRights {
  /** Changing rows in place: their state, their position, single fields. */
  mayChange: boolean;
  /** Writing drafts, and nothing that the public sees. */
  draftsOnly: boolean;
}

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

/** What the components of a resource's page share. */
export interface ResourceHandle {
  /** Asks for confirmation if needed, runs the action, shows its outcome and refreshes. Never rejects. */
  runAction<Row>(action: RowAction<Row>, row: Row): Promise<void>;
  /** Loads everything on the screen again, after rows were changed. */
  refresh(): Promise<void>;
  openDetails(id: string): void;
  /** Opens the form of a new row, filled in with these values, by the names of its inputs. */
  createWith(values: Readonly<Record<string, unknown>>): void;
  inTrash: boolean;
  rights: RowRights;
}

export const ResourceContext = createContext<ResourceHandle | null>(null);

export function useResource(): ResourceHandle {
  const handle = useContext(ResourceContext);
  if (!handle) throw new Error('useResource needs a ResourcePage');
  return handle;
}
