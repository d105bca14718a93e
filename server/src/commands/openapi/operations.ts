import { HTTP_CODE_METADATA } from '@nestjs/common/constants.js';
import type { GraphQLSchema } from 'graphql';
import type { ErrorCode } from '../../contract/errors.js';
import { LIMITS } from '../../contract/limits.js';
import { BARRIERS_METADATA } from '../../platform/access/access.decorators.js';
import { getLimits, limitsText } from '../../platform/access/declared-limits.js';
import type { OperationLimit } from '../../platform/access/rate-limits.service.js';
import { deprecationOfHandler, deprecationReason } from '../../platform/http/deprecation.js';
import { TAKES_FILE_METADATA } from '../../platform/files/form.interceptor.js';
import {
  type AnsweredFile,
  ANSWERS_METADATA,
  FILE_METADATA,
  type JsonSchema,
  OPERATION_METADATA,
  REFUSES_METADATA,
  SAYS_METADATA,
} from '../../platform/http/described.js';
import { LIST_KEY_METADATA, MESSAGE_METADATA } from '../../platform/http/envelope.interceptor.js';
import {
  handlerOf,
  type OperationFacts,
  readTypeFields,
} from '../../platform/internals/type-metadata.js';
import type { RestRoute } from '../../platform/rest/rest-route.js';
import { type ApiEntry, type DescribedRoute, getTokenScope } from '../api-surface.js';
import { type ClassSchemas, toDeprecation, objectSchema } from './class-schemas.js';
import type { FrontCalls } from './front-calls.js';
import { listCodes, type Refusals } from './refusals.js';
import { callOfController, type QueryParameter, type RouteCall } from './route-calls.js';

/** What operations are described with. */
export interface DocumentParts {
  schema: GraphQLSchema;
  operations: ReadonlyMap<string, OperationFacts>;
  schemas: ClassSchemas;
  refusals: Refusals;
  fronts: FrontCalls;
  /** The routes that run an operation of GraphQL, by `GET /api/v1/quotes`. */
  frontRoutes: ReadonlyMap<string, RestRoute>;
}

/** `/api/v1/users/:id` -> `/api/v1/users/{id}`. */
export const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const read = <T>(key: string, { handler, controller }: DescribedRoute) =>
  (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller)) as T | undefined;

/** What the OpenAPI document says of a route. */
export function describeOperation(route: DescribedRoute, parts: DocumentParts): JsonSchema {
  const front = parts.frontRoutes.get(route.entry.name);
  const twin = twinOf(route, front, parts);
  const takesFile = read(TAKES_FILE_METADATA, route) !== undefined;
  const call = front
    ? parts.fronts.describe(front)
    : callOfController(route, twin, { ...parts, takesFile });
  const { access = 'public' } = route.entry;
  const codes = listCodes({
    ...{ method: route.method, access, ...call },
    barriers: read<string[]>(BARRIERS_METADATA, route) ?? [],
    takesTokens: getTokenScope(route.entry) !== undefined,
    // an operation refuses what it does not know, also where it takes nothing
    hasBody: call.body !== undefined || front !== undefined,
    hasPath: Object.keys(call.path).length > 0,
    isLink: read(FILE_METADATA, route) !== undefined && 'token' in call.path,
    texts: [twin?.description, ...call.texts],
    declared: read<ErrorCode[]>(REFUSES_METADATA, route) ?? [],
  });
  // a route of the table has no decorators of its own
  const limits = getLimits(front && twin ? handlerOf(twin) : route.handler);
  return {
    operationId: operationId(route),
    tags: [toTag(route.path)],
    ...saysOf(route, limits, twin),
    ...deprecatedBy(route, twin),
    ...securityOf(route.entry),
    parameters: parametersOf(call),
    ...(call.body && { requestBody: call.body }),
    ...(limits.length > 0 && { 'x-rate-limits': limits.map(describeLimit) }),
    responses: {
      ...success(route, call, dataOf(route, { front, twin }, parts)),
      ...withLimits(parts.refusals.responses(codes), limits),
    },
  };
}

