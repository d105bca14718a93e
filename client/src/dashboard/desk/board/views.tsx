import { AppstoreOutlined, CalendarOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCallback, useMemo, useState } from 'react';
import { LIMITS } from '@contract/limits';
import type { ListStateHandle } from '../../engine/list/use-list-state';
import type { UrlState } from '../../engine/list/use-url-state';

/** URL parameters: a week of the calendar is shown instead of the list, and which one. */
const VIEW_PARAM = 'as';
const WEEK_PARAM = 'week';
const DAY = /^\d{4}-\d\d-\d\d$/;

export interface WeekView {
  isOn: boolean;
  setOn(isOn: boolean): void;
  /** A day of the week that is shown; undefined for this week. */
  day: string | undefined;
  show(day: string | undefined): void;
}

/** Whether a list is shown as a week of a calendar; undefined for lists that are not. */
export function useWeekView(hasWeek: boolean, urlState: UrlState): WeekView | undefined {
  const { params, update } = urlState;
  const isOn = params.get(VIEW_PARAM) === 'week';
  const wanted = params.get(WEEK_PARAM) ?? '';
  return useMemo(() => {
    if (!hasWeek) return undefined;
    const set = (name: string, value: string | undefined) =>
      update((current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      }, true);
    return {
      isOn,
      setOn: (on) => set(VIEW_PARAM, on ? 'week' : undefined),
      day: DAY.test(wanted) ? wanted : undefined,
      show: (day) => set(WEEK_PARAM, day),
    };
  }, [hasWeek, isOn, update, wanted]);
}

/** URL parameters: the board is shown instead of the list, and the column that narrow screens show. */
const BOARD_PARAM = 'as';
const COLUMN_PARAM = 'column';
/** How many cards a column shows at first, and how many more each time. */
const STEP = 20;

export interface BoardState {
  isOn: boolean;
  setOn(isOn: boolean): void;
  /** The columns that the filter of the list leaves. */
  columns: readonly string[];
  /** The column that was used last: alone on narrow screens, and that of the open request. */
  column: string;
  setColumn(status: string): void;
  limitOf(status: string): number;
  showMore(status: string): void;
}

/** The list as one column of the board shows it. */
export function buildColumn(
  { state, ...handle }: ListStateHandle,
  status: string,
  size: number,
): ListStateHandle {
  return { ...handle, state: { ...state, page: 1, size, filters: { ...state.filters, status } } };
}

/** How the board is shown. All but the number of cards is in the URL. */
export function useBoard(
  statuses: readonly string[] | undefined,
  { params, update }: UrlState,
  { state }: ListStateHandle,
): BoardState | undefined {
  const [limits, setLimits] = useState<Record<string, number>>({});
  const set = useCallback(
    (name: string, value: string | undefined) =>
      update((current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      }, true),
    [update],
  );
  const isOn = params.get(BOARD_PARAM) === 'board' && !state.trash;
  const wanted = params.get(COLUMN_PARAM);
  const filter = state.filters['status'];
  return useMemo(() => {
    if (!statuses) return undefined;
    const chosen = filter?.split(',');
    const columns = statuses.filter((status) => !chosen || chosen.includes(status));
    const limitOf = (status: string) => limits[status] ?? STEP;
    return {
      isOn,
      setOn: (on) => set(BOARD_PARAM, on ? 'board' : undefined),
      columns,
      column: columns.find((status) => status === wanted) ?? columns[0] ?? '',
      setColumn: (status) => set(COLUMN_PARAM, status),
      limitOf,
      showMore: (status) => {
        const limit = Math.min(limitOf(status) + STEP, LIMITS.list.maxLimit);
        setLimits((before) => ({ ...before, [status]: limit }));
      },
    };
  }, [filter, isOn, limits, set, statuses, wanted]);
}

interface ViewSwitchProps {
  board: BoardState | undefined;
  week: WeekView | undefined;
}

/** Switches between the list, and the board or the week that a screen has beside it. */
export function ViewSwitch({ board, week }: ViewSwitchProps) {
  const { t } = useTranslation();
  if (!board && !week) return null;
  const other = board?.isOn ? 'board' : week?.isOn ? 'week' : 'list';
  return (
    <Segmented
      aria-label={t('dashboard.board.view')}
      value={other}
      options={[
        { value: 'list', label: t('dashboard.board.list'), icon: <UnorderedListOutlined /> },
        ...(board
          ? [{ value: 'board', label: t('dashboard.board.board'), icon: <AppstoreOutlined /> }]
          : []),
        ...(week
          ? [{ value: 'week', label: t('dashboard.week.week'), icon: <CalendarOutlined /> }]
          : []),
      ]}
      onChange={(view) => {
        if (board) board.setOn(view === 'board');
        else week?.setOn(view === 'week');
      }}
    />
  );
}
