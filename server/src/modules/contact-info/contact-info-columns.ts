import { type ContactInfoType, isLocalizedContact } from '../../contract/contact-info.js';
import { contactValueProblem, tidyContactValue } from '../../contract/contact-values.js';
import { type FieldProblem, invalidFields } from '../../platform/errors/app-error.js';
import { toE164 } from '../../platform/phone/e164.js';
import type { ContactInfoEntity } from './contact-info.entity.js';
import type { UpdateContactInfoInput } from './contact-info.types.js';

/** The values that an administrator sets. */
type GivenValues = Omit<UpdateContactInfoInput, 'version'>;

/**
 * The columns of an entry after a change: e-mail addresses normalized, phone numbers also as E.164,
 * translations only for addresses and hours. BAD_USER_INPUT for a value that does not fit the type.
 */
export function contactInfoColumns(
  given: GivenValues,
  before?: ContactInfoEntity,
): Partial<ContactInfoEntity> {
  const type = given.type ?? before?.type ?? 'phone';
  const keyName = given.keyName ?? before?.keyName ?? '';
  const text = given.value ?? before?.value ?? '';
  const value = tidyContactValue(type, text);
  const problems = [
    ...missingFields({ keyName, value }),
    ...valueProblems({ type, keyName, value }),
    ...untranslatable(type, given),
  ];
  if (problems.length > 0) throw invalidFields(...problems);
  const { displayOrder, isActive } = given;
  const translations = isLocalizedContact(type)
    ? { valueFr: given.valueFr, valueEn: given.valueEn }
    : { valueFr: null, valueEn: null };
  const phoneE164 = type === 'phone' ? toE164(value) : null;
  return { type, keyName, value, phoneE164, displayOrder, isActive, ...translations };
}

const missingFields = (texts: Record<string, string>): FieldProblem[] =>
  Object.entries(texts).flatMap(([field, text]) => (text ? [] : [{ field, rule: 'required' }]));

function valueProblems(entry: {
  type: ContactInfoType;
  keyName: string;
  value: string;
}): FieldProblem[] {
  if (!entry.value) return [];
  const rule = contactValueProblem(entry);
  return rule ? [{ field: 'value', rule }] : [];
}

function untranslatable(type: ContactInfoType, given: GivenValues): FieldProblem[] {
  if (isLocalizedContact(type)) return [];
  return (['valueFr', 'valueEn'] as const).flatMap((field) =>
    given[field] ? [{ field, rule: 'wordsOnly' }] : [],
  );
}
