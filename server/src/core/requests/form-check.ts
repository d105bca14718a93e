import { InputType } from '@nestjs/graphql';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import { ConsentField } from '../validation/consent.js';
import { IntField, TextField } from '../validation/fields.js';

/** Only pages with a form say how long they were open. */
const isForm = (input: object) => 'secondsOpen' in input && typeof input.secondsOpen === 'number';

/**
 * What tells a program that fills in the site's forms from a person, without tracking anybody (B34).
 * Programs that call the API are held by the limits instead.
 */
@InputType({ isAbstract: true })
export abstract class FormCheckInput {
  @TextField({
    optional: true,
    max: LIMITS.url.max,
    description:
      'Leave it out: forms have a hidden field of this name, and FORM_REFUSED is the answer when it is filled in.',
  })
  homepage?: string | null;

  @IntField({
    optional: true,
    description: `Whole seconds since the page with the form was loaded, where there is one; FORM_REFUSED if fewer than ${LIMITS.formSeconds}.`,
  })
  secondsOpen?: number | null;

  @ConsentField(isForm)
  consentVersion?: string | null;
}

/** What was submitted, and the consent that was given with it. */
export interface AcceptedForm {
  form: object;
  consentVersion: string | null | undefined;
}

/** Fields of a submission that are no part of the request; left out of corrections. */
export const FORM_CHECK_FIELDS = ['homepage', 'secondsOpen', 'consentVersion'] as const;

/**
 * The submission without its check, with the consent that was given. FORM_REFUSED when it seems to be made by a program; nothing is
 * dropped silently, so that a person who is taken for one can send again.
 */
export function acceptForm({
  homepage,
  secondsOpen,
  consentVersion,
  ...form
}: FormCheckInput): AcceptedForm {
  const tooFast = typeof secondsOpen === 'number' && secondsOpen < LIMITS.formSeconds;
  if (homepage || tooFast) throw new AppError('FORM_REFUSED');
  return { form, consentVersion };
}
