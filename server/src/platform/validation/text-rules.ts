import { ValidateBy, type ValidationOptions } from 'class-validator';
import { DateTime } from 'luxon';
import { toStoredForm } from '../../contract/passwords.js';
import { officeDay } from '../../contract/office-clock.js';
import { isLine, isPersonName } from '../../contract/lines.js';
import { isEmailAddress, isHttpUrl } from '../../contract/patterns.js';
import { phoneProblem } from '../../contract/phones.js';
import { charactersIn } from '../../contract/characters.js';

/** A NUL or half a surrogate pair: PostgreSQL cannot keep the first, no reader the second (S27). */
const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

export function isSafeText(value: unknown): boolean {
  return typeof value === 'string' && !UNSTORABLE.test(value);
}

/** A string that can be stored and shown; any other Unicode is kept exactly. */
export const IsSafeText = (options: ValidationOptions) =>
  ValidateBy({ name: 'isSafeText', validator: { validate: isSafeText } }, options);

/** Bounds the form of a password that is stored: another form of the same password is as long. */
export const IsPasswordWithin = (max: number, options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isPasswordWithin',
      validator: {
        validate: (value) => typeof value === 'string' && charactersIn(toStoredForm(value)) <= max,
      },
    },
    options,
  );

/** `2026-02-30` is not a day. Years 1900 to 2200. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export const IsDay = (options: ValidationOptions) =>
  ValidateBy({ name: 'isDay', validator: { validate: isDay } }, options);

/** A day that has begun at the office. What is no day at all, `IsDay` reports. */
export const IsNotAfterToday = (options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isNotAfterToday',
      validator: { validate: (value) => !isDay(value) || (value as string) <= officeDay() },
    },
    options,
  );

/** Date, time and zone; a time without its zone would mean another instant to everybody. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** The zone is checked by Date.parse: luxon takes one of 25 hours, of which it cannot make a date. */
const isInstant = (value: unknown) =>
  typeof value === 'string' &&
  INSTANT.test(value) &&
  DateTime.fromISO(value).isValid &&
  !Number.isNaN(Date.parse(value));

export const IsInstant = (options: ValidationOptions) =>
  ValidateBy({ name: 'isInstant', validator: { validate: isInstant } }, options);

/** A number with at most so many decimals; the check of class-validator throws for numbers such as 1e-7. */
export const IsDecimal = (decimals: number, options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isNumber',
      validator: {
        validate: (value) =>
          Number.isFinite(value) && Number(Number(value).toFixed(decimals)) === value,
      },
    },
    options,
  );

/** http or https, and nothing that a text may not hold. */
export const IsHttpUrl = (options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isHttpUrl',
      validator: { validate: (value) => isSafeText(value) && isHttpUrl(value as string) },
    },
    options,
  );

const isText = (value: unknown): value is string => typeof value === 'string';

/** An e-mail address that mails can be sent to. */
export const IsEmailAddress = (options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isEmailAddress',
      validator: { validate: (value) => isText(value) && isEmailAddress(value) },
    },
    options,
  );

/** One phone number (M067); the message says whether there are two. */
export const IsPhone = () =>
  ValidateBy(
    {
      name: 'isPhone',
      validator: { validate: (value) => isText(value) && phoneProblem(value) === undefined },
    },
    { message: ({ value }) => (isText(value) && phoneProblem(value)) || 'phone' },
  );

/** A text without line breaks and other control characters. */
export const IsLine = (options: ValidationOptions) =>
  ValidateBy(
    { name: 'isLine', validator: { validate: (value) => isText(value) && isLine(value) } },
    options,
  );

/** What people can be called: no address of a site, and at least one letter that is seen. */
export const IsPersonName = (options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isPersonName',
      validator: { validate: (value) => isText(value) && isPersonName(value) },
    },
    options,
  );
