import { applyDecorators } from '@nestjs/common';
import { Field, Float, ID, Int } from '@nestjs/graphql';
import { IsIn, IsOptional, IsUUID, Matches, MaxLength } from 'class-validator';
import { Column, type ColumnOptions } from 'typeorm';
import type {
  ContentDefinition,
  OwnField,
  ReferenceField,
} from '../contract/content/define-content.js';
import { LIMITS } from '../contract/limits.js';
import { SLUG_PATTERN } from '../contract/patterns.js';
import { snakeCase } from '../platform/database/snake-case.js';
import { declaredEnum } from '../platform/graphql/graphql-enums.js';
import { toNumber } from '../platform/list/list.args.js';
import {
  blankToNull,
  graphql,
  presence,
  rule,
  type FieldOptions,
} from '../platform/validation/field-parts.js';
import {
  ColorField,
  EnumField,
  EnumListField,
  ImageUrlField,
  IntField,
  IntListField,
  NumberField,
  WebAddressField,
} from '../platform/validation/fields.js';
import { LineField } from '../platform/validation/line-fields.js';
import { IsSafeText } from '../platform/validation/text-rules.js';
import { HexColorScalar, UrlScalar } from '../platform/validation/scalars.js';

const SMALLINT_MAX = 32_767;

/** What one kind of field is in the database and in the APIs. */
interface OwnFieldKind<F extends OwnField> {
  column(field: F): ColumnOptions;
  type(field: F): unknown;
  isNullable?(field: F): boolean;
  /** Undefined: inputs do not have it. */
  input(field: F, options: FieldOptions): PropertyDecorator | undefined;
  filter?(field: F, options: FieldOptions): PropertyDecorator;
}

const KINDS: { [K in OwnField['kind']]: OwnFieldKind<Extract<OwnField, { kind: K }>> } = {
  integer: {
    column: ({ max, initial }) => ({
      type: max > SMALLINT_MAX ? 'integer' : 'smallint',
      default: initial,
    }),
    type: () => Int,
    input: ({ min, max, outside }, options) =>
      IntField({ ...options, min, max, ...(outside && { outside }) }),
    filter: (field, options) =>
      applyDecorators(toNumber, KINDS.integer.input(field, options) as PropertyDecorator),
  },
  decimal: {
    column: ({ initial }) => ({ type: 'double precision', default: initial }),
    type: () => Float,
    input: ({ min, max, decimals }, options) => NumberField({ ...options, min, max, decimals }),
  },
  line: {
    column: ({ initial }) => ({ type: 'text', default: initial }),
    type: () => String,
    input: ({ max }, options) => LineField({ ...options, max }),
  },
  choice: {
    column: ({ values, initial, enum: { name } }) => ({
      ...{ type: 'enum', enum: [...values], enumName: snakeCase(name) },
      ...(initial === undefined ? { nullable: true } : { default: initial }),
    }),
    type: (field) => declaredEnum(field.enum),
    isNullable: ({ initial }) => initial === undefined,
    input: (field, options) => EnumField(declaredEnum(field.enum), field.values, options),
    filter: (field, options) =>
      applyDecorators(
        graphql(() => declaredEnum(field.enum), options),
        IsOptional(),
        IsIn(field.values, rule('oneOf')),
      ),
  },
  choices: {
    // not a list of the enum: drivers read that as one text
    column: () => ({ type: 'text', array: true, default: [] }),
    type: (field) => [declaredEnum(field.enum)],
    input: (field, options) => EnumListField(declaredEnum(field.enum), field.values, options),
  },
  integers: {
    column: () => ({ type: 'integer', array: true, default: [] }),
    type: () => [Int],
    input: ({ min, max, maxItems }, options) => IntListField({ ...options, min, max, maxItems }),
  },
  color: {
    column: ({ initial }) => ({ type: 'text', default: initial }),
    type: () => HexColorScalar,
    input: (_field, options) => ColorField(options),
  },
  imageUrl: {
    column: () => ({ type: 'text', nullable: true }),
    type: () => UrlScalar,
    isNullable: () => true,
    input: ({ upload }, options) => (upload ? undefined : ImageUrlField(options)),
  },
  webAddress: {
    column: () => ({ type: 'text', nullable: true }),
    type: () => UrlScalar,
    isNullable: () => true,
    input: (_field, options) => WebAddressField(options),
  },
  reference: {
    column: ({ optional = false }) => ({ type: 'text', nullable: optional }),
    type: () => String,
    isNullable: ({ optional = false }) => optional,
    input: (field, options) =>
      referenceInput(field, { ...options, optional: field.optional ?? false }),
    filter: (_field, options) =>
      applyDecorators(
        graphql(() => String, options),
        IsOptional(),
        IsSafeText(rule('characters')),
        MaxLength(LIMITS.slug.max, rule(`maxLength:0:${LIMITS.slug.max}`)),
      ),
  },
  id: {
    column: () => ({ type: 'uuid', nullable: true }),
    type: () => ID,
    isNullable: () => true,
    input: ({ missing }, options) =>
      applyDecorators(
        graphql(() => ID, options),
        blankToNull,
        presence(options),
        IsUUID(undefined, rule(missing)),
      ),
  },
};

const kindOf = (field: OwnField) => KINDS[field.kind] as OwnFieldKind<OwnField>;
/** Every mistake gets the same message: choose one. */
function referenceInput({ missing }: ReferenceField, options: FieldOptions): PropertyDecorator {
  return applyDecorators(
    graphql(() => String, options),
    presence({ ...options, missing }),
    Matches(SLUG_PATTERN, rule(missing)),
    MaxLength(LIMITS.slug.max, rule(missing)),
  );
}

/** Adds the columns of the fields. */
export function addOwnColumns({ fields }: ContentDefinition, prototype: object): void {
  for (const [name, field] of Object.entries(fields))
    Column(kindOf(field).column(field))(prototype, name);
}

/** Adds the fields to a type that is read. */
export function addOwnFields({ fields }: ContentDefinition, prototype: object): void {
  for (const [name, field] of Object.entries(fields)) {
    const kind = kindOf(field);
    Field(() => kind.type(field) as StringConstructor, {
      nullable: kind.isNullable?.(field) ?? false,
      description: field.description,
    })(prototype, name);
  }
}

/** Adds the fields to the input that creates a row. */
export function addOwnInputs({ fields, label }: ContentDefinition, prototype: object): void {
  for (const [name, field] of Object.entries(fields)) {
    const description = field.inputDescription ?? withInitial(field, label.one);
    const initial = initialOf(field);
    kindOf(field).input(field, { optional: true, description, initial })?.(prototype, name);
  }
}

/** Adds the fields by which lists are filtered. */
export function addOwnFilters({ fields }: ContentDefinition, prototype: object): void {
  for (const [name, field] of Object.entries(fields)) {
    if (!field.filter) continue;
    const options = { optional: true, description: field.filter };
    const add = kindOf(field).filter?.(field, options);
    if (!add) throw new Error(`Lists cannot be filtered by a field of the kind ${field.kind}`);
    add(prototype, name);
  }
}

/** The value of a new row; undefined where it has none that means something. */
function initialOf(field: OwnField): string | number | undefined {
  const initial = 'initial' in field ? field.initial : undefined;
  return initial === '' ? undefined : initial;
}

function withInitial(field: OwnField, one: string): string {
  const { description } = field;
  const initial = initialOf(field);
  if (initial === undefined) return description;
  if (field.kind === 'line') return `${description} A new ${one} has "${initial}" by default.`;
  return `${description.replace(/\.$/, '')}; ${initial} by default for a new ${one}.`;
}
