import { withoutInvisible } from '@contract/characters';
import { LIMITS } from '@contract/limits';
import { tidyLine, tidyName } from '@contract/lines';
import { normalizeEmail } from '@contract/patterns';
import { tidyPhone } from '@contract/phone-numbers';
import type { SubmitApplicationInput } from '../../graphql/generated/graphql';
import type { FieldRules } from '../../lib/form';
import type { FormRules } from '../../lib/form-rules';

/** The values of the form. `cv` is the name of the chosen file, which is kept beside them. */
export type ApplicationValues = Record<
  Exclude<keyof SubmitApplicationInput, 'roleId' | 'homepage' | 'secondsOpen' | 'consentVersion'>,
  string
>;

interface Person {
  fullName: string;
  email: string;
  phoneNumber: string;
}

/** Initial values: contact details of the person. */
export function blankApplication({ fullName, email, phoneNumber }: Person): ApplicationValues {
  return {
    fullName,
    email,
    phoneNumber,
    dateOfBirth: '',
    address: '',
    city: '',
    country: '',
    linkedin: '',
    website: '',
    experience: '',
    education: '',
    skills: '',
    motivation: '',
    expectedSalary: '',
    availability: '',
    additionalInfo: '',
    cv: '',
  };
}

const orNull = (value: string) => value.trim() || null;

/** `linkedin.com/in/me` -> `https://linkedin.com/in/me`, as people write addresses. */
const webAddress = (value: string) => {
  const text = withoutInvisible(value).trim();
  return text === '' || /^[a-z]+:/i.test(text) ? orNull(text) : `https://${text}`;
};

/** The input of the mutation: trimmed, e-mail address in lower case, empty values as null. */
export function toSubmitInput(
  values: ApplicationValues,
  { roleId, cv }: { roleId: string; cv: File },
): SubmitApplicationInput {
  return {
    roleId,
    cv,
    fullName: tidyName(values.fullName),
    email: normalizeEmail(values.email),
    phoneNumber: tidyPhone(values.phoneNumber),
    dateOfBirth: values.dateOfBirth || null,
    address: values.address.trim(),
    city: tidyLine(values.city),
    country: tidyLine(values.country),
    linkedin: webAddress(values.linkedin),
    website: webAddress(values.website),
    experience: values.experience.trim(),
    education: values.education.trim(),
    skills: values.skills.trim(),
    motivation: values.motivation.trim(),
    expectedSalary: orNull(tidyLine(values.expectedSalary)),
    availability: values.availability || null,
    additionalInfo: orNull(values.additionalInfo),
  };
}

/** Validation rules of the form (M077). */
export function applicationRules(
  rules: FormRules,
  missingCv: string,
): FieldRules<ApplicationValues> {
  const limits = LIMITS.application;
  const required = (max: number) => [rules.required, rules.maxLength(max)];
  return {
    fullName: [rules.required, rules.length(limits.fullName), rules.personName],
    email: [rules.required, rules.email],
    phoneNumber: [rules.required, rules.phone],
    address: required(limits.address.max),
    city: required(limits.city.max),
    country: required(limits.country.max),
    experience: required(limits.experience.max),
    education: required(limits.education.max),
    skills: required(limits.skills.max),
    motivation: required(limits.motivation.max),
    expectedSalary: [rules.maxLength(limits.expectedSalary.max)],
    additionalInfo: [rules.maxLength(limits.additionalInfo.max)],
    cv: [(name) => name !== '' || missingCv],
  };
}
