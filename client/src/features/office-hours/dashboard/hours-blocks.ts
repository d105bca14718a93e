import { WORKING_DAYS, type WorkingDay } from '@contract/requests/booking';

export interface Interval {
  weekday: WorkingDay;
  opens: string;
  closes: string;
}

/** Days that have the same interval, as people set them. */
export interface HoursBlock {
  days: readonly WorkingDay[];
  opens: string;
  closes: string;
}

/** A field for times of day knows no 24:00; the same midnight is 00:00. */
const inField = (time: string) => (time === '24:00' ? '00:00' : time);

/** The intervals of a week by their times, the first one that begins first. */
export function toBlocks(hours: readonly Interval[]): HoursBlock[] {
  const blocks = new Map<string, HoursBlock>();
  for (const { weekday, opens, closes } of hours) {
    const key = `${opens} ${closes}`;
    const days = [...(blocks.get(key)?.days ?? []), weekday];
    blocks.set(key, { days, opens: inField(opens), closes: inField(closes) });
  }
  return [...blocks.values()].sort((one, other) => one.opens.localeCompare(other.opens));
}

/** The intervals in the order of the week. */
export const toIntervals = (blocks: readonly HoursBlock[]): Interval[] =>
  WORKING_DAYS.flatMap((weekday) =>
    blocks
      .filter(({ days }) => days.includes(weekday))
      .map(({ opens, closes }) => ({ weekday, opens, closes })),
  );
