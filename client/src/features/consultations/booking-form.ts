import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { officeDay } from '@contract/office-clock';
import { consultation } from '@contract/requests/consultation';
import {
  SubmitConsultationDocument,
  type SubmitConsultationMutation,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import type { AuthUser } from '../../lib/auth';
import { useDraftForm } from '../../lib/forms/draft-form';
import { formRules, type FormRules } from '../../lib/forms/form-rules';
import { useLocale } from '../../lib/i18n/i18n';
import { readError } from '../../lib/api/read-error';
import {
  blankTexts,
  type FormTexts,
  type Person,
  textRules,
  toInput,
} from '../requests/form-values';
import type { FieldRules } from '../../lib/forms/form';

/** The values of the form. `startsAt` is the chosen slot; no consultant is whoever is free. */
export interface BookingValues extends FormTexts<typeof consultation> {
  /** What the address named when the form was opened; stored with the draft. */
  entry: string;
}

/** What the address names: a branch of law, a consultant, a situation, or none of them. */
export interface BookingEntry {
  branch: string;
  consultantId: string;
  /** Id of the situation from whose page the person came, or empty. */
  situationId: string;
  /** An appointment that was cancelled and is booked again, with what was written for it. */
  again?: Again;
}

interface Again {
  id: string;
  texts: Partial<FormTexts<typeof consultation>>;
}

export const entryKey = ({ branch, consultantId, situationId }: BookingEntry): string =>
  consultantId || situationId ? [branch, consultantId, situationId].join(':') : branch;

/** Initial values: contact details of the person, a call, and what the address names. */
const blankBooking = (person: Person, entry: BookingEntry): BookingValues => ({
  ...blankTexts(consultation, person),
  channel: 'phone',
  ...entry.again?.texts,
  consultationType: entry.branch,
  consultantId: entry.consultantId,
  situationId: entry.situationId,
  entry: entryKey(entry),
});

/** A draft that is opened with another address gets what that names; the times of another consultant are others. */
function reconcileEntry(draft: BookingValues, entry: BookingEntry): BookingValues {
  const key = entryKey(entry);
  if (!key || draft.entry === key) return draft;
  const { branch, consultantId, situationId } = entry;
  const isOther = consultantId !== '' && consultantId !== draft.consultantId;
  return {
    ...draft,
    ...(branch && { consultationType: branch }),
    ...(isOther && { consultantId, startsAt: '' }),
    situationId,
    entry: key,
  };
}

/** Validation rules of the form; whether a slot is free only the server knows. */
const bookingRules = (rules: FormRules, dateFuture: string): FieldRules<BookingValues> => ({
  ...textRules(consultation, rules),
  // The office chooses it where the person says that they do not know.
  consultationType: [rules.required],
  paperReceivedOn: [(day) => day <= officeDay() || dateFuture],
});

export type BookedConsultation = SubmitConsultationMutation['submitConsultation'];

export interface BookingFormOptions {
  user: AuthUser;
  entry: BookingEntry;
  onSent: (booked: BookedConsultation) => void;
}

/** State of the booking form, with its draft. `taken` counts the slots that somebody else was faster to book. */
export function useBookingForm({ user, entry, onSent }: BookingFormOptions) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { request } = useApi();
  const [taken, setTaken] = useState(0);
  const state = useDraftForm({
    draft: {
      // what was typed into the form without it is kept apart
      name: ['consultation', user.id, ...(entry.again ? [entry.again.id] : [])].join(':'),
      blank: blankBooking(user, entry),
      reconcile: (stored) => reconcileEntry(stored, entry),
    },
    rules: bookingRules(formRules(locale), t('request.paper.future')),
    send: async (values, { idempotencyKey, check }) => {
      const input = { ...toInput(consultation, values), ...check };
      try {
        const answer = await request(SubmitConsultationDocument, { input, idempotencyKey });
        return answer.submitConsultation;
      } catch (error) {
        // The slots on the screen are older than the booking of somebody else.
        if ('startsAt' in readError(error).fields) setTaken((count) => count + 1);
        throw error;
      }
    },
    onSent,
    texts: {
      failure: t('consultation.book.failure'),
      alreadySent: t('consultation.book.arrivedBefore'),
    },
  });
  return { state, taken };
}
