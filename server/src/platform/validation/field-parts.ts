import { applyDecorators } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, ValidateIf } from 'class-validator';
import type { RuleMessage } from '../../contract/validation.js';

/** Options of every field decorator. */
export interface FieldOptions {
  /** Left out: required. A function: may be missing from the inputs that it answers true for. */
  optional?: boolean | ((input: object) => boolean);
  /** What is said when a required value is missing, if the general sentence is not enough. */
  missing?: RuleMessage;
  description?: string;
  /** What a program that leaves it out gets, for the schema; changes of a row must not have one. */
  initial?: unknown;
}

/** A rule's message, for each entry of a list if `each`. */
export const rule = (message: RuleMessage, each = false) => ({ message, each });
/** A text as it is kept. */
export const tidied = (tidy: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidy(value) : value));
export const trimmed = tidied((text) => text.trim());
/** A blank optional text counts as not given. */
export const blankToNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && value.trim() === '' ? null : value,
);

/** Whether a value may be missing. */
export function presence({ optional, missing = 'required' }: FieldOptions): PropertyDecorator {
  if (typeof optional !== 'function') {
    return optional ? IsOptional() : IsNotEmpty(rule(missing));
  }
  const isChecked = (input: object, value: unknown) =>
    (value !== undefined && value !== null) || !optional(input);
  return applyDecorators(ValidateIf(isChecked), IsNotEmpty(rule(missing)));
}

/** The field of the GraphQL type. */
export function graphql(
  type: () => unknown,
  { optional, description, initial }: FieldOptions,
): PropertyDecorator {
  return Field(type as () => StringConstructor, {
    nullable: Boolean(optional),
    description,
    defaultValue: initial as string | undefined,
  });
}
