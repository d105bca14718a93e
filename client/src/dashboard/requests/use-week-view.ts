import { useMemo } from 'react';
import type { UrlState } from '../engine/use-url-state';

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
