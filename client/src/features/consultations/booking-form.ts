import { consultation } from '@contract/requests/consultation';
import type { FieldRules } from '../../lib/form';
import type { FormRules } from '../../lib/form-rules';
import { blankTexts, type FormTexts, type Person, textRules } from '../requests/form-values';

/** The values of the form. `startsAt` is the chosen slot; no consultant is whoever is free. */
export interface BookingValues extends FormTexts<typeof consultation> {
  /** The branch in the address when the form was opened; stored with the draft. */
  entry: string;
}

/** Initial values: contact details of the person, and the branch that the address names. */
export const blankBooking = (person: Person, entry: string): BookingValues => ({
  ...blankTexts(consultation, person),
  consultationType: entry,
  entry,
});

/** A draft that is opened with another branch in the address gets that branch. */
export const reconcileBranch = (draft: BookingValues, entry: string): BookingValues =>
  !entry || draft.entry === entry ? draft : { ...draft, consultationType: entry, entry };

/** Validation rules of the form; whether a slot is free only the server knows. */
export const bookingRules = (rules: FormRules): FieldRules<BookingValues> => ({
  ...textRules(consultation, rules),
  // The office chooses it where the person says that they do not know.
  consultationType: [rules.required],
});
