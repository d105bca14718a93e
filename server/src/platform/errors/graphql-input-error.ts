import type { GraphQLError } from 'graphql';
import { AppError, type FieldProblem } from './app-error.js';

/**
 * What the library says of a variable: its name, the place inside it, and what is wrong there. The value stands
 * between them, and may hold a semicolon.
 */
const IN_VARIABLE =
  /^Variable "\$(\w+)" got invalid value (?:[^]*? at "(\1[.[][^"]*)"|[^]*?); ([^]*)$/;
const MISSING_FIELD = /^Field "(\w+)" of required type/;
const UNKNOWN_FIELD = /^Field "(\w+)" is not defined by type/;
const MISSING_VARIABLE = /^Variable "\$(\w+)" of (?:required type|non-null type)/;
const NO_ENUM_VALUE = /(?:in "(\w+)" enum|^Enum "(\w+)")/;
const MISSING_ARGUMENT = /(?:Field|Argument) "(\w+)" of (?:required )?type "[^"]*!"/;

/** A sorting has its name in front of its parts, whatever the variable is called: they say nothing alone. */
const OF_SORTING = / "\w*Sort(?:Field|Direction)?!?"/;

/** The names that an enum of the schema has. */
type ValuesOfEnum = (name: string) => readonly string[] | undefined;

/**
 * The refusals that the GraphQL library makes before our own validation runs, with the field named
 * as our own would: a missing or mistyped input field is the same mistake on both transports.
 */
export function graphqlInputError(error: GraphQLError, valuesOf?: ValuesOfEnum): AppError {
  const problem = fieldProblem(error.message, valuesOf);
  if (problem) return new AppError('BAD_USER_INPUT', {}, [problem]);
  const status = (error.extensions['http'] as { status?: number } | undefined)?.status;
  return status === 405 ? new AppError('METHOD_NOT_ALLOWED') : new AppError('BAD_REQUEST');
}

function fieldProblem(message: string, valuesOf?: ValuesOfEnum): FieldProblem | undefined {
  const [, variable = '', path, reason = ''] = IN_VARIABLE.exec(message) ?? [];
  if (variable) return { ...inVariable(variable, path, reason), ...allowedIn(reason, valuesOf) };
  const missing = MISSING_VARIABLE.exec(message)?.[1] ?? MISSING_ARGUMENT.exec(message)?.[1];
  return missing ? { field: missing, rule: 'required' } : undefined;
}

function allowedIn(reason: string, valuesOf?: ValuesOfEnum): Pick<FieldProblem, 'allowed'> {
  const [, wrong, mistyped] = NO_ENUM_VALUE.exec(reason) ?? [];
  const allowed = valuesOf?.(wrong ?? mistyped ?? '');
  return allowed ? { allowed } : {};
}

function inVariable(variable: string, path: string | undefined, reason: string): FieldProblem {
  const inside = fieldPath((path ?? variable).slice(variable.length));
  const place = OF_SORTING.test(reason) ? ['sort', inside].filter(Boolean).join('.') : inside;
  const within = (field: string) => (place === '' ? field : `${place}.${field}`);
  const unknown = UNKNOWN_FIELD.exec(reason)?.[1];
  if (unknown) return { field: within(unknown), rule: 'unknownField' };
  const missing = MISSING_FIELD.exec(reason)?.[1];
  if (missing) return { field: within(missing), rule: 'required' };
  return { field: place.replace(/(?:(?:^|\.)\d+)+$/, '') || variable, rule: ruleOf(reason) };
}

/** `.sections[0].itemsAr[2]` -> `sections.0.itemsAr.2`: our own validation names places so, lists as a whole. */
function fieldPath(path: string): string {
  return path.replace(/\[(\d+)\]/g, '.$1').replace(/^\./, '');
}

function ruleOf(reason: string): FieldProblem['rule'] {
  if (/not to be null/.test(reason)) return 'required';
  if (/ enum[.:]|^Enum /.test(reason)) return 'oneOf';
  if (reason.startsWith('Int cannot represent')) return 'integer';
  if (reason.startsWith('Boolean cannot represent')) return 'boolean';
  return 'type';
}
