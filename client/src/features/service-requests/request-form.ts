import { URGENCIES } from '@contract/enums';
import { LIMITS } from '@contract/limits';
import { officeDay } from '@contract/office-clock';
import { tidyLine, tidyName } from '@contract/lines';
import { normalizeEmail } from '@contract/patterns';
import { tidyPhone } from '@contract/phone-numbers';
import type { SubmitServiceRequestInput } from '../../graphql/generated/graphql';
import type { FieldRules, Rule } from '../../lib/form';
import type { FormRules } from '../../lib/form-rules';

/** In place of a service or a branch: the person does not know, and the office chooses (A83). */
export const GUIDE_ME = 'guide-me';

/** The service under which such a request is stored until the office has chosen one. */
export const LEGAL_CONSULTATION = 11;

/** The values of the form. The service is given by its slug, as in the URL of the form. */
export interface RequestValues {
  service: string;
  /** The service in the URL when the form was opened; stored with the draft. */
  entry: string;
  serviceDescription: string;
  clientName: string;
  clientEmail: string;
  clientPhone: string;
  clientAddress: string;
  urgency: string;
  preferredDate: string;
  additionalRequirements: string;
  opposingParty: string;
}

interface Person {
  fullName: string;
  email: string;
  phoneNumber: string;
}

/** Initial values: contact details of the person, and the service in the URL. */
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
    opposingParty: '',
  };
}

/**
 * A draft keeps its service when the page is opened with the same URL again, as after a reload. With
 * another service in the URL, that service is chosen and the other values of the draft stay.
 */
export function reconcileService(draft: RequestValues, entry: string): RequestValues {
  if (!entry || draft.entry === entry) return draft;
  return { ...draft, service: entry, entry };
}

/** The input of the mutation: trimmed, e-mail address in lower case, empty values as null. */
export function toSubmitInput(values: RequestValues, serviceId: number): SubmitServiceRequestInput {
  return {
    serviceId,
    ...(values.service === GUIDE_ME && { toBePlaced: true }),
    clientName: tidyName(values.clientName),
    clientEmail: normalizeEmail(values.clientEmail),
    clientPhone: tidyPhone(values.clientPhone),
    clientAddress: values.clientAddress.trim() || null,
    serviceDescription: values.serviceDescription.trim(),
    urgency: URGENCIES.find((known) => known === values.urgency) ?? 'normal',
    preferredDate: values.preferredDate || null,
    additionalRequirements: values.additionalRequirements.trim() || null,
    opposingParty: tidyLine(values.opposingParty) || null,
  };
}

/** Validation rules of the form. */
export function requestRules(
  rules: FormRules,
  { datePast, unknownService }: { datePast: string; unknownService: Rule<RequestValues> },
): FieldRules<RequestValues> {
  const limits = LIMITS.serviceRequest;
  return {
    service: [rules.required, unknownService],
    serviceDescription: [rules.required, rules.maxLength(limits.serviceDescription.max)],
    clientName: [rules.required, rules.length(limits.clientName), rules.personName],
    clientEmail: [rules.required, rules.email],
    clientPhone: [rules.required, rules.phone],
    clientAddress: [rules.maxLength(limits.clientAddress.max)],
    preferredDate: [(date) => !date || date >= officeDay() || datePast],
    additionalRequirements: [rules.maxLength(limits.additionalRequirements.max)],
    opposingParty: [rules.maxLength(limits.opposingParty.max)],
  };
}
