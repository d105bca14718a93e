import { isAlgerianPhone } from '@contract/dialed-phone';
import { type LengthLimit, LIMITS } from '@contract/limits';
import type { Locale } from '@contract/locales';
import { isPersonName, tidyName } from '@contract/lines';
import { EMAIL_PATTERN, isEmailAddress, normalizeEmail } from '@contract/patterns';
import { tidyPhone } from '@contract/phone-numbers';
import { phoneProblem } from '@contract/phones';
import { formRuleText } from '@contract/form-messages';
import { toStoredForm } from '@contract/passwords';
import { charactersIn } from '@contract/characters';
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

/** A rule for the value of one field. Only `required` reports an empty value. */
type Rule = (value: string) => string | true;

const unlessEmpty =
  (holds: (value: string) => boolean, message: string): Rule =>
  (value) =>
    value.trim() === '' || holds(value.trim()) || message;

const within = ({ min, max }: LengthLimit, text: string) =>
  charactersIn(text) >= min && charactersIn(text) <= max;

/** Validation rules of the contract, with its messages: server and client say the same. */
export function formRules(locale: Locale) {
  const say = (rule: string) => formRuleText(rule, locale);
  const { max } = LIMITS.user.password;
  return {
    required: ((value) => value.trim() !== '' || say('required')) as Rule,
    email: unlessEmpty((value) => isEmailAddress(normalizeEmail(value)), say('email')),
    /** An address that may be older than the rules for new ones. */
    knownEmail: unlessEmpty((value) => EMAIL_PATTERN.test(normalizeEmail(value)), say('email')),
    phone: ((value) => {
      if (value.trim() === '') return true;
      const problem = phoneProblem(value);
      if (problem) return say(problem);
      return tidyPhone(value).length <= LIMITS.user.phone.max || say('phone');
    }) as Rule,
    /** Any text in the place of a number (A29). */
    anyPhone: unlessEmpty(
      (value) => tidyPhone(value).length <= LIMITS.user.phone.max,
      say(`maxLength:0:${LIMITS.user.phone.max}`),
    ),
    personName: unlessEmpty((value) => isPersonName(tidyName(value)), say('personName')),
    length: (limit: LengthLimit) =>
      unlessEmpty((value) => within(limit, value), say(`length:${limit.min}:${limit.max}`)),
    maxLength: (limit: number) =>
      unlessEmpty((value) => charactersIn(value) <= limit, say(`maxLength:0:${limit}`)),
    /** Not trimmed: spaces count in a password. */
    newPassword:
      (min: number): Rule =>
      (value) => {
        const length = charactersIn(toStoredForm(value));
        if (length < min) return say(`passwordLength:${min}:${max}`);
        return length <= max || say(`maxLength:0:${max}`);
      },
  };
}

export type FormRules = ReturnType<typeof formRules>;

/** Whether a valid number is not Algerian: it is accepted, with a hint (A29). */
export function isForeignPhone(phone: string): boolean {
  return phoneProblem(phone) === undefined && !isAlgerianPhone(phone);
}
