import { useEffect, useState } from 'react';
import { Skeleton } from '../components/skeleton';
import type { BookingEntry, BookingFormOptions } from '../features/consultations/booking-form';
import { BookingForm } from '../features/consultations/booking-form-view';
import {
  type ClientConsultationFragment,
  MyConsultationDocument,
} from '../graphql/generated/graphql';
import { useApi } from '../lib/api/api';

/** What is booked again: all that was written and chosen but the time. */
function entryOf(before: ClientConsultationFragment): BookingEntry {
  const { id, title, description, channel, consultationType, consultantId, situationId } = before;
  return {
    branch: consultationType ?? '',
    consultantId: consultantId ?? '',
    situationId: situationId ?? '',
    again: { id, texts: { title, description, channel } },
  };
}

export interface BookedAgainProps extends Omit<BookingFormOptions, 'entry'> {
  id: string;
}

const NOTHING: BookingEntry = { branch: '', consultantId: '', situationId: '' };

/** The booking form with the text, subject, branch and consultant of an appointment that was cancelled. */
export function BookedAgain({ id, ...options }: BookedAgainProps) {
  const { request } = useApi();
  const [entry, setEntry] = useState<BookingEntry>();
  useEffect(() => {
    request(MyConsultationDocument, { id }).then(
      ({ myConsultation }) => setEntry(entryOf(myConsultation)),
      // an empty form is better than none
      () => setEntry(NOTHING),
    );
  }, [request, id]);
  return entry ? <BookingForm {...options} entry={entry} /> : <Skeleton lines={12} />;
}
