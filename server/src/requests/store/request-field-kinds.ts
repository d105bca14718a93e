import { applyDecorators } from '@nestjs/common';
import { Field, ID, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Column, type ColumnOptions } from 'typeorm';
import type { Locale } from '../../contract/locales.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import type {
  ChoiceField,
  PhoneField,
  RequestField,
} from '../../contract/requests/request-fields.js';
import { selectDigits, type Searched } from '../../platform/database/search-columns.js';
import { snakeCase } from '../../platform/database/snake-case.js';
import { toExportDay, type ExportValue, PhoneText } from '../../platform/export/export-columns.js';
import { declaredEnum } from '../../platform/graphql/graphql-enums.js';
import { toNumber, FlagFilter } from '../../platform/list/list.args.js';
import { toE164 } from '../../platform/phone/e164.js';
import { valueInWords } from '../../platform/texts/locale-texts.js';
import { type FieldOptions, graphql, rule } from '../../platform/validation/field-parts.js';
import * as inputs from '../../platform/validation/fields.js';
import { AnyPhoneField, LineField, NameField } from '../../platform/validation/line-fields.js';
import {
  DateScalar,
  DateTimeScalar,
  EmailAddressScalar,
  PhoneScalar,
  UrlScalar,
} from '../../platform/validation/scalars.js';

/** The greatest value of PostgreSQL's type integer. */
const MAX_INTEGER = 2_147_483_647;

type Row = Record<string, unknown>;

/** What one kind of field is in the database, in the APIs and in exports. */
interface FieldKind<F extends RequestField> {
  column(field: F): ColumnOptions;
  type(field: F): unknown;
  input(field: F, options: FieldOptions): PropertyDecorator;
  filter?(field: F, options: FieldOptions): PropertyDecorator;
  /** What its cell in an export shows; left out: the value as it is. */
  exported?(value: unknown, context: { field: F; row: Row; locale: Locale }): ExportValue;
}

const text = {
  column: () => ({ type: 'text' }) as const,
  type: () => String,
};
const enumOf = ({ enum: declaration }: ChoiceField) =>
  declaration ? declaredEnum(declaration) : String;

const KINDS: { [K in RequestField['kind']]: FieldKind<Extract<RequestField, { kind: K }>> } = {
  name: { ...text, input: ({ min, max }, options) => NameField({ ...options, min, max }) },
  line: { ...text, input: ({ min, max }, options) => LineField({ ...options, min, max }) },
  text: { ...text, input: ({ min, max }, options) => inputs.TextField({ ...options, min, max }) },
  email: {
    ...text,
    type: () => EmailAddressScalar,
    input: (_, options) => inputs.EmailField(options),
  },
  webAddress: {
    ...text,
    type: () => UrlScalar,
    input: (_, options) => inputs.WebAddressField(options),
  },
  phone: {
    ...text,
    type: () => PhoneScalar,
    input: ({ anySpelling }, options) =>
      anySpelling ? AnyPhoneField(options) : inputs.PhoneField(options),
    exported: (typed, { field, row }) =>
      typed === null ? null : new PhoneText((row[field.international] ?? typed) as string),
  },
  day: {
    column: () => ({ type: 'date' }),
    type: () => DateScalar,
    input: ({ past }, options) => inputs.DayField({ ...options, past }),
    exported: (day) => toExportDay(day as string | null),
  },
  instant: {
    column: () => ({ type: 'timestamptz' }),
    type: () => DateTimeScalar,
    input: (_, options) => inputs.InstantField(options),
  },
  flag: {
    column: () => ({ type: 'boolean', default: false }),
    type: () => Boolean,
    input: (_, options) => inputs.BooleanField(options),
    filter: ({ filter = '' }) => FlagFilter(filter),
  },
  number: {
    column: () => ({ type: 'integer' }),
    type: () => Int,
    input: ({ min, outside }, options) => inputs.IntField({ ...options, min, outside }),
    filter: ({ min, outside }, options) =>
      applyDecorators(
        graphql(() => Int, options),
        toNumber,
        IsOptional(),
        IsInt(rule('integer')),
        Min(min, rule(outside)),
        Max(MAX_INTEGER, rule(outside)),
      ),
  },
  id: {
    column: () => ({ type: 'uuid' }),
    type: () => ID,
    input: (_, options) => inputs.IdField(options),
    filter: (_, options) => inputs.IdField(options),
  },
  choice: {
    column: ({ values, type, initial }) => ({
      ...{ type: 'enum', enum: [...values], enumName: type },
      ...(initial !== undefined && { default: initial }),
    }),
    type: enumOf,
    input: (field, options) => inputs.EnumField(enumOf(field), field.values, options),
    filter: (field, options) => inputs.EnumField(enumOf(field), field.values, options),
    exported: (value, { field, locale }) =>
      value === null ? null : valueInWords({ term: `${field.term}.${value as string}` }, locale),
  },
};

const kindOf = (field: RequestField) => KINDS[field.kind] as FieldKind<RequestField>;
const isPhone = (field: RequestField): field is PhoneField => field.kind === 'phone';
/** Whether a row always has a value, even if nobody gave one. */
const hasInitial = (field: RequestField) =>
  field.kind === 'flag' || (field.kind === 'choice' && field.initial !== undefined);
