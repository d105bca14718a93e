import type { Texts } from './form';

/** The part of a form's values that says which consent text was agreed to; empty: none yet. */
export interface ConsentValues {
  consentVersion: string;
}

export type WithConsent<Values> = Values & ConsentValues;

/** No box is ticked beforehand, and no draft remembers that one was. */
export function withoutConsent<Values extends Texts<Values>>(values: Values): WithConsent<Values> {
  return { ...values, consentVersion: '' };
}

/** The rule of the box. */
export const consentRules = (missing: string) => ({
  consentVersion: [(value: string) => value !== '' || missing],
});
