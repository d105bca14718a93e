import { Injectable, type PipeTransform } from '@nestjs/common';
import { isEmail } from 'class-validator';
import {
  CONTACT_GROUPS,
  CONTACT_INFO_TYPES,
  type ContactInfoType,
  isLocalizedContact,
} from '../../contract/contact-info.js';
import { contactValueProblem } from '../../contract/contact-values.js';
import { normalizeEmail } from '../../contract/patterns.js';
import { AppError, type FieldProblem, invalidFields } from '../../core/errors/app-error.js';
import { toE164 } from '../../core/phone/e164.js';
import type { ContactInfoEntity } from './contact-info.entity.js';
import type { UpdateContactInfoInput } from './contact-info.types.js';

/** What an administrator decides of an entry. */
type Given = Omit<UpdateContactInfoInput, 'version'>;

/** A kind in an address, by its own name or its group's; anything else is no kind. */
@Injectable()
export class ContactTypePipe implements PipeTransform<unknown, ContactInfoType> {
  transform(value: unknown): ContactInfoType {
    const type = CONTACT_INFO_TYPES.find((one) => one === value || CONTACT_GROUPS[one] === value);
    if (!type) throw new AppError('NOT_FOUND');
    return type;
  }
}

/**
 * The columns of an entry as they will stand after a change: an address in lower case, a number in its
 * second spelling, translations only where there are words. Refuses a value that its kind cannot have.
 */
export function contactValues(
  given: Given,
  before?: ContactInfoEntity,
): Partial<ContactInfoEntity> {
  const type = given.type ?? before?.type ?? 'phone';
  const keyName = given.keyName ?? before?.keyName ?? '';
  const text = given.value ?? before?.value ?? '';
  const value = type === 'email' ? normalizeEmail(text) : text;
  const problems = [
    ...missing({ keyName, value }),
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

const missing = (texts: Record<string, string>): FieldProblem[] =>
  Object.entries(texts).flatMap(([field, text]) => (text ? [] : [{ field, rule: 'required' }]));

function valueProblems(entry: {
  type: ContactInfoType;
  keyName: string;
  value: string;
}): FieldProblem[] {
  if (!entry.value) return [];
  const isBadEmail = entry.type === 'email' && !isEmail(entry.value);
  const rule = contactValueProblem(entry) ?? (isBadEmail ? 'email' : undefined);
  return rule ? [{ field: 'value', rule }] : [];
}

function untranslatable(type: ContactInfoType, given: Given): FieldProblem[] {
  if (isLocalizedContact(type)) return [];
  return (['valueFr', 'valueEn'] as const).flatMap((field) =>
    given[field] ? [{ field, rule: 'wordsOnly' }] : [],
  );
}
