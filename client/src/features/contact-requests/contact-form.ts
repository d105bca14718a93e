import { LIMITS } from '@contract/limits';
import { tidyLine, tidyName } from '@contract/lines';
import { normalizeEmail } from '@contract/patterns';
import { tidyPhone } from '@contract/phone-numbers';
import type { SubmitContactRequestInput } from '../../graphql/generated/graphql';
import type { FieldRules } from '../../lib/form';
import type { FormRules } from '../../lib/form-rules';

/** The values of the contact form. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

interface Person {
  fullName: string;
  email: string;
  phoneNumber: string;
}

/** Initial values: contact details of the person. */
export function blankMessage({ fullName, email, phoneNumber }: Person): ContactValues {
  return { name: fullName, email, phone: phoneNumber, subject: '', message: '' };
}

/** The input of the mutation: trimmed, e-mail address in lower case, empty values as null (M061). */
export function toContactInput(values: ContactValues): SubmitContactRequestInput {
  return {
    name: tidyName(values.name),
    email: normalizeEmail(values.email),
    phone: tidyPhone(values.phone) || null,
    subject: tidyLine(values.subject) || null,
    message: values.message.trim(),
  };
}

/** Validation rules of the form (M060). */
export function contactRules(rules: FormRules): FieldRules<ContactValues> {
  const { name, subject, message } = LIMITS.contactRequest;
  return {
    name: [rules.required, rules.maxLength(name.max), rules.personName],
    email: [rules.required, rules.email],
    phone: [rules.anyPhone],
    subject: [rules.maxLength(subject.max)],
    message: [rules.required, rules.maxLength(message.max)],
  };
}
