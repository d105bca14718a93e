import type { Request } from 'express';
import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
} from 'graphql';
import { DEFAULT_LOCALE, isBlank, LOCALES } from '../../contract/locales.js';
import { type AppError, invalidFields } from '../errors/app-error.js';
import { NumberIdPipe, UuidPipe } from '../http/id.pipe.js';
import type { RootField } from './rest-document.js';
import type { RestRoute } from './rest-route.js';

type Values = Record<string, unknown>;
type Fields = Readonly<Record<string, { type: GraphQLInputType }>>;

/**
 * The variables of the operation behind a route: the path, the query and the body of a call, in the forms that the
 * operation has for them. What it has no place for is refused by its name, as everywhere.
 */
export function restVariables(route: RestRoute, field: RootField, request: Request): Values {
  const args = argumentsOf(field);
  const said = { ...route.fixed, ...pathValues(route, field, request) };
  const key = request.headers['idempotency-key'];
  return {
    ...(route.method === 'GET'
      ? { ...queryValues(field, request), ...said }
      : { ...languageOf(field, request), ...bodyValues(field, said, request) }),
    ...(key !== undefined && 'idempotencyKey' in args && { idempotencyKey: key }),
  };
}

const argumentsOf = ({ args }: RootField): Fields =>
  Object.fromEntries(args.map((argument) => [argument.name, argument]));

/** The fields of the object that an argument takes; none if there is no such argument. */
function fieldsIn(field: RootField, argument: string): Fields {
  const type = argumentsOf(field)[argument]?.type;
  const named = type && getNamedType(type);
  return isInputObjectType(named) ? named.getFields() : {};
}

const ID_PIPES: Partial<Record<string, UuidPipe | NumberIdPipe>> = {
  ID: new UuidPipe(),
  Int: new NumberIdPipe(),
};

/** The parts of the path by the names that the operation has for them; a word where an id belongs is no address. */
function pathValues({ names = {} }: RestRoute, field: RootField, { params }: Request): Values {
  const fields: Fields = { ...fieldsIn(field, 'input'), ...argumentsOf(field) };
  return Object.fromEntries(
    Object.entries(params).map(([part, value]) => {
      const name = names[part] ?? part;
      const type = fields[name]?.type;
      const pipe = type && ID_PIPES[getNamedType(type).name];
      return [name, pipe ? pipe.transform(value, { type: 'param', data: part }) : value];
    }),
  );
}

/** The query of a read: its arguments, and for a list the fields of the filter and the sorting in the words of REST. */
function queryValues(field: RootField, request: Request): Values {
  const args = argumentsOf(field);
  const filters = fieldsIn(field, 'filter');
  const { language: _, sortBy, sortOrder, ...query } = request.query as Values;
  const values: Values = languageOf(field, request);
  const filter: Values = {};
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    const argument = /^(filter|sort)$/.test(name) ? undefined : args[name];
    if (argument) values[name] = fromText(value, argument.type);
    else if (filters[name]) filter[name] = fromText(value, filters[name].type);
    else unknown.push(name);
  }
  const isSorted = 'sort' in args;
  if (!isSorted && sortBy !== undefined) unknown.push('sortBy');
  if (!isSorted && sortOrder !== undefined) unknown.push('sortOrder');
  if (unknown.length > 0) throw unknownFields(unknown);
  const direction = typeof sortOrder === 'string' ? sortOrder.toLowerCase() : sortOrder;
  return {
    ...values,
    ...(Object.keys(filter).length > 0 && { filter }),
    // a direction alone says nothing
    ...(sortBy !== undefined && {
      sort: { field: sortBy, ...(direction !== undefined && { direction }) },
    }),
  };
}

/** `?language=` is taken everywhere, because it says in which language a refusal is; an unknown one is Arabic (A25). */
function languageOf(field: RootField, { query }: Request): Values {
  const asked = query['language'];
  if (asked === undefined || !('language' in argumentsOf(field))) return {};
  return { language: LOCALES.find((locale) => locale === asked) ?? DEFAULT_LOCALE };
}

/** The body is the `input` of an operation, unless it takes other things from there, too; then it is all of them. */
function bodyValues(field: RootField, said: Values, request: Request): Values {
  const args = argumentsOf(field);
  const isForm = request.is('multipart/form-data') !== false;
  const body = (request.body ?? {}) as Values;
  const isSaid = (name: string) => Object.hasOwn(said, name);
  const wanted = field.args.filter(({ name }) => !isSaid(name) && name !== 'input');
  const isInput = 'input' in args && !wanted.some(isRequiredArgument);
  const fields = isInput ? fieldsIn(field, 'input') : args;
  const unknown = Object.keys(body).filter(
    (name) => isSaid(name) || name === 'idempotencyKey' || !fields[name],
  );
  if (unknown.length > 0) throw unknownFields(unknown);
  const given = Object.entries(body).map(([name, value]) => {
    const type = fields[name]?.type;
    return [name, isForm && type ? fromForm(value, type) : value] as const;
  });
  const own = Object.entries(said).filter(([name]) => name in args);
  const rest = Object.entries(said).filter(([name]) => !(name in args));
  if (!isInput) return Object.fromEntries([...given, ...own]);
  const input = Object.fromEntries([...given, ...rest]);
  const isLeftOut = Object.keys(input).length === 0 && !field.args.some(isRequiredInput);
  return { ...Object.fromEntries(own), ...(!isLeftOut && { input }) };
}

const isRequiredInput = (argument: RootField['args'][number]) =>
  argument.name === 'input' && isRequiredArgument(argument);

/** A blank field of a form counts as not given. */
const fromForm = (value: unknown, type: GraphQLInputType) =>
  typeof value === 'string' && isBlank(value) ? null : fromText(value, type);

const WHOLE = /^-?\d{1,15}$/;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;
const BOOLEANS: Partial<Record<string, boolean>> = { true: true, false: false };

/** A text of a query or a form as its type has it; what is none of the type is left, and refused by it. */
function fromText(value: unknown, type: GraphQLInputType): unknown {
  if (isListType(getNullableType(type))) {
    const texts = Array.isArray(value) ? (value as unknown[]) : [value];
    const parts = texts.flatMap((text) => (typeof text === 'string' ? text.split(',') : [text]));
    return parts.map((part) => fromText(part, getNamedType(type)));
  }
  if (typeof value !== 'string') return value;
  const { name } = getNamedType(type);
  if (name === 'Int') return WHOLE.test(value) ? Number(value) : value;
  if (name === 'Float') return NUMBER.test(value) ? Number(value) : value;
  return name === 'Boolean' ? (BOOLEANS[value] ?? value) : value;
}

const unknownFields = (names: string[]): AppError =>
  invalidFields(...names.map((field) => ({ field, rule: 'unknownField' as const })));
