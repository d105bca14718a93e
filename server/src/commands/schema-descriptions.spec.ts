import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
} from 'graphql';

interface Described {
  name: string;
  description?: string | null;
}

const schema = buildSchema(readFileSync(resolve(__dirname, '../../schema.graphql'), 'utf8'));
const own = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

/** The parts of a type that need a description: itself, its fields, their arguments, its enum values. */
function partsOf(type: (typeof own)[number]): Described[] {
  if (isScalarType(type)) return [];
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name, description }) => ({
      name: `${type.name}.${name}`,
      description,
    }));
    return [type, ...values];
  }
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [type];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = { name: `${type.name}.${field.name}`, description: field.description };
    const given: readonly Described[] = 'args' in field ? field.args : [];
    const args = given.map(({ name, description }) => ({
      name: `${named.name}(${name})`,
      description,
    }));
    return [named, ...args];
  });
  return [type, ...fields];
}

const parts = own.flatMap(partsOf);
const names = new Set(parts.flatMap(({ name }) => name.split(/[.()]/)));
const MIN_CHARACTERS = 7;

const outsideQuotes = (text: string) => text.replace(/`[^`]*`/g, '');
const quoted = (text: string) => Array.from(text.matchAll(/`([^`]*)`/g), ([, name]) => name ?? '');
const isTypeName = (word: string) => /[a-z][A-Z]/.test(word) && names.has(word);

/** The mistakes that a description must not have. */
const faults: { title: string; isAtFault: (text: string) => boolean }[] = [
  { title: 'is too short to say anything', isAtFault: (text) => text.length < MIN_CHARACTERS },
  { title: 'ends without a full stop', isAtFault: (text) => !text.endsWith('.') },
  { title: 'begins without a capital letter', isAtFault: (text) => !/^[A-Z]/.test(text) },
  {
    title: 'cites a rule by its code',
    isAtFault: (text) => /\b(?:M\d{3}|[ABPS]\d{2})\b/.test(text),
  },
  {
    title: 'holds an identifier outside of backticks',
    isAtFault: (text) =>
      /\b[a-z]+\d*[A-Z]/.test(outsideQuotes(text)) ||
      outsideQuotes(text).split(/\W+/).some(isTypeName),
  },
  {
    title: 'names something in backticks that the schema does not have',
    isAtFault: (text) =>
      quoted(text).some((name) => !names.has(name) && !name.startsWith('Authorization:')),
  },
  {
    title: 'names a file',
    isAtFault: (text) => /[\w-]\.(?:tsx?|mjs|js|json|md|sql|graphql)\b|\.spec\b/.test(text),
  },
];

it('every type, field, argument, input and value of the schema says what it is', () => {
  expect(parts.length).toBeGreaterThan(500);
  const undescribed = parts.filter(({ description }) => !description?.trim());
  expect(undescribed.map(({ name }) => name)).toEqual([]);
});

it.each(faults)('no description of the schema $title', ({ isAtFault }) => {
  const faulty = parts.filter(({ description }) => isAtFault(description ?? ''));
  expect(faulty.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
});

it.each([
  ['Id.', 'is too short to say anything'],
  ['The language after fallback (A25).', 'cites a rule by its code'],
  ['Id of the jobRole.', 'holds an identifier outside of backticks'],
  ['One ServiceRequest of the caller.', 'holds an identifier outside of backticks'],
  ['Ends it with `killSession`.', 'names something in backticks that the schema does not have'],
  ['As list.args.ts has it.', 'names a file'],
])('"%s" is refused, because it %s', (text, title) => {
  expect(faults.filter(({ isAtFault }) => isAtFault(text)).map((fault) => fault.title)).toEqual([
    title,
  ]);
});
