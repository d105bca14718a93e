import type { GraphQLSchema } from 'graphql';
import { LIMITS } from '../../contract/limits.js';
import { LOCALES } from '../../contract/locales.js';
import { CALLS_PER_ADDRESS } from '../../platform/access/address-rate-limit.js';
import type { JsonSchema } from '../../platform/http/described.js';
import { readOperations } from '../../platform/internals/type-metadata.js';
import { REST_ROUTES } from '../../modules/rest/rest-routes.js';
import { ClassSchemas } from './class-schemas.js';
import { FrontCalls } from './front-calls.js';
import type { DescribedRoute } from '../api-surface.js';
import { describeOperation, openApiPath, PAGE_META, toTag } from './operations.js';
import { REFUSAL_SCHEMAS, Refusals } from './refusals.js';

/** The inbox of development is no part of the API. */
const isDocumented = ({ path }: DescribedRoute) => !path.startsWith('/dev/');

const { points, seconds } = CALLS_PER_ADDRESS;
const DESCRIPTION = `The product over REST. GraphQL at \`/graphql\` can do the same, and more at once.

- **Sign in** with \`POST /api/v1/auth/login\` and send the token as \`Authorization: Bearer …\`, or use a token that an administrator made for a program. \`x-permission\` is the right that the account needs, \`x-token-scope\` the scope of a program's token; a route without it is closed to programs.
- **Answers** are \`{ "success": true, "data": … }\`, refusals \`{ "success": false, "error": "CODE", "message": … }\`. Decide by the code; the message is for people.
- **Unknown fields** of bodies and of the query are refused and named.
- **Limits**: ${points} calls in ${seconds} seconds from one address; a program's token has a limit of its own. Beyond it the answer is 429 with \`Retry-After\`. An operation that has more limits names them in \`x-rate-limits\`: \`limit\` calls in \`seconds\`, counted \`per\` account, address, or what it says.
- **Paths** that begin with \`/api/v1/public/\` answer under \`/public/\`, too.
- **Languages**: messages are in the language of \`?language=\`, else of the account, else of \`Accept-Language\`, else Arabic.
- **Deprecated** routes and fields have \`x-deprecated-since\` and \`x-sunset\`, the first day on which they may be gone; answers of such routes say the same in the headers \`Deprecation\` and \`Sunset\`.`;

const text = (description: string) => ({ description, schema: { type: 'string' } });

const COMPONENTS = {
  securitySchemes: {
    bearer: {
      ...{ type: 'http', scheme: 'bearer' },
      description: 'The token of a session, or of a program.',
    },
  },
  headers: {
    RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
    Location: text(
      'Where what was created is read; of an export or a link, the file. None for an application that is sent without an account.',
    ),
    Link: text('The next and the previous page, as `rel="next"` and `rel="prev"`.'),
    IdempotencyReplayed: text('`true`: the answer is that of an earlier call with the same key.'),
    RateLimit: text('What is left of the limits of calls.'),
    RateLimitPolicy: text('The limits of calls: how many in how many seconds.'),
    WwwAuthenticate: text(
      '`Bearer`, with `error="invalid_token"` if a token was sent that is wrong or has ended.',
    ),
  },
  parameters: {
    Language: {
      ...{ name: 'language', in: 'query', required: false },
      description: 'Language of messages; an unknown one counts as Arabic.',
      schema: { $ref: '#/components/schemas/Locale' },
    },
    AcceptLanguage: {
      ...{ name: 'Accept-Language', in: 'header', required: false },
      description: 'Language of messages, where neither the address nor the account says it.',
      schema: { type: 'string', examples: LOCALES },
    },
    IdempotencyKey: {
      ...{ name: 'Idempotency-Key', in: 'header', required: false },
      description:
        'So that a repeated call creates nothing twice: the same input gets what the first call made, other input IDEMPOTENCY_MISMATCH. Kept for a week.',
      schema: {
        type: 'string',
        minLength: LIMITS.idempotencyKey.min,
        maxLength: LIMITS.idempotencyKey.max,
      },
    },
  },
};

/** Describes all routes of REST as OpenAPI 3.1. The GraphQL schema must have been made of the same classes. */
export function openApiDocument(
  routes: readonly DescribedRoute[],
  schema: GraphQLSchema,
  version: string,
): JsonSchema {
  const operations = new Map(readOperations().map((facts) => [facts.schemaName, facts]));
  const schemas = new ClassSchemas();
  const fronts = new FrontCalls(schema, schemas);
  const frontRoutes = new Map(
    REST_ROUTES.map((route) => [`${route.method} /api/v1${route.path}`, route]),
  );
  const refusals = new Refusals();
  const parts = { schema, operations, schemas, refusals, fronts, frontRoutes };
  const documented = routes.filter(isDocumented);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of documented) {
    const path = (paths[openApiPath(route.path)] ??= {});
    path[route.method.toLowerCase()] = describeOperation(route, parts);
  }
  const components = { ...schemas.components, ...REFUSAL_SCHEMAS, PageMeta: PAGE_META };
  return {
    openapi: '3.1.1',
    info: { title: 'Mizan', version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...new Set(documented.map(({ path }) => toTag(path)))].sort().map((name) => ({ name })),
    paths: sorted(paths),
    components: {
      ...COMPONENTS,
      schemas: sorted(components),
      responses: sorted(refusals.components),
    },
  };
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
