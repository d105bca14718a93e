import { useState } from 'react';
import { officeDay } from '@contract/office-clock';
import { BOOKING } from '@contract/requests/booking';
import { useSite } from '../../lib/site';
import { addDays, byDay } from './office-days';
import { type SlotQuestion, useSlots } from './use-slot-week';

/** Free days that are shown at first, and with each press for more. */
const FIRST_DAYS = 3;
const MORE_DAYS = 4;

/** Days to show so that the chosen slot is among them. */
function daysUntil(days: readonly [string, string[]][], value: string): number {
  const place = value ? days.findIndex(([day]) => day === officeDay(value)) : -1;
  return Math.max(FIRST_DAYS, place + 1);
}

/** The next free days in the order of time, as many as were asked for; they are read a month at a time. */
export function useFreeDays({
  value,
  ...question
}: Omit<SlotQuestion, 'from'> & { value: string }) {
  const { bookingHorizonDays } = useSite();
  const [from, setFrom] = useState(() => officeDay());
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(0);
  const { slots, error, reload } = useSlots({ ...question, from });
  const read = [...earlier, ...(slots ?? [])];
  const days = byDay(read);
  const shown = daysUntil(days, value) + asked;
  const nextMonth = addDays(from, BOOKING.slotDays);
  const hasMonth = nextMonth <= addDays(officeDay(), bookingHorizonDays);
  const showMore = () => {
    setAsked(asked + MORE_DAYS);
    if (days.length > shown || !slots || !hasMonth) return;
    setEarlier(read);
    setFrom(nextMonth);
  };
  return {
    days: days.slice(0, shown),
    loading: !slots && !error,
    error,
    reload,
    hasMore: days.length > shown || hasMonth,
    showMore,
  };
}
