import { getMetadataStorage } from 'class-validator';
import type { JsonSchema } from '../../platform/http/described.js';
import { LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import type { TypeField, TypeReference } from '../../platform/internals/type-metadata.js';

/** What a rule of class-validator says of a value, where the message names its bounds. */
interface Rule {
  name?: string;
  propertyName: string;
  constraints?: unknown[];
  message: unknown;
  each?: boolean;
}

const rulesOf = (target: object): Rule[] =>
  getMetadataStorage().getTargetValidationMetadatas(target as () => void, '', false, false);

/** Bounds by the name of the rule message, `length:2:100`. */
const BOUNDS: Record<string, (min: number, max: number) => JsonSchema> = {
  length: (minLength, maxLength) => ({ minLength, maxLength }),
  maxLength: (_, maxLength) => ({ maxLength }),
  passwordLength: (minLength, maxLength) => ({ minLength, maxLength }),
  items: (_, maxItems) => ({ maxItems }),
  range: (minimum, maximum) => ({ minimum, maximum }),
};

/** Patterns that a program keeps to as they stand: others are tried after a text was tidied. */
const PATTERNS = ['slug', 'color', 'sitePath'];

function boundsOf({ name, message, constraints = [] }: Rule): JsonSchema {
  if (name === 'isUuid') return { format: 'uuid' };
  if (name === 'arrayUnique') return { uniqueItems: true };
  if (name === 'arrayNotEmpty') return { minItems: 1 };
  if (typeof message !== 'string') return {};
  const pattern: unknown = constraints[0];
  if (name === 'matches' && pattern instanceof RegExp)
    return PATTERNS.includes(message) ? { pattern: pattern.source } : {};
  const [rule, min, max] = message.split(':');
  return BOUNDS[rule ?? '']?.(Number(min), Number(max)) ?? {};
}

/** What JSON Schema allows beside a type. */
const KEYWORDS: Record<string, readonly string[]> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum'],
  array: ['maxItems', 'minItems', 'uniqueItems'],
};

const fitting = (type: unknown, bounds: JsonSchema) =>
  Object.fromEntries(
    Object.entries(bounds).filter(([keyword]) => KEYWORDS[String(type)]?.includes(keyword)),
  );

/** The accepted values of a field that has no enum of its own. */
function valuesOf(rules: readonly Rule[], items: JsonSchema): JsonSchema {
  const values = rules.find(({ name }) => name === 'isIn')?.constraints?.[0];
  return items['type'] === 'string' && Array.isArray(values) ? { enum: values } : {};
}

/**
 * What the rules of a field say, for the value itself or the list, and for each entry of a list.
 *
 * @param items the schema of the value, or of an entry
 */
export function readRules(target: object, name: string, items: JsonSchema) {
  const rules = rulesOf(target).filter(({ propertyName }) => propertyName === name);
  const bounds = (each: boolean): JsonSchema =>
    Object.assign(
      {},
      ...rules.filter((rule) => Boolean(rule.each) === each).map(boundsOf),
    ) as JsonSchema;
  const isList = rules.some(({ name: rule }) => rule === 'isArray');
  const values = valuesOf(rules, items);
  return isList
    ? {
        list: fitting('array', bounds(false)),
        entry: { ...fitting(items['type'], bounds(true)), ...values },
      }
    : { list: { ...fitting(items['type'], bounds(false)), ...values }, entry: {} };
}

/** The fields of a class, and those that only REST has: they have rules, and no type. */
export function ruledFields(target: object, fields: readonly TypeField[]): TypeField[] {
  const known = new Set(fields.map(({ name }) => name));
  const names = new Set(rulesOf(target).map(({ propertyName }) => propertyName));
  return [
    ...fields,
    ...[...names].filter((name) => !known.has(name)).map((name) => restField(target, name)),
  ];
}

/** What fields mean that only REST has. */
export const MEANINGS: Record<string, string> = {
  q: 'What is looked for: words that must all occur, whatever their Arabic or Latin spelling.',
  language: 'Language of texts and messages; an unknown one counts as Arabic.',
  deleted: 'True: also a row that is in the trash, for who may restore it.',
  slug: 'The slug to check.',
  excludeId: 'Id of the row that is edited, whose own slug counts as free.',
  status: 'The new status; left out: it is turned over.',
  replacement: 'Slug of the category that gets the content of the one that is deleted.',
};

function restField(target: object, name: string): TypeField {
  const rules = rulesOf(target).filter(({ propertyName }) => propertyName === name);
  const isOptional =
    rules.some(({ name: rule }) => rule === 'isOptional') || hasInitial(target, name);
  return {
    ...{ name, schemaName: name, description: MEANINGS[name] },
    typeFn: () => typeOf(name, rules),
    options: { nullable: isOptional },
  };
}

const hasInitial = (target: object, name: string) =>
  new (target as new () => Record<string, unknown>)()[name] !== undefined;

function typeOf(name: string, rules: readonly Rule[]): TypeReference {
  if (name === 'language') return LocaleEnum;
  const values = rules.find(({ name: rule }) => rule === 'isIn')?.constraints?.[0];
  return Array.isArray(values) && typeof values[0] === 'boolean' ? Boolean : String;
}
