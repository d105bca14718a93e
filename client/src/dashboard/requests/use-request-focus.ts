import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { OpenRequest } from './use-open-request';

const ROW = '[data-row-key]';
const rowsIn = (area: HTMLElement | null) => [...(area?.querySelectorAll<HTMLElement>(ROW) ?? [])];
const linkIn = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('[data-row-link]') ?? null;

function focusRow(row: HTMLElement | undefined): boolean {
  const link = linkIn(row);
  link?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return link !== null;
}

/** Moves the focus to a request that was opened, and back to its row when it is closed. */
export function useRequestFocus(
  list: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null>,
  { id, index }: Pick<OpenRequest, 'id' | 'index'>,
) {
  const previousId = useRef(id);
  // While the keys move through the rows, the focus stays with them.
  const staysInList = useRef(false);

  const follow = useEffectEvent(() => {
    const before = previousId.current;
    previousId.current = id;
    if (before === id) return;
    const rows = rowsIn(list.current);
    const rowOf = (key: string | null) => rows.find(({ dataset }) => dataset['rowKey'] === key);
    if (id === null) {
      if (!focusRow(rowOf(before) ?? rows[Math.min(index, rows.length - 1)])) list.current?.focus();
      return;
    }
    rowOf(id)?.scrollIntoView({ block: 'nearest' });
    if (staysInList.current && focusRow(rowOf(id))) return;
    pane.current?.focus({ preventScroll: true });
  });
  useEffect(() => follow(), [id]);

  /** Whether the focus is among the rows. */
  const isInList = useCallback(() => {
    const row = document.activeElement?.closest(ROW) ?? null;
    return row !== null && list.current?.contains(row) === true;
  }, [list]);
  const keepInList = useCallback((keep: boolean) => {
    staysInList.current = keep;
  }, []);
  /** Moves the focus to the next or previous row, at first to the first one. */
  const moveInList = useCallback(
    (by: 1 | -1) => {
      const rows = rowsIn(list.current);
      const current = rows.findIndex((row) => row.contains(document.activeElement));
      focusRow(current < 0 ? rows[0] : rows[current + by]);
    },
    [list],
  );
  return { isInList, keepInList, moveInList };
}