function twinOf(
  route: DescribedRoute,
  front: RestRoute | undefined,
  { operations }: DocumentParts,
): OperationFacts | undefined {
  const name = front?.operation.split(' ')[1] ?? read<string>(OPERATION_METADATA, route);
  const twin = name === undefined ? undefined : operations.get(name);
  if (name !== undefined && !twin)
    throw new Error(`${route.entry.name} is the same as ${name}, which does not exist.`);
  return twin;
}

const words = (path: string) =>
  path
    .replace(/^\/api\/v1/, '')
    .split('/')
    .filter(Boolean)
    .map((word) => (word.startsWith(':') ? `by-${word.slice(1)}` : word));

/** `PATCH /api/v1/faqs/:id/status` -> `patchFaqsByIdStatus`. */
function operationId({ method, path }: DescribedRoute): string {
  const name = [method.toLowerCase(), ...words(path)].join('-');
  return name.replace(/[-_.](\w)/g, (_, letter: string) => letter.toUpperCase());
}

export const toTag = (path: string) => words(path).find((word) => word !== 'public') ?? 'public';

function deprecatedBy({ handler }: DescribedRoute, twin?: OperationFacts): JsonSchema {
  const deprecation =
    deprecationOfHandler(handler) ?? (twin && deprecationOfHandler(handlerOf(twin)));
  return toDeprecation(deprecation ? deprecationReason(deprecation) : twin?.deprecationReason);
}

/** A limit for programs: so many calls in so many seconds. */
const describeLimit = ({ name, points, seconds, per, counts }: OperationLimit) => ({
  ...{ name, limit: points, seconds, per },
  ...(counts && { counts }),
});

/** The refusal of too many calls, with the limits that this operation has beside those of all. */
function withLimits(
  responses: Record<string, JsonSchema>,
  limits: readonly OperationLimit[],
): Record<string, JsonSchema> {
  const says = limitsText(limits);
  const refusal = responses[429];
  if (!says || !refusal) return responses;
  return {
    ...responses,
    429: { ...refusal, description: `${says} Beyond it: TOO_MANY_REQUESTS.` },
  };
}

function saysOf(
  route: DescribedRoute,
  limits: readonly OperationLimit[],
  twin?: OperationFacts,
): JsonSchema {
  const text =
    read<AnsweredFile>(FILE_METADATA, route)?.says ??
    read<string>(SAYS_METADATA, route) ??
    twin?.description;
  if (!text) throw new Error(`Nothing says what ${route.entry.name} does.`);
  const [summary] = /^[^.;:]+/.exec(text) ?? [text];
  const description = [text.replace(/[^.]$/, '$&.'), limitsText(limits)].filter(Boolean).join(' ');
  return { summary: summary.trim(), description: limits.length > 0 ? description : text };
}

function securityOf(entry: ApiEntry): JsonSchema {
  const { access } = entry;
  if (!access || access === 'public') return { security: [{}, { bearer: [] }] };
  const scope = getTokenScope(entry);
  return {
    security: [{ bearer: [access] }],
    'x-permission': access,
    ...(scope && { 'x-token-scope': scope }),
  };
}

const LANGUAGE_PARAMETERS = [{ $ref: '#/components/parameters/AcceptLanguage' }];
const KEY_PARAMETER = { $ref: '#/components/parameters/IdempotencyKey' };

function parametersOf({ path, query, hasKey }: RouteCall): JsonSchema[] {
  const inPath = Object.entries(path).map(([name, schema]) => ({
    ...{ name, in: 'path', required: true, schema },
    description: PATH_PARTS[name] ?? `The ${name}.`,
  }));
  const isSaid = query.some(({ name }) => name === 'language');
  return [
    ...inPath,
    ...query.map(queryParameter),
    ...(isSaid ? [] : [{ $ref: '#/components/parameters/Language' }]),
    ...LANGUAGE_PARAMETERS,
    ...(hasKey ? [KEY_PARAMETER] : []),
  ];
}

const PATH_PARTS: Record<string, string> = {
  id: 'Id of the row.',
  slug: 'Slug of the row.',
  token: 'The secret part of the link.',
  file: 'Name of the file.',
  name: 'Name of the file.',
  email: 'The e-mail address.',
  kind: 'Kind of the request.',
  side: 'Whose link it is: `office` or `mine`.',
  role: 'Id or slug of the job role.',
  type: 'Kind of contact information.',
  key: 'Name of the entry for programs.',
};

