import {
  type ArgumentMetadata,
  Injectable,
  type PipeTransform,
  type Type,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';
import { getMetadataStorage, IS_IN } from 'class-validator';
import type { RuleMessage } from '../../contract/validation.js';
import { AppError, type FieldProblem, invalidFields } from '../errors/app-error.js';
import { rememberRules } from './metadata-cache.js';
import { isSafeText } from './text-rules.js';

/** Which rule is reported when a field breaks several: missing first, then wrong. */
const PRIORITY = [
  'isNotEmpty',
  'whitelistValidation',
  'isArray',
  'isSafeText',
  'isInt',
  'isNumber',
  'isEmailAddress',
  'isPhone',
  'isLine',
  'isPersonName',
  'matches',
];

/**
 * Leaves primitives unconverted: the default would read the id "1e1" as 10. Each id has a pipe that parses it
 * strictly.
 */
class StrictPipe extends ValidationPipe {
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/**
 * The one pipe of both transports: allow-listed fields only, every refusal named by field.
 * `expectedType` is for parameters whose class is made at start-up and is not in the type metadata.
 */
export function createValidationPipe(expectedType?: Type<object>): ValidationPipe {
  rememberRules();
  return new StrictPipe({
    ...(expectedType && { expectedType }),
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: false,
    // tells which values a field accepts; the errors themselves are not sent
    validationError: { target: true },
    exceptionFactory: (errors) =>
      new AppError(
        'BAD_USER_INPUT',
        {},
        errors.flatMap((error) => problems(error)),
      ),
  });
}

function problems(error: ValidationError, parent = ''): FieldProblem[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = error.constraints ? [ownProblem(field, error, error.constraints)] : [];
  return [...own, ...(error.children ?? []).flatMap((child) => problems(child, field))];
}

function ownProblem(
  field: string,
  error: ValidationError,
  constraints: Record<string, string>,
): FieldProblem {
  const names = Object.keys(constraints);
  const name = PRIORITY.find((candidate) => names.includes(candidate)) ?? names[0] ?? '';
  if (name === 'whitelistValidation') return { field, rule: 'unknownField' };
  const rule = (constraints[name] ?? 'type') as RuleMessage;
  return { field, rule, ...(name === IS_IN && { allowed: allowedValues(error) }) };
}

/** What `IsIn` of this field accepts, by its declaration. */
function allowedValues({ target, property }: ValidationError): readonly unknown[] | undefined {
  if (!target) return undefined;
  const declared = getMetadataStorage().getTargetValidationMetadatas(
    target.constructor,
    '',
    false,
    false,
  );
  const found = declared.find(
    ({ propertyName, name }) => propertyName === property && name === IS_IN,
  );
  return found?.constraints[0] as readonly unknown[] | undefined;
}

/**
 * Checks a text from the URL that is used in a query. One that PostgreSQL cannot store is refused with
 * BAD_USER_INPUT for its parameter.
 */
@Injectable()
export class SafeTextPipe implements PipeTransform<unknown, string> {
  transform(value: unknown, { data: field = '' }: ArgumentMetadata): string {
    if (typeof value !== 'string' || !isSafeText(value))
      throw invalidFields({ field, rule: 'characters' });
    return value;
  }
}
