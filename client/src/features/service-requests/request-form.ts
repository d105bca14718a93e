import { officeDay } from '@contract/office-clock';
import { serviceRequest } from '@contract/requests/service-request';
import type { SubmitServiceRequestInput } from '../../graphql/generated/graphql';
import type { FieldRules, Rule } from '../../lib/form';
import type { FormRules } from '../../lib/form-rules';
import {
  blankTexts,
  type FormTexts,
  type Person,
  textRules,
  toInput,
} from '../requests/form-values';

/** In place of a service or a branch: the person does not know, and the office chooses (A83). */
export const GUIDE_ME = 'guide-me';

/** The service under which such a request is stored until the office has chosen one. */
export const LEGAL_CONSULTATION = 11;

/** The values of the form. The service is given by its slug, as in the URL of the form. */
export interface RequestValues extends FormTexts<typeof serviceRequest> {
  service: string;
  /** The service in the URL when the form was opened; stored with the draft. */
  entry: string;
}

/** Initial values: contact details of the person, and the service in the URL. */
export const blankRequest = (person: Person, entry: string): RequestValues => ({
  ...blankTexts(serviceRequest, person),
  service: entry,
  entry,
});

/**
 * A draft keeps its service when the page is opened with the same URL again, as after a reload. With
 * another service in the URL, that service is chosen and the other values of the draft stay.
 */
export function reconcileService(draft: RequestValues, entry: string): RequestValues {
  if (!entry || draft.entry === entry) return draft;
  return { ...draft, service: entry, entry };
}

/** The input of the mutation. */
export const toSubmitInput = (
  values: RequestValues,
  serviceId: number,
): SubmitServiceRequestInput => ({
  ...toInput(serviceRequest, values),
  serviceId,
  ...(values.service === GUIDE_ME && { toBePlaced: true }),
});

/** Validation rules of the form. */
export const requestRules = (
  rules: FormRules,
  { datePast, unknownService }: { datePast: string; unknownService: Rule<RequestValues> },
): FieldRules<RequestValues> => ({
  ...textRules(serviceRequest, rules),
  service: [rules.required, unknownService],
  preferredDate: [(date) => !date || date >= officeDay() || datePast],
});
