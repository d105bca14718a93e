import { useCallback, useEffect, useState } from 'react';
import { BOOKING } from '@contract/requests/booking';
import { ConsultationSlotsDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import { addDays } from './office-days';

export interface SlotQuestion {
  /** Empty: whoever is free. */
  consultantId: string;
  /** The appointment that is to be moved: times of its length. */
  movedId?: string;
  /** First day of Algiers that is asked for. */
  from: string;
}

interface Answer {
  /** What was asked, so that an answer to another question is not shown. */
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
