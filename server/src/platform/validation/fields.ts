import { applyDecorators } from '@nestjs/common';
import { Float, ID, Int } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { COLOR_PATTERN, normalizeEmail, SLUG_PATTERN } from '../../contract/patterns.js';
import { SITE_PATH_PATTERN } from '../../contract/site-path.js';
import { LIMITS } from '../../contract/limits.js';
import { toStoredForm } from '../../contract/passwords.js';
import { charactersIn, withoutInvisible } from '../../contract/characters.js';
import { tidyLine } from '../../contract/lines.js';
import { tidyPhone } from '../../contract/phone-numbers.js';
import type { RuleMessage } from '../../contract/validation.js';
import {
  blankToNull,
  type FieldOptions,
  graphql,
  presence,
  rule,
  tidied,
  trimmed,
} from './field-parts.js';
import { parseFormBoolean, parseFormList, parseFormNumber } from './form-body.js';
import {
  IsDay,
  IsDecimal,
  IsEmailAddress,
  IsHttpUrl,
  IsInstant,
  IsLine,
  IsNotAfterToday,
  IsPasswordWithin,
  IsPhone,
  IsSafeText,
} from './text-rules.js';
import {
  DateScalar,
  DateTimeScalar,
  EmailAddressScalar,
  HexColorScalar,
  PhoneScalar,
  UrlScalar,
} from './scalars.js';

/** A text of so many characters, counted as the forms count them. */
const Length = (min: number, max: number | undefined, options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isLength',
      validator: {
        validate: (value) => {
          if (typeof value !== 'string') return false;
          const count = charactersIn(value);
          return count >= min && count <= (max ?? Infinity);
        },
      },
    },
    options,
  );

/** A text of at most so many characters. */
const MaxLength = (max: number, options: ValidationOptions) => Length(0, max, options);

const asNumber = Transform(({ value, obj }) => parseFormNumber(value, obj as object));
const asList = Transform(({ value, obj }) => parseFormList(value, obj as object));
const asBoolean = Transform(({ value, obj }) => parseFormBoolean(value, obj as object));

/** A trimmed text of bounded length. */
export function TextField(
  options: FieldOptions & { min?: number; max: number },
): PropertyDecorator {
  const { min = 0, max } = options;
  return applyDecorators(
    graphql(() => String, options),
    ...(options.optional ? [trimmed, blankToNull] : [trimmed]),
    presence(options),
    IsSafeText(rule('characters')),
    min > 1
      ? Length(min, max, rule(`length:${min}:${max}`))
      : MaxLength(max, rule(`maxLength:0:${max}`)),
  );
}

/** An e-mail address, stored without what was copied with it, in lower case, its domain in ASCII (S02). */
export function EmailField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    graphql(() => EmailAddressScalar, options),
    tidied(normalizeEmail),
    presence(options),
    IsEmailAddress(rule('email')),
    MaxLength(LIMITS.user.email.max, rule(`maxLength:0:${LIMITS.user.email.max}`)),
  );
}

/** A phone number of any country, as people write it (A29). */
export function PhoneField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    graphql(() => PhoneScalar, options),
    tidied(tidyPhone),
    presence(options),
    IsPhone(),
    MaxLength(LIMITS.user.phone.max, rule(`maxLength:0:${LIMITS.user.phone.max}`)),
  );
}

/** A chosen password: never trimmed, never cut; bounds before any hashing (S01), of the form that is stored. */
export function PasswordField(options: FieldOptions = {}): PropertyDecorator {
  const { min, max } = LIMITS.user.password;
  return applyDecorators(
    graphql(() => String, options),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? toStoredForm(value) : value,
    ),
    presence(options),
    IsSafeText(rule('characters')),
    MaxLength(max, rule(`maxLength:0:${max}`)),
    Length(min, undefined, rule(`passwordLength:${min}:${max}`)),
  );
}

/** A password to compare with the stored one, as it was typed. Only its length is bounded, for the cost of hashing. */
export function CurrentPasswordField(given: FieldOptions = {}): PropertyDecorator {
  const { max } = LIMITS.user.password;
  const options = { description: 'The current password, exactly as it was chosen.', ...given };
  return applyDecorators(
    graphql(() => String, options),
    presence(options),
    IsPasswordWithin(max, rule(`maxLength:0:${max}`)),
  );
}

/** One of a closed set; `type` is the GraphQL enum registered for it. */
export function EnumField(
  type: object,
  values: readonly string[],
  options: FieldOptions = {},
): PropertyDecorator {
  return applyDecorators(
    graphql(() => type, options),
    presence(options),
    IsIn(values, rule('oneOf')),
  );
}

/** Several of a closed set, each once. A form repeats the field, and leaves it blank for none. */
export function EnumListField(
  type: object,
  values: readonly string[],
  options: FieldOptions = {},
): PropertyDecorator {
  return applyDecorators(
    graphql(() => [type], options),
    asList,
    presence(options),
    IsArray(rule('type')),
    ArrayUnique(rule('oneOf')),
    IsIn(values, rule('oneOf', true)),
  );
}

