import { applyDecorators } from '@nestjs/common';
import { Length, Matches, MaxLength } from 'class-validator';
import { Transform } from 'class-transformer';
import { LIMITS } from '../../contract/limits.js';
import { tidyLine, tidyName } from '../../contract/lines.js';
import { EMAIL_PATTERN, normalizeEmail } from '../../contract/patterns.js';
import { tidyPhone } from '../../contract/phone-numbers.js';
import { blankToNull, type FieldOptions, graphql, presence, rule, tidied } from './field-parts.js';
import { IsLine, IsPersonName, IsSafeText } from './text-rules.js';
import { readCode } from '../../contract/codes.js';
import { TextField } from './fields.js';
import { EmailAddressScalar, PhoneScalar } from './scalars.js';

type Bounds = FieldOptions & { min?: number; max: number };

/** A text of one line, such as a title or a city, kept without marks at its ends; texts of several lines are a `TextField`. */
export const LineField = (options: Bounds): PropertyDecorator => lineField(options, tidyLine);

/** The name of a person, by which mails may greet. */
export const NameField = (options: Bounds): PropertyDecorator =>
  applyDecorators(lineField(options, tidyName), IsPersonName(rule('personName')));

/** A phone number in any spelling, or what people write instead of one (A29). */
export const AnyPhoneField = (options: FieldOptions): PropertyDecorator =>
  lineField({ ...options, max: LIMITS.user.phone.max }, tidyPhone, PhoneScalar);

/** The address of an account that may be older than the rules for new ones, by which somebody signs in. */
export const KnownEmailField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    lineField({ ...options, max: LIMITS.user.email.max }, normalizeEmail, EmailAddressScalar),
    Matches(EMAIL_PATTERN, rule('email')),
  );

function lineField(
  options: Bounds,
  tidy: (text: string) => string,
  type: object = String,
): PropertyDecorator {
  const { min = 0, max } = options;
  return applyDecorators(
    graphql(() => type, options),
    ...(options.optional ? [tidied(tidy), blankToNull] : [tidied(tidy)]),
    presence(options),
    IsSafeText(rule('characters')),
    IsLine(rule('oneLine')),
    min > 1
      ? Length(min, max, rule(`length:${min}:${max}`))
      : MaxLength(max, rule(`maxLength:0:${max}`)),
  );
}

/** Longer texts are no code, and are refused as they are. */
const readTyped = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && value.length <= LIMITS.code.max ? readCode(value) : value,
);

interface DigitsOptions {
  digits: number;
  /** The rule whose message a value of another shape gets. */
  rule: string;
  description: string;
}

/** A code of so many digits, as it was sent to somebody and as people type and paste it. */
export const DigitsField = ({ digits, rule, description }: DigitsOptions): PropertyDecorator =>
  applyDecorators(
    readTyped,
    TextField({ ...LIMITS.code, description }),
    Matches(new RegExp(`^\\d{${digits}}$`), { message: rule }),
  );
