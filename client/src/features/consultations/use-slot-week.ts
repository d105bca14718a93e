import { useState } from 'react';
import { officeDay } from '@contract/office-clock';
import { useSite } from '../../lib/site';
import { addDays, byDay, weekOf } from './office-days';
import { useSlots } from './use-slots';

interface SlotWeekOptions {
  /** Empty: whoever is free. */
  consultantId: string;
  /** The appointment that is to be moved. */
  movedId?: string;
  /** The chosen slot, or empty: its week is shown first, else that of the first free slot. */
  value: string;
}

/** The free slots of one week, and the ways to other weeks. */
export function useSlotWeek({ consultantId, movedId, value }: SlotWeekOptions) {
  const { bookingHorizonDays } = useSite();
  const today = officeDay();
  const [chosenWeek, setWeek] = useState(value ? weekOf(officeDay(value)) : undefined);
  const from = chosenWeek && chosenWeek > today ? chosenWeek : today;
  const { slots, error, reload } = useSlots({ consultantId, movedId, from });
  const first = slots?.[0];
  const week = chosenWeek ?? weekOf(first ? officeDay(first) : today);
  return {
    week,
    days: byDay((slots ?? []).filter((slot) => weekOf(officeDay(slot)) === week)),
    /** The first free slot after the week. */
    next: slots?.find((slot) => weekOf(officeDay(slot)) > week),
    loading: !slots && !error,
    error,
    reload,
    isFirst: week <= weekOf(today),
    isLast: addDays(week, 7) > addDays(today, bookingHorizonDays),
    turn: (weeks: number) => setWeek(addDays(week, 7 * weeks)),
    showDay: (slot: string) => setWeek(weekOf(officeDay(slot))),
  };
}

export type SlotWeek = ReturnType<typeof useSlotWeek>;
