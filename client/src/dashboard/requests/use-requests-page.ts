import {
  createElement,
  Fragment,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { RowPlace } from '../engine/row-place';
import type { RowRights } from '../engine/row-rights';
import { useListState } from '../engine/use-list-state';
import { usePrefetch } from '../engine/use-prefetch';
import { useResourceHandle } from '../engine/use-resource-handle';
import { useResourceRows } from '../engine/use-resource-rows';
import { useSelectedRows } from '../engine/use-selected-rows';
import { useUrlState } from '../engine/use-url-state';
import { useIsNarrow } from '../ui/use-media-query';
import type { RequestsResource } from './board/board-spec';
import { columnOf, useBoard } from './board/use-board';
import type { Desk } from './desk-context';
import { useOpenRequest } from './use-open-request';
import { useWeekView } from './use-week-view';

/** The dialog of the screen. After it the focus is in `area`, where it was before. */
function useDeskDialog(area: RefObject<HTMLElement | null>) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const returnTo = useRef<HTMLElement>(null);
  const shown = useRef(0);
  const showDialog = useCallback<Desk['showDialog']>((next, trigger) => {
    returnTo.current = trigger;
    // A key of its own: the last one may still be closing, and would stay in its place.
    shown.current += 1;
    setDialog(createElement(Fragment, { key: shown.current }, next));
  }, []);
  const dismissDialog = useCallback(() => {
    setDialog(null);
    // After "save and next" it is already in the next request.
    if (area.current?.contains(document.activeElement)) return;
    const target = returnTo.current?.isConnected ? returnTo.current : area.current;
    target?.focus({ preventScroll: true });
  }, [area]);
  return { dialog, showDialog, dismissDialog };
}

/** Tells later whether a request is still the open one; none is when the screen has been left. */
function useIsOpen(id: string | null) {
  const current = useRef<string>(null);
  useEffect(() => {
    current.current = id;
    return () => {
      current.current = null;
    };
  }, [id]);
  return useCallback((asked: string) => current.current === asked, []);
}

const noForm = () => undefined;

/** The open request, the list that it belongs to, and how the two share the screen. */
export function useRequestsPage<Row>(
  resource: RequestsResource<Row>,
  area: RefObject<HTMLElement | null>,
  rights: RowRights,
) {
  const urlState = useUrlState();
  const prefetch = usePrefetch(resource);
  const list = useListState(resource.spec, urlState, prefetch.rows);
  const board = useBoard(resource.board?.statuses, urlState, list);
  const week = useWeekView(resource.week !== undefined, urlState);
  const column = board?.isOn ? board.column : undefined;
  // On the board, next and previous stay in the column of the open request.
  const shown =
    board && column !== undefined ? columnOf(list, column, board.limitOf(column)) : list;
  const rows = useResourceRows(resource, shown);
  const items = rows.data?.items;
  const ids = useMemo(() => items?.map((row) => resource.rowId(row)) ?? [], [items, resource]);
  const listed = { ids, loading: rows.loading, lastPage: column === undefined ? rows.lastPage : 1 };
  const request = useOpenRequest(urlState, shown, listed, prefetch.details);
  const { id, open, close, openNext } = request;
  const isNarrow = useIsNarrow();
  const place = useMemo<RowPlace>(
    () => ({ openId: id, isBrief: id !== null && !isNarrow, open: (row) => open(row) }),
    [id, isNarrow, open],
  );
  const { dialog, showDialog, dismissDialog } = useDeskDialog(area);
  const isOpen = useIsOpen(id);
  const desk = useMemo<Desk>(
    () => ({ openId: id, isOpen, openNext, close, showDialog, dismissDialog }),
    [close, dismissDialog, id, isOpen, openNext, showDialog],
  );
  const handle = useResourceHandle({
    rights,
    inTrash: list.state.trash,
    openDetails: request.open,
    fields: undefined,
    editAndValidate: noForm,
  });
  const selected = useSelectedRows(list.state, items, resource.rowId);
  return { list, rows, board, week, request, isNarrow, place, desk, dialog, handle, selected };
}