function queryParameter({ name, required, schema }: QueryParameter): JsonSchema {
  const { description, ...rest } = schema;
  return {
    ...{ name, in: 'query', required },
    ...(description !== undefined && { description }),
    // several values are separated by commas
    ...(rest['type'] === 'array' && { style: 'form', explode: false }),
    schema: rest,
  };
}

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

function success(route: DescribedRoute, { hasKey }: RouteCall, data: JsonSchema): JsonSchema {
  const status = Number(
    Reflect.getMetadata(HTTP_CODE_METADATA, route.handler) ?? (route.method === 'POST' ? 201 : 200),
  );
  const file = read<AnsweredFile>(FILE_METADATA, route);
  if (file) {
    const content = file.types.map((type) => [type, { schema: FILE_CONTENT[type] ?? BINARY }]);
    return {
      [status]: { description: 'The file.', content: Object.fromEntries(content) as object },
    };
  }
  const message = Reflect.getMetadata(MESSAGE_METADATA, route.handler) as unknown;
  const isList = Reflect.hasMetadata(LIST_KEY_METADATA, route.handler);
  const properties = {
    success: { type: 'boolean', const: true },
    ...(message !== undefined && { message: { type: 'string', description: 'For people.' } }),
    data,
    ...(isList && { meta: { $ref: '#/components/schemas/PageMeta' } }),
  };
  const schema = objectSchema(properties, Object.keys(properties));
  const headers = {
    ...(status === 201 && { Location: header('Location') }),
    ...(isList && { Link: header('Link') }),
    ...(hasKey && { 'Idempotency-Replayed': header('IdempotencyReplayed') }),
    RateLimit: header('RateLimit'),
    'RateLimit-Policy': header('RateLimitPolicy'),
  };
  return {
    [status]: { description: 'Done.', headers, content: { 'application/json': { schema } } },
  };
}

const BINARY = { type: 'string', format: 'binary' };
const FILE_CONTENT: Record<string, JsonSchema> = {
  'text/html': { type: 'string' },
  'text/calendar': { type: 'string' },
  'text/plain': { type: 'string' },
  'application/json': { type: 'object' },
};

/** What is answered as `data`. */
function dataOf(
  route: DescribedRoute,
  { front, twin }: { front?: RestRoute; twin?: OperationFacts },
  { schemas, fronts }: DocumentParts,
): JsonSchema {
  if (read(FILE_METADATA, route)) return {};
  const listKey = Reflect.getMetadata(LIST_KEY_METADATA, route.handler) as
    string | null | undefined;
  if (front) return fronts.answer(front);
  const answers = read<() => unknown>(ANSWERS_METADATA, route);
  if (listKey === undefined) return answers ? schemas.answer(answers()) : twinAnswer();
  const items = { type: 'array', items: answers ? schemas.answer(answers()) : rowOf() };
  return listKey === null ? items : pageOf(listKey, items);

  function twinAnswer(): JsonSchema {
    if (!twin) throw new Error(`Nothing says what ${route.entry.name} answers.`);
    const schema = schemas.answerOf(twin.typeFn());
    return twin.returnTypeOptions.isArray ? { type: 'array', items: schema } : schema;
  }

  /** The row of the page that the operation answers. */
  function rowOf(): JsonSchema {
    const items = twin && readTypeFields(twin.typeFn()).get('items');
    if (!items) throw new Error(`Nothing says of what ${route.entry.name} is a list.`);
    return schemas.answerOf(items.typeFn());
  }
}

const whole = (description: string, minimum = 0) => ({ type: 'integer', minimum, description });

const PAGE = {
  total: whole('Number of rows that match, on all pages together.'),
  page: whole('Number of this page, from 1.', 1),
  limit: { ...whole('Largest number of rows on a page.', 1), maximum: LIMITS.list.maxLimit },
  offset: whole('Number of rows before this page.'),
};

/** The counts of a list, beside its rows. */
export const PAGE_META = objectSchema(PAGE, Object.keys(PAGE), {
  description: 'The page of a list: how many rows there are, and which of them these are.',
});

function pageOf(key: string, items: JsonSchema): JsonSchema {
  const properties = { [key]: items, ...PAGE };
  return objectSchema(properties, Object.keys(properties));
}
