import {
  createElement,
  Fragment,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { RowPlace, RowRights, RowSelection } from '../engine/resource-context';
import { useListState } from '../engine/list/use-list-state';
import { usePrefetch, useResourceRows } from '../engine/rows/use-resource-rows';
import { useResourceHandle } from '../engine/page/use-resource-handle';
import { useUrlState } from '../engine/list/use-url-state';
import { useIsNarrow } from '../ui/screen-width';
import type { RequestsResource } from './board/board-spec';
import { buildColumn, useBoard, useWeekView } from './board/views';
import type { Desk } from './desk-context';
import { useIntake } from './intake/use-intake';
import { useOpenRequest } from './use-open-request';
import type { ListState } from '../engine/list/list-state';

const NONE: ReadonlySet<string> = new Set();

/** The selected rows of the page that is shown. Another page, filter or order begins anew. */
function useSelectedRows<Row>(
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
    board && column !== undefined ? buildColumn(list, column, board.limitOf(column)) : list;
  const rows = useResourceRows(resource, shown);
  const items = rows.data?.items;
  const ids = useMemo(() => items?.map((row) => resource.rowId(row)) ?? [], [items, resource]);
  const listed = { ids, loading: rows.loading, lastPage: column === undefined ? rows.lastPage : 1 };
  const request = useOpenRequest(urlState, shown, listed, prefetch.details);
  const { id, open, close, openNext } = request;
  const intake = useIntake(resource.intake, urlState, open);
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
    createWith: noForm,
    editAndValidate: noForm,
  });
  const selected = useSelectedRows(list.state, items, resource.rowId);
  const shownNow = { list, rows, board, week, request, isNarrow, place };
  return { ...shownNow, desk, dialog, handle, selected, intake };
}
