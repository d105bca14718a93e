import { createContext, useContext } from 'react';

/** The rows of a page that are selected, by their ids. */
export interface RowSelection {
  ids: ReadonlySet<string>;
  select(ids: readonly string[]): void;
}

export const RowSelectionContext = createContext<RowSelection | null>(null);

/** Null in lists whose rows cannot be selected. */
export const useRowSelection = () => useContext(RowSelectionContext);
