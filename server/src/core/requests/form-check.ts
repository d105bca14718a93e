import { InputType } from '@nestjs/graphql';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import { IntField, TextField } from '../validation/fields.js';

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
}

/** Fields of a submission that are checked and not stored; left out of corrections. */
export const FORM_CHECK_FIELDS = ['homepage', 'secondsOpen'] as const;

/**
 * The submission without its check. FORM_REFUSED when it seems to be made by a program; nothing is
 * dropped silently, so that a person who is taken for one can send again.
 */
export function acceptForm<Input extends FormCheckInput>({
  homepage,
  secondsOpen,
  ...form
}: Input): Omit<Input, keyof FormCheckInput> {
  const tooFast = typeof secondsOpen === 'number' && secondsOpen < LIMITS.formSeconds;
  if (homepage || tooFast) throw new AppError('FORM_REFUSED');
  return form;
}
