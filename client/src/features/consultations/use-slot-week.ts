import { useCallback, useEffect, useState } from 'react';
import { officeDay } from '@contract/office-clock';
import { BOOKING } from '@contract/requests/booking';
import { useSite } from '../../lib/site';
import { addDays, byDay, toWeekStart } from './office-days';
import { ConsultationSlotsDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';

export interface SlotQuestion {
  /** Empty: whoever is free. */
  consultantId: string;
  /** The appointment that is to be moved: times of its length. */
  movedId?: string;
  /** First day of Algiers that is asked for. */
  from: string;
}

interface Answer {
  /** The query of this answer, so that the answer to another query is not shown. */
  key: string;
  slots?: readonly string[];
  error?: unknown;
}

/** The free slots of a month from a day on; undefined while they load. */
export function useSlots({ consultantId, movedId, from }: SlotQuestion) {
  const { request } = useApi();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const key = `${consultantId}:${movedId ?? ''}:${from}:${attempt}`;
  useEffect(() => {
    let isOld = false;
    const to = addDays(from, BOOKING.slotDays - 1);
    const asked = { consultantId: consultantId || null, movedId, from, to };
    request(ConsultationSlotsDocument, asked).then(
      ({ consultationSlots }) => {
        if (isOld) return;
        setAnswer({ key, slots: consultationSlots.map(({ startsAt }) => startsAt) });
      },
      (error: unknown) => {
        if (!isOld) setAnswer({ key, error });
      },
    );
    return () => {
      isOld = true;
    };
  }, [request, consultantId, movedId, from, key]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const current = answer?.key === key ? answer : undefined;
  return { slots: current?.slots, error: current?.error, reload };
}

export interface MovedAppointment {
  id: string;
  startsAt: string;
}

interface SlotWeekOptions {
  /** Empty: whoever is free. */
  consultantId: string;
  /** The appointment that is to be moved. */
  moved?: MovedAppointment;
  /** The chosen slot, or empty: its week is shown first, else that of what is moved, else that of the first free slot. */
  value: string;
}

/** The week of a time, if something can still be booked in it. */
function toOpenWeek(startsAt: string | undefined, first: string, last: string): string | undefined {
  const week = startsAt ? toWeekStart(officeDay(startsAt)) : undefined;
  return week && week >= toWeekStart(first) && week <= last ? week : undefined;
}

/** The free slots of one week, and the ways to other weeks. */
export function useSlotWeek({ consultantId, moved, value }: SlotWeekOptions) {
  const { bookingHorizonDays } = useSite();
  const today = officeDay();
  const last = addDays(today, bookingHorizonDays);
  const [chosenWeek, setWeek] = useState(toOpenWeek(value || moved?.startsAt, today, last));
  const from = chosenWeek && chosenWeek > today ? chosenWeek : today;
  const { slots, error, reload } = useSlots({ consultantId, movedId: moved?.id, from });
  const first = slots?.[0];
  const week = chosenWeek ?? toWeekStart(first ? officeDay(first) : today);
  return {
    week,
    days: byDay((slots ?? []).filter((slot) => toWeekStart(officeDay(slot)) === week)),
    /** The first free slot after the week. */
    next: slots?.find((slot) => toWeekStart(officeDay(slot)) > week),
    loading: !slots && !error,
    error,
    reload,
    isFirst: week <= toWeekStart(today),
    isLast: addDays(week, 7) > last,
    turn: (weeks: number) => setWeek(addDays(week, 7 * weeks)),
    showDay: (slot: string) => setWeek(toWeekStart(officeDay(slot))),
  };
}

export type SlotWeek = ReturnType<typeof useSlotWeek>;
