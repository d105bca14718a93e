import { useMemo } from 'react';
import { BOOKING, WORKING_DAYS } from '@contract/requests/booking';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import {
  AdminHoursPeriodsDocument,
  type HoursPeriodFieldsFragment,
} from '../../../graphql/generated/graphql';
import { firmHoursQuery } from '../../office-hours/dashboard/firm-hours-query';
import type { Interval } from '../../office-hours/dashboard/hours-blocks';
import { addDays } from '../office-days';

/** When the office is open on one day of a week. */
export interface Opening {
  /** Days after the Sunday. */
  day: number;
  opens: string;
  closes: string;
}

type Period = Pick<HoursPeriodFieldsFragment, 'consultantId' | 'startsOn' | 'endsOn' | 'hours'>;

const periodsQuery = queryOf(
  AdminHoursPeriodsDocument,
  (data) => data.hoursPeriods.items,
  MAX_AGE.none,
);

const NO_PERIODS: readonly Period[] = [];
/** The latest first: a calendar is seldom turned far back. */
const LATEST = { limit: 100, sort: { field: 'startsOn', direction: 'desc' } } as const;

const ORDINARY = WORKING_DAYS.flatMap((weekday) =>
  BOOKING.hours.map((hours): Interval => ({ weekday, ...hours })),
);

/** The hours of a week that begins on a day: those of a period of the firm where one holds, else the ordinary ones. */
export function listOpenings(
  first: string,
  ordinary: readonly Interval[],
  periods: readonly Period[],
): Opening[] {
  return WORKING_DAYS.flatMap((weekday, day) => {
    const date = addDays(first, day);
    const period = periods.find(
      ({ consultantId, startsOn, endsOn }) =>
        consultantId === null && startsOn <= date && date <= endsOn,
    );
    return (period?.hours ?? ordinary)
      .filter((interval) => interval.weekday === weekday)
      .map(({ opens, closes }) => ({
        // what ends after midnight is shown to the end of its day
        ...{ day, opens, closes: closes > opens ? closes : '24:00' },
      }));
  });
}

/** When the office is open in a week, as its hours are set. */
export function useOpenings(first: string): readonly Opening[] {
  const { data: firm } = firmHoursQuery.useData({});
  const { data: periods = NO_PERIODS } = periodsQuery.useData(LATEST);
  const ordinary = firm?.hours ?? ORDINARY;
  return useMemo(() => listOpenings(first, ordinary, periods), [first, ordinary, periods]);
}
