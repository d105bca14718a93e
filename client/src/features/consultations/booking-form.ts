import { CONSULTATION_CHANNELS } from '@contract/enums';
import { tidyLine, tidyName } from '@contract/lines';
import { normalizeEmail } from '@contract/patterns';
import { tidyPhone } from '@contract/phone-numbers';
import { CONSULTATION_LIMITS } from '@contract/requests/consultation';
import type { SubmitConsultationInput } from '../../graphql/generated/graphql';
import type { FieldRules } from '../../lib/form';
import type { FormRules } from '../../lib/form-rules';
import { UNKNOWN_BRANCH } from './branch-label';

/** The values of the form. `startsAt` is the chosen slot; no consultant is whoever is free. */
export interface BookingValues {
  consultationType: string;
  /** The branch in the address when the form was opened; stored with the draft. */
  entry: string;
  channel: string;
  consultantId: string;
  startsAt: string;
  title: string;
  description: string;
  clientName: string;
  email: string;
  phone: string;
}

interface Person {
  fullName: string;
  email: string;
  phoneNumber: string;
}

/** Initial values: contact details of the person, and the branch that the address names. */
export function blankBooking(person: Person, entry: string): BookingValues {
  return {
    consultationType: entry,
    entry,
    channel: 'office',
    consultantId: '',
    startsAt: '',
    title: '',
    description: '',
    clientName: person.fullName,
    email: person.email,
    phone: person.phoneNumber,
  };
}

/** A draft that is opened with another branch in the address gets that branch. */
export const reconcileBranch = (draft: BookingValues, entry: string): BookingValues =>
  !entry || draft.entry === entry ? draft : { ...draft, consultationType: entry, entry };

/** Validation rules of the form; whether a slot is free only the server knows. */
export function bookingRules(rules: FormRules): FieldRules<BookingValues> {
  const limits = CONSULTATION_LIMITS;
  return {
    consultationType: [rules.required],
    channel: [rules.required],
    startsAt: [rules.required],
    title: [rules.required, rules.maxLength(limits.title.max)],
    description: [rules.required, rules.maxLength(limits.description.max)],
    clientName: [rules.required, rules.length(limits.clientName), rules.personName],
    email: [rules.required, rules.email],
    phone: [rules.required, rules.phone],
  };
}

/** The input of the mutation: trimmed, e-mail address in lower case, nobody as null. */
export function toBookingInput(values: BookingValues): SubmitConsultationInput {
  return {
    consultationType: values.consultationType === UNKNOWN_BRANCH ? null : values.consultationType,
    channel: CONSULTATION_CHANNELS.find((known) => known === values.channel) ?? 'office',
    consultantId: values.consultantId || null,
    startsAt: values.startsAt,
    title: tidyLine(values.title),
    description: values.description.trim(),
    clientName: tidyName(values.clientName),
    email: normalizeEmail(values.email),
    phone: tidyPhone(values.phone),
  };
}
