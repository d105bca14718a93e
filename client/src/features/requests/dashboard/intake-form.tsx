import type { RequestDefinition } from '@contract/requests/define-request';
import type { ChoiceField, RequestField } from '@contract/requests/request-fields';
import { useTranslation } from 'react-i18next';
import type { Intake } from '../../../dashboard/desk/intake/intake';
import { consentField, intakeFields, keyField } from '../../../dashboard/desk/intake/intake-fields';
import type { AnyField, Fields } from '../../../dashboard/engine/field-types';
import {
  areaField,
  choiceField,
  dayField,
  emailField,
  phoneField,
  textField,
  webAddressField,
} from '../../../dashboard/engine/form/fields';
import { referenceField } from '../../../dashboard/engine/form/reference-field';
import { personNameRule } from '../../../dashboard/engine/form/rules';
import type { Operation } from '../../../dashboard/engine/operations';
import { readError } from '../../../lib/api/read-error';
import { randomKey } from '../../../lib/forms/draft';
import { fieldLabelKey } from '../field-label';
import { isLongText } from '../shown-fields';

type Values = Record<string, unknown>;

/** What the form of a kind has beside its declared fields, or in their place. */
interface IntakeOptions<Input> {
  create: Operation<Input, { id: string }>;
  /** Fields of which only the kind knows what can be chosen. */
  ownFields?: Fields;
  /** Translation keys of labels that speak to the client, in the words of the office. */
  labels?: Record<string, string>;
  /** Where the words of the values of a choice are, if not with those of requests. */
  choices?: Record<string, string>;
  /** What is sent for what was chosen. */
  toInput?: Operation<Values, Values>;
  fromAddress?: readonly string[];
  /** What is asked before the consent, after how the person came; the other fields follow as they are declared. */
  first?: readonly string[];
}

/** The hook of a list of choices with these values. */
const choicesOf = ({ values }: ChoiceField, words: string) =>
  function useChoices() {
    const { t } = useTranslation();
    return values.map((value) => ({ value, label: t(`${words}.${value}`) }));
  };

interface FieldFacts {
  name: string;
  label: string;
  optional: boolean;
  words: string | undefined;
}

/** The control of a declared field; none of those that only the kind can make. */
function fieldOf(
  field: RequestField,
  { label, optional, words }: FieldFacts,
): AnyField | undefined {
  const options = { label, optional };
  switch (field.kind) {
    case 'name': {
      const extraRules = (context: Parameters<typeof personNameRule>[0]) => [
        personNameRule(context),
      ];
      return textField({ ...options, limit: field, extraRules });
    }
    case 'line':
      return textField({ ...options, limit: field });
    case 'text':
      return areaField({ ...options, limit: field, rows: isLongText(field) ? 4 : 2 });
    case 'email':
      return emailField(options);
    case 'webAddress':
      return webAddressField(options);
    case 'phone':
      return phoneField(options);
    case 'day':
      return dayField(options);
    case 'choice': {
      const of = words ?? `words.${field.term}`;
      const initial = field.initial ?? (field.optional ? undefined : field.values[0]);
      if (initial === undefined) return referenceField(label, choicesOf(field, of));
      return choiceField(field.values, {
        ...{ label, initial },
        optionLabel: (value) => `${of}.${value}`,
      });
    }
    default:
      return undefined;
  }
}

/** The fields that the client would send, in the order of the form; a name and a number are enough. */
function declaredFields<Input>(
  definition: RequestDefinition,
  { ownFields = {}, labels = {}, choices = {} }: IntakeOptions<Input>,
): Fields {
  const { person, fields } = definition;
  const made = Object.entries(fields).flatMap(([name, field]) => {
    if (field.writtenBy) return [];
    const label = labels[name] ?? fieldLabelKey(definition, name);
    const optional = name !== person.name && name !== person.phone;
    const control =
      ownFields[name] ?? fieldOf(field, { name, label, optional, words: choices[name] });
    return control ? [[name, control] as const] : [];
  });
  const others = Object.entries(ownFields).filter(([name]) => !(name in fields));
  return Object.fromEntries([...made, ...others]);
}

/** Texts that were left out are no texts. */
const withoutBlanks = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]),
  );

const notHere = () => Promise.reject(new Error('A request is corrected where it is open'));

/**
 * The form in which the office writes down a request of this kind, made from its declaration: who, then how they came
 * to the office, then what they agreed to, which must be there, then what they want, most of which may be left out.
 */
export function intakeOf<Input>(
  definition: RequestDefinition,
  options: IntakeOptions<Input>,
): Intake {
  const { create, toInput, fromAddress = [], first: askedFirst = [] } = options;
  const { name, phone, email } = definition.person;
  const declared = declaredFields(definition, options);
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((each) => [each, declared[each]!]));
  const first = [name, phone, email];
  const placed = [...first, ...askedFirst];
  const others = Object.keys(declared).filter((each) => !placed.includes(each));
  return {
    person: { name, phone, email },
    fromAddress,
    makeForm: (onTaken) => {
      let renewed: string | undefined;
      return {
        isWide: true,
        fields: {
          ...pick(first),
          ...intakeFields,
          ...pick(askedFirst),
          consentVersion: consentField,
          ...pick(others),
          idempotencyKey: keyField(),
        },
        load: notHere,
        update: notHere,
        create: async (client, typed) => {
          const { idempotencyKey, ...values } = withoutBlanks(typed as Values);
          const input = toInput ? await toInput(client, values) : values;
          const key = renewed ?? idempotencyKey;
          try {
            const { id } = await create(client, { ...input, idempotencyKey: key } as Input);
            onTaken(id);
          } catch (error) {
            // what was written in another tab has arrived under this key: this is another one
            if (readError(error).code === 'IDEMPOTENCY_MISMATCH') renewed = randomKey();
            throw error;
          }
        },
      };
    },
  };
}
