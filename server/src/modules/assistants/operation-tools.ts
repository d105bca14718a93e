import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isRequiredArgument,
  OperationTypeNode,
  parse,
} from 'graphql';
import {
  isImpersonal,
  isRequestKind,
  type ScopeAction,
  scopeOf,
  type TokenScope,
} from '../../contract/api-tokens.js';
import { isContentKind } from '../../contract/content/content-kinds.js';
import type { Permission } from '../../contract/permissions.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { isOpenField } from '../../platform/access/personal-parts.js';
import { capitalized } from '../../platform/graphql/capitalized.js';
import { type KnownOperation, operationOf } from '../../platform/graphql/known-documents.js';
import type { DeclaredOperation } from '../../platform/graphql/declared-operations.js';
import { inputSchema, type JsonSchema, type Taken } from './input-schema.js';
import { toolSelection } from './tool-selection.js';

/** Kinds beside content and requests that assistants read and do not change. */
const READ_KINDS = ['desk', 'holiday', 'officeHours'];
/** Left to people: confirming what is said of the law (A84), and files with everything about everybody. */
const RIGHTS_OF_PEOPLE = ['review', 'export'];
/** What the call itself says, and what another argument does as well. */
const OF_THE_CALL = ['language', 'offset'];
/** Free words, which may say something about a person. */
const WORDS = ['String', 'EmailAddress', 'Phone', 'URL', 'JSON'];

/** An operation as assistants are given it. */
export interface Tool {
  name: string;
  description: string;
  inputSchema: JsonSchema;
  operation: KnownOperation;
  isQuery: boolean;
  isDestructive: boolean;
}

/** A tool in both its forms, and what a token needs for it. */
export interface ToolSource {
  name: string;
  permission: Permission;
  scope: TokenScope;
  action: ScopeAction;
  /** For tokens that read what says something about a person. */
  whole: Tool;
  /** For all others; undefined if nothing is left of it. */
  impersonal: Tool | undefined;
}

type Field = GraphQLField<unknown, unknown>;
type NamedOperation = Pick<DeclaredOperation, 'name' | 'access'>;

/** The operations that assistants are given, by name: those on declared content and requests, one row at a time. */
export function findTools(
  schema: GraphQLSchema,
  operations: readonly NamedOperation[],
): ReadonlyMap<string, ToolSource> {
  const sources = operations.flatMap((operation) => sourceOf(schema, operation) ?? []);
  return new Map(
    sources.sort((a, b) => (a.name < b.name ? -1 : 1)).map((source) => [source.name, source]),
  );
}

function sourceOf(
  schema: GraphQLSchema,
  { name: call, access }: NamedOperation,
): ToolSource | undefined {
  const [kind = '', name = ''] = call.split(' ');
  if (kind === 'subscription' || !access || access === 'public') return undefined;
  const scope = scopeOf(access, call);
  const root = schema.getRootType(kind as OperationTypeNode);
  const field = root?.getFields()[name];
  if (!scope || !field || !isForAssistants(access, field, kind === 'query')) return undefined;
  const [scopeKind, action] = scope.split('.') as [string, ScopeAction];
  const hints = { isQuery: kind === 'query', isDestructive: action === 'delete' };
  const toolWith = (openOnly?: RequestKindName) => toolOf(field, hints, openOnly);
  const whole = toolWith();
  // one that needs a file
  if (!whole) return undefined;
  const open = isRequestKind(scopeKind) ? toolWith(scopeKind) : undefined;
  const impersonal = isImpersonal(scopeKind) ? whole : open;
  return { name, permission: access, scope, action, whole, impersonal };
}

function isForAssistants(permission: Permission, field: Field, isQuery: boolean): boolean {
  const [kind = '', right = ''] = permission.split('.');
  if (RIGHTS_OF_PEOPLE.includes(right)) return false;
  if (isQuery && READ_KINDS.includes(kind)) return true;
  if (!isContentKind(kind) && !isRequestKind(kind)) return false;
  // changes of many rows and links to files answer something else
  return isQuery || getNamedType(field.type).name === capitalized(kind);
}

function toolOf(
  field: Field,
  hints: Pick<Tool, 'isQuery' | 'isDestructive'>,
  openOnly?: RequestKindName,
): Tool | undefined {
  const given = field.args.filter(
    (arg) => isRequiredArgument(arg) || !OF_THE_CALL.includes(arg.name),
  );
  const schema = inputSchema(given, openOnly ? takesOpen(openOnly) : takesAll);
  const selection = toolSelection(field.type, openOnly);
  const taken = field.args.filter(({ name }) => schema?.properties?.[name]);
  if (!schema || selection === undefined) return undefined;
  const inBrackets = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  // one with a default of its own may be left out
  const variables = inBrackets(
    taken.map(
      (arg) =>
        `$${arg.name}: ${String(isRequiredArgument(arg) ? arg.type : getNullableType(arg.type))}`,
    ),
  );
  const passed = inBrackets(taken.map(({ name }) => `${name}: $${name}`));
  const { name, description } = field;
  const text = `${hints.isQuery ? 'query' : 'mutation'} ${name}${variables} { ${name}${passed} ${selection} }`;
  const operation = operationOf(parse(text, { noLocation: true }));
  if (!operation) return undefined;
  return { name, description: description ?? '', inputSchema: schema, operation, ...hints };
}

const takesAll: Taken = {
  field: ({ type }) => getNamedType(type).name !== 'Upload',
  value: () => true,
};

/** Nothing that people write or are found by. */
const takesOpen = (kind: RequestKindName): Taken => ({
  field: (given) =>
    takesAll.field(given) &&
    (!WORDS.includes(getNamedType(given.type).name) ||
      given.name === 'idempotencyKey' ||
      isOpenField(kind, given.name)),
  value: (enumName, value) => !enumName.endsWith('SortField') || isOpenField(kind, value),
});