/** A whole number; `outside` says what one beyond the bounds is told, where they mean nothing to people. */
export function IntField(
  options: FieldOptions & { min?: number; max?: number; outside?: RuleMessage } = {},
): PropertyDecorator {
  const { min = 0, max = 2_147_483_647, outside = `range:${min}:${max}` } = options;
  return applyDecorators(
    graphql(() => Int, options),
    asNumber,
    presence(options),
    IsInt(rule('integer')),
    Min(min, rule(outside)),
    Max(max, rule(outside)),
  );
}

/** Several whole numbers. */
export function IntListField(
  options: FieldOptions & { min: number; max: number; maxItems: number },
): PropertyDecorator {
  const { min, max, maxItems } = options;
  return applyDecorators(
    graphql(() => [Int], options),
    asList,
    presence(options),
    IsArray(rule('type')),
    ArrayMaxSize(maxItems, rule(`items:0:${maxItems}`)),
    IsInt(rule('integer', true)),
    Min(min, rule(`range:${min}:${max}`, true)),
    Max(max, rule(`range:${min}:${max}`, true)),
  );
}

/** A number with few decimals. */
export function NumberField(
  options: FieldOptions & { min: number; max: number; decimals: number },
): PropertyDecorator {
  const { min, max, decimals } = options;
  return applyDecorators(
    graphql(() => Float, options),
    asNumber,
    presence(options),
    IsDecimal(decimals, rule(`decimals:0:${decimals}`)),
    Min(min, rule(`range:${min}:${max}`)),
    Max(max, rule(`range:${min}:${max}`)),
  );
}

export function BooleanField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    graphql(() => Boolean, options),
    asBoolean,
    presence(options),
    IsBoolean(rule('boolean')),
  );
}

/** A calendar day, `YYYY-MM-DD`. */
export function DayField({
  past,
  ...options
}: FieldOptions & { past?: boolean } = {}): PropertyDecorator {
  return applyDecorators(
    graphql(() => DateScalar, options),
    ...(options.optional ? [blankToNull] : []),
    presence(options),
    IsDay(rule('date')),
    ...(past ? [IsNotAfterToday(rule('notFuture'))] : []),
  );
}

/** An instant with its time zone, `2026-12-01T09:00:00+01:00`. */
export function InstantField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    graphql(() => DateTimeScalar, options),
    trimmed,
    presence(options),
    IsInstant(rule('instant')),
  );
}

export function IdField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    graphql(() => ID, options),
    presence(options),
    IsUUID(undefined, rule('id')),
  );
}

export function SlugField(options: FieldOptions & { max: number }): PropertyDecorator {
  return applyDecorators(
    graphql(() => String, options),
    ...(options.optional ? [trimmed, blankToNull] : [trimmed]),
    presence(options),
    Matches(SLUG_PATTERN, rule('slug')),
    MaxLength(options.max, rule(`maxLength:0:${options.max}`)),
  );
}

/** A colour, `#RRGGBB`. */
export function ColorField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    graphql(() => HexColorScalar, options),
    ...(options.optional ? [trimmed, blankToNull] : [trimmed]),
    presence(options),
    Matches(COLOR_PATTERN, rule('color')),
  );
}

/** The path of a page of this site, such as `/services`; no other host can be reached by it. */
export function SitePathField(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    graphql(() => String, options),
    presence(options),
    IsSafeText(rule('characters')),
    Matches(SITE_PATH_PATTERN, rule('sitePath')),
  );
}

/** A link to a picture elsewhere: it is kept and shown, the server never opens it (S26). */
export const ImageUrlField = (options: FieldOptions = {}) => urlField('imageUrl', options);

/** A link to a page elsewhere, http or https. */
export const WebAddressField = (options: FieldOptions = {}) => urlField('webAddress', options);

function urlField(message: RuleMessage, options: FieldOptions): PropertyDecorator {
  const { max } = LIMITS.url;
  return applyDecorators(
    graphql(() => UrlScalar, options),
    tidied((text) => withoutInvisible(text).trim()),
    ...(options.optional ? [blankToNull] : []),
    presence(options),
    IsHttpUrl(rule(message)),
    MaxLength(max, rule(`maxLength:0:${max}`)),
  );
}

/** A list of short texts of one line; blank entries are dropped. */
export function TextListField(
  options: FieldOptions & { maxItems: number; max: number },
): PropertyDecorator {
  return applyDecorators(
    graphql(() => [String], options),
    Transform(({ value }: { value: unknown }) => tidyList(value)),
    presence(options),
    IsArray(rule('type')),
    ArrayMaxSize(options.maxItems, rule(`items:0:${options.maxItems}`)),
    IsSafeText(rule('characters', true)),
    IsLine(rule('oneLine', true)),
    MaxLength(options.max, rule(`maxLength:0:${options.max}`, true)),
  );
}

function tidyList(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value
    .map((item: unknown) => (typeof item === 'string' ? tidyLine(item) : item))
    .filter((item) => item !== '');
}
