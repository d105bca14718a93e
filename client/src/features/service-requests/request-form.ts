import { URGENCIES } from '@contract/enums';
import { LIMITS } from '@contract/limits';
import { normalizeEmail } from '@contract/patterns';
import type { SubmitServiceRequestInput } from '../../graphql/generated/graphql';
import type { FieldRules } from '../../lib/form';
import type { FormRules } from '../../lib/form-rules';
import { TIME_ZONE } from '../../lib/format';

/** What the form holds; the service by its slug, so that a link to the form can name it. */
export interface RequestValues {
  service: string;
  /** The service of the address that the form was opened by. */
  entry: string;
  serviceDescription: string;
  clientName: string;
  clientEmail: string;
  clientPhone: string;
  clientAddress: string;
  urgency: string;
  preferredDate: string;
  additionalRequirements: string;
}

interface Person {
  fullName: string;
  email: string;
  phoneNumber: string;
}

/** An untouched form for this person, with the service of the address chosen. */
export function blankRequest(person: Person, entry: string): RequestValues {
  return {
    service: entry,
    entry,
    serviceDescription: '',
    clientName: person.fullName,
    clientEmail: person.email,
    clientPhone: person.phoneNumber,
    clientAddress: '',
    urgency: 'normal',
    preferredDate: '',
    additionalRequirements: '',
  };
}

/**
 * A draft keeps the service chosen in it when the page is opened by the same address again, as after
 * a reload; opened for another service, the new one wins and the words stay.
 */
export function reconcileService(draft: RequestValues, entry: string): RequestValues {
  if (!entry || draft.entry === entry) return draft;
  return { ...draft, service: entry, entry };
}

/** What is sent: trimmed, the address in lower case, what was left empty as null. */
export function toSubmitInput(values: RequestValues, serviceId: number): SubmitServiceRequestInput {
  return {
    serviceId,
    clientName: values.clientName.trim(),
    clientEmail: normalizeEmail(values.clientEmail),
    clientPhone: values.clientPhone.trim(),
    clientAddress: values.clientAddress.trim() || null,
    serviceDescription: values.serviceDescription.trim(),
    urgency: URGENCIES.find((known) => known === values.urgency) ?? 'normal',
    preferredDate: values.preferredDate || null,
    additionalRequirements: values.additionalRequirements.trim() || null,
  };
}

/** What must hold before it is sent. */
export function requestRules(rules: FormRules, datePast: string): FieldRules<RequestValues> {
  const { clientName, clientAddress, serviceDescription, additionalRequirements } =
    LIMITS.serviceRequest;
  return {
    service: [rules.required],
    serviceDescription: [rules.required, rules.maxLength(serviceDescription.max)],
    clientName: [rules.required, rules.length(clientName)],
    clientEmail: [rules.required, rules.email],
    clientPhone: [rules.required, rules.phone],
    clientAddress: [rules.maxLength(clientAddress.max)],
    preferredDate: [(date) => !date || date >= todayInAlgiers() || datePast],
    additionalRequirements: [rules.maxLength(additionalRequirements.max)],
  };
}

/** Today in Algiers as a date field writes it. */
export function todayInAlgiers(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(now);
}
