import { applyDecorators } from '@nestjs/common';
import { Length, Matches, MaxLength } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { tidyLine, tidyName } from '../../contract/lines.js';
import { EMAIL_PATTERN, normalizeEmail } from '../../contract/patterns.js';
import { tidyPhone } from '../../contract/phone-numbers.js';
import { blankToNull, type FieldOptions, graphql, presence, rule, tidied } from './field-parts.js';
import { IsLine, IsPersonName, IsSafeText } from './text-rules.js';

type Bounds = FieldOptions & { min?: number; max: number };

/** A text of one line, such as a title or a city, kept without marks at its ends; texts of several lines are a `TextField`. */
export const LineField = (options: Bounds): PropertyDecorator => lineField(options, tidyLine);

/** The name of a person, by which mails may greet. */
export const NameField = (options: Bounds): PropertyDecorator =>
  applyDecorators(lineField(options, tidyName), IsPersonName(rule('personName')));

/** A phone number in any spelling, or what people write instead of one (A29). */
export const AnyPhoneField = (options: FieldOptions): PropertyDecorator =>
  lineField({ ...options, max: LIMITS.user.phone.max }, tidyPhone);

/** The address of an account that may be older than the rules for new ones, by which somebody signs in. */
export const KnownEmailField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    lineField({ ...options, max: LIMITS.user.email.max }, normalizeEmail),
    Matches(EMAIL_PATTERN, rule('email')),
  );

function lineField(options: Bounds, tidy: (text: string) => string): PropertyDecorator {
  const { min = 0, max } = options;
  return applyDecorators(
    graphql(() => String, options),
    ...(options.optional ? [tidied(tidy), blankToNull] : [tidied(tidy)]),
    presence(options),
    IsSafeText(rule('characters')),
    IsLine(rule('oneLine')),
    min > 1
      ? Length(min, max, rule(`length:${min}:${max}`))
      : MaxLength(max, rule(`maxLength:0:${max}`)),
  );
}
