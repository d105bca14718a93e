import { useMemo, useState } from 'react';
import type { ListState } from './list-state';
import type { RowSelection } from './row-selection';

const NONE: ReadonlySet<string> = new Set();

/** The selected rows of the page that is shown. Another page, filter or order begins anew. */
export function useSelectedRows<Row>(
  state: ListState,
  items: readonly Row[] | undefined,
  rowId: (row: Row) => string,
) {
  const list = JSON.stringify(state);
  const [ids, select] = useState(NONE);
  const [selectedIn, setSelectedIn] = useState(list);
  if (selectedIn !== list) {
    setSelectedIn(list);
    select(NONE);
  }
  const handle = useMemo<RowSelection>(
    () => ({ ids, select: (chosen) => select(new Set(chosen)) }),
    [ids],
  );
  // A row that a live update took off the page is not selected any more.
  const rows = useMemo(
    () => items?.filter((row) => ids.has(rowId(row))) ?? [],
    [ids, items, rowId],
  );
  return { selection: handle, rows };
}
