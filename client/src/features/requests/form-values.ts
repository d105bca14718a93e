import { withoutInvisible } from '@contract/characters';
import { tidyLine, tidyName } from '@contract/lines';
import { normalizeEmail } from '@contract/patterns';
import { tidyPhone } from '@contract/phone-numbers';
import type { RequestDefinition } from '@contract/requests/define-request';
import type {
  ChoiceField,
  InputValues,
  RequestField,
  TypedFields,
} from '@contract/requests/request-fields';
import type { Rule } from '../../lib/forms/form';
import type { FormRules } from '../../lib/forms/form-rules';

type Typed<D extends RequestDefinition> = TypedFields<D['fields']>;

/** The values of a form: the declared fields that are typed or chosen, as texts. */
export type FormTexts<D extends RequestDefinition> = Record<keyof Typed<D> & string, string>;

/** Who fills in the form. */
export interface Person {
  fullName: string;
  email: string;
  phoneNumber: string;
}

/** The declared fields of a form. */
const typedFields = ({ fields }: RequestDefinition) =>
  Object.entries(fields).filter(
    ([, { kind, writtenBy }]) => !writtenBy && kind !== 'number' && kind !== 'flag',
  );

/** An object with one value for each field of a form. */
const forEachField = <Value>(
  definition: RequestDefinition,
  valueOf: (field: RequestField, name: string) => Value,
) =>
  Object.fromEntries(typedFields(definition).map(([name, field]) => [name, valueOf(field, name)]));

/** What a choice begins with; one that may be left out begins with nothing. */
const usualChoice = ({ values, initial, optional }: ChoiceField) =>
  initial ?? (optional ? '' : (values[0] ?? ''));

/** Initial values: the contact details of the person, and choices that are already made. */
export function blankTexts<D extends RequestDefinition>(
  definition: D,
  { fullName, email, phoneNumber }: Person,
): FormTexts<D> {
  const { person } = definition;
  return {
    ...forEachField(definition, (field) => (field.kind === 'choice' ? usualChoice(field) : '')),
    ...{ [person.name]: fullName, [person.email]: email, [person.phone]: phoneNumber },
  } as FormTexts<D>;
}

/** The rules of a field beside that it is required. */
function rulesOf(field: RequestField, rules: FormRules): Rule<unknown>[] {
  if (field.kind === 'email') return [rules.email];
  if (field.kind === 'phone') return [field.anySpelling ? rules.anyPhone : rules.phone];
  if (!('max' in field)) return [];
  const { min = 0, max } = field;
  const length = min > 1 ? rules.length({ min, max }) : rules.maxLength(max);
  return field.kind === 'name' ? [length, rules.personName] : [length];
}

/** Validation rules of the form, the same as on the server. */
export const textRules = (definition: RequestDefinition, rules: FormRules) =>
  forEachField(definition, (field) => [
    ...(field.optional ? [] : [rules.required]),
    ...rulesOf(field, rules),
  ]);

/** `linkedin.com/in/me` -> `https://linkedin.com/in/me`, as people write addresses. */
function webAddress(value: string): string {
  const text = withoutInvisible(value).trim();
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`;
}

const TIDY: Partial<Record<RequestField['kind'], (value: string) => string>> = {
  name: tidyName,
  email: normalizeEmail,
  phone: tidyPhone,
  line: tidyLine,
  webAddress,
};

/** A text as it is sent. A choice that nobody knows is taken for none, or for the usual one. */
function tidied(field: RequestField, value: string): string {
  if (field.kind !== 'choice') return TIDY[field.kind]?.(value) ?? value.trim();
  return field.values.includes(value) ? value : usualChoice(field);
}

/** The input of the mutation: trimmed, e-mail address in lower case, empty optional values as null. */
export const toInput = <D extends RequestDefinition>(definition: D, values: FormTexts<D>) =>
  forEachField(definition, (field, name) => {
    const value = tidied(field, (values as Record<string, string>)[name] ?? '');
    return value === '' && field.optional ? null : value;
  }) as InputValues<Typed<D>>;