/** The value that a new row gets if nobody gave one. */
const initialOf = (field: RequestField) => {
  if (field.kind === 'flag') return field.optional && false;
  return field.kind === 'choice' ? field.initial : undefined;
};
const isNullable = (field: RequestField) => Boolean(field.optional) && !hasInitial(field);

/** The fields that meet a condition, with their names, in the order of the form. */
export const fieldsWhere = (
  { fields }: RequestDefinition,
  isMeant: (field: RequestField) => boolean,
): [string, RequestField][] => Object.entries(fields).filter(([, field]) => isMeant(field));

/** Their names. */
export const namesWhere = (
  definition: RequestDefinition,
  isMeant: (field: RequestField) => boolean,
): string[] => fieldsWhere(definition, isMeant).map(([name]) => name);

/** The fields with the international form of each phone number among them: all properties that they are stored in. */
export const getProperties = (fields: readonly (readonly [string, RequestField])[]): string[] =>
  fields.flatMap(([name, field]) => (isPhone(field) ? [name, field.international] : [name]));

/** The properties that say who sent a request; the phone number is that in international form. */
export function personColumns({ fields, person }: RequestDefinition) {
  const phone = fields[person.phone];
  if (!phone || !isPhone(phone)) throw new Error(`${person.phone} is no phone number`);
  return { ...person, phone: phone.international };
}

/** Adds the columns of the fields. */
export function addRequestColumns({ fields }: RequestDefinition, prototype: object): void {
  for (const [name, field] of Object.entries(fields)) {
    Column({ ...kindOf(field).column(field), nullable: isNullable(field) })(prototype, name);
    if (isPhone(field)) {
      const column = snakeCase(field.international);
      Column({ name: column, type: 'text', nullable: true })(prototype, field.international);
    }
  }
}

/** What lists are searched by: a phone number also by its digits and in international form, and what is `also` there. */
export function searchedIn(definition: RequestDefinition, also: Partial<Searched>): Searched {
  const searched = fieldsWhere(definition, (field) => Boolean(field.searched));
  const phones = searched.filter(([, field]) => isPhone(field));
  const digits = phones.flatMap(([name]) => Object.entries(selectDigits(snakeCase(name))));
  return {
    columns: ['reference', ...getProperties(searched).map(snakeCase), ...(also.columns ?? [])],
    expressions: { ...Object.fromEntries(digits), ...also.expressions },
  };
}

/** Adds the fields to the type that is read. */
export function addRequestFields({ fields }: RequestDefinition, prototype: object): void {
  for (const [name, field] of Object.entries(fields)) {
    const { description } = field;
    const options = { optional: isNullable(field), description };
    graphql(() => kindOf(field).type(field), options)(prototype, name);
    if (isPhone(field))
      Field(() => PhoneScalar, { nullable: true, description: INTERNATIONAL })(
        prototype,
        field.international,
      );
  }
}

const INTERNATIONAL =
  'Phone number in international form, such as +213555123456; null if it is not a known number.';

/** Adds fields to an input. */
export function addRequestInputs(
  fields: readonly (readonly [string, RequestField])[],
  prototype: object,
): void {
  for (const [name, field] of fields) {
    const { optional, writtenBy, description, inputDescription = description } = field;
    // what the office writes is part of a correction, where left out means unchanged
    const initial = writtenBy ? undefined : initialOf(field);
    const options = { optional, initial, description: inputDescription };
    kindOf(field).input(field, options)(prototype, name);
  }
}

/** Adds the fields by which lists are filtered. */
export function addRequestFilters({ fields }: RequestDefinition, prototype: object): void {
  for (const [name, field] of Object.entries(fields)) {
    if (!field.filter) continue;
    const add = kindOf(field).filter?.(field, { optional: true, description: field.filter });
    if (!add) throw new Error(`Lists cannot be filtered by a field of the kind ${field.kind}`);
    add(prototype, name);
  }
}

/** What a field shows in an export. */
export function exportedValue(name: string, field: RequestField, row: object, locale: Locale) {
  const value = (row as Row)[name];
  const kind = kindOf(field);
  if (!kind.exported) return value as ExportValue;
  return kind.exported(value, { field, row: row as Row, locale });
}

/** Values for properties of a row: null stands for nothing, also where a row always has something. */
export type GivenValues<E> = { [K in keyof E]?: E[K] | null };

/** The values of a new request: what the person left out is empty, also where an earlier one had it. */
export function newValues<E>(definition: RequestDefinition, given: GivenValues<E>): Partial<E> {
  const values: Row = { ...given };
  for (const name of namesWhere(definition, (field) => !field.writtenBy && isNullable(field)))
    values[name] ??= null;
  return storedValues(definition, values as GivenValues<E>);
}

/** What was given, as it is stored: moments as such, phone numbers in international form, too, and no null where a row has a value. */
export function storedValues<E>({ fields }: RequestDefinition, given: GivenValues<E>): Partial<E> {
  const values: Row = { ...given };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === null && hasInitial(field)) delete values[name];
    if (field.kind === 'instant' && typeof value === 'string') values[name] = new Date(value);
    if (isPhone(field) && value !== undefined)
      values[field.international] = value === null ? null : toE164(value as string);
  }
  return values as Partial<E>;
}
