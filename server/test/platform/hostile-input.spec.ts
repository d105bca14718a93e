import {
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { AppModule } from '../../src/app.module.js';
import { readApiSurface } from '../../src/commands/api-surface.js';
import { AppConfig } from '../../src/platform/config/app-config.js';
import {
  aClient,
  aConsultant,
  aRegistration,
  aService,
  aServiceRequest,
} from '../support/builders.js';
import { dummies } from '../support/dummies.js';
import {
  callOperation,
  type OperationKind,
  operationsOf,
  operationText,
  schemaOf,
} from '../support/operation.js';
import { expectNothingInside, raw } from '../support/raw.js';
import { TINY_PICTURE } from '../support/pictures.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { tellCount } from '../support/tell-count.js';
import { TestApp } from '../support/test-app.js';

const TEXTS = [
  'a\u0000b',
  'a\ud800b',
  '\udc00',
  `'; DROP TABLE users; --`,
  '%_\\',
  '\u202e\u200f\ufeff\uffff',
  '{"$gt":""}',
  '__proto__',
  '-1',
  '9'.repeat(40),
  'x'.repeat(200_000),
];
const NUMBERS = [-1, 0, 2_147_483_647, -2_147_483_648];
/** So small that they are written with an exponent. */
const SMALL_NUMBERS = [1e-7, 5e-324];
/** Where a NUL in the address would reach the database, and the field that refuses it. */
const NULS = [
  ['GET', '/join-team-applications/role/a%00', 'role'],
  ['GET', '/email-verification/status/a%00', 'email'],
  ['PUT', '/contact-info/admin/type/phone/key/a%00', 'key'],
] as const;
const WRONG_TYPES: unknown[] = [[], {}, ['x'], { toString: 'x' }, true, 1e308, null];
const PARAMETERS = [
  'id',
  'page',
  'limit',
  'offset',
  'search',
  'q',
  'sortBy',
  'status',
  'slug',
  'to',
];

const { entries } = readApiSurface(
  AppModule.forRoot(
    AppConfig.fromEnvironment({
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      JWT_SECRET: 'a-secret-for-tests-of-the-product-and-only-them',
    }),
  ),
);
const names = entries.map(({ name }) => name);
/** Routes that run operations are the same for every kind of request, so one kind stands for all. */
const isRepeated = ({ name, operation }: (typeof entries)[number]) =>
  operation !== undefined &&
  /\/(contact-requests|join-team-applications|consultations)\//.test(name);
const routes = entries
  .filter((entry) => entry.name.includes(' /') && !isRepeated(entry))
  .map(({ name }) => name);
const operations = names.filter((name) => /^(query|mutation) /.test(name));

/** Valid inputs, so that a single bad value in them gets past the other checks. */
const GOOD: Record<string, () => object> = {
  CreateServiceInput: aService,
  SubmitServiceRequestInput: aServiceRequest,
  RegisterInput: aRegistration,
  CreateUserInput: aRegistration,
};

/** Replaces half surrogate pairs, which cannot be written in an address. */
const wellFormed = (text: string) => Buffer.from(text, 'utf8').toString('utf8');

interface Place {
  path: string[];
  type: GraphQLInputType;
}

/** Every place in the arguments of an operation that takes a single value. */
function placesOf(inputs: readonly { name: string; type: GraphQLInputType }[]): Place[] {
  return inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return [{ path: [name], type }];
    // the three languages of a field have the same rules, so one is enough
    const fields = Object.values(named.getFields()).filter((field) => !/(Fr|En)$/.test(field.name));
    return fields.map((field) => ({ path: [name, field.name], type: field.type }));
  });
}

const typesTried = new Set<string>();

/**
 * What a place of this type is given. Values of a wrong type are refused by GraphQL itself, whatever
 * the operation, so each type gets them once; so are texts for an enum or a boolean.
 */
function valuesFor(type: GraphQLInputType): unknown[] {
  const named = getNamedType(type);
  const wrong = typesTried.has(String(type)) ? [null] : WRONG_TYPES;
  typesTried.add(String(type));
  if (named.name === 'Int') return [...NUMBERS, ...wrong];
  if (named.name === 'Float') return [...NUMBERS, ...SMALL_NUMBERS, 'x', ...wrong];
  const takesTexts = isScalarType(named) && named.name !== 'Boolean';
  return [...(takesTexts ? TEXTS : ['x']), ...wrong];
}

describe('hostile input', () => {
  let app: TestApp;
  let token: string;
  const sent = { graphql: 0, rest: 0 };
  const ids = { user: '', request: '', none: '01890000-0000-7000-8000-000000000000' };

  beforeAll(async () => {
    app = await TestApp.start(__filename, { LOG_LEVEL: 'error' });
    token = await app.adminToken();
    const person = await aClient(app);
    const sent = await app.rest<{ id: string }>('POST', '/service-requests', {
      token: person.token,
      body: aServiceRequest(),
    });
    Object.assign(ids, { user: person.id, request: sent.data.id });
  });
  afterAll(() => app.close());

  /** The id of an existing row, for an operation that takes one. */
  const knownId = (name: string, type: GraphQLInputType) => {
    if (getNamedType(type).name === 'Int') return 6;
    return /user/i.test(name) ? ids.user : /request/i.test(name) ? ids.request : ids.none;
  };

  /** Expects success or a refusal, never an internal error or internal details. */
  const expectHandled = (asked: unknown, { status, text }: { status: number; text: string }) => {
    // the description of the API names all codes
    const isDescription = /^\{\s*"openapi"/.test(text);
    const isFailure = status >= 500 || (!isDescription && text.includes('INTERNAL_ERROR'));
    if (isFailure) throw new Error(`${JSON.stringify(asked).slice(0, 300)} -> ${status} ${text}`);
    if (status >= 400) expectNothingInside(text);
  };

  it.each(operations)(
    'hostile values in the arguments of %s cause no internal error',
    async (name) => {
      const [kind, target] = name.split(' ') as [OperationKind, string];
      const schema = schemaOf(app);
      const args = operationsOf(schema, kind)[target]?.args ?? [];
      for (const { path, type } of placesOf(args)) {
        const results = await Promise.all(
          valuesFor(type).map(async (value) => {
            const variables: Record<string, unknown> = { ...dummies(args) };
            for (const { name: argument, type: declared } of args) {
              const inner = getNamedType(declared);
              if (argument === 'id') variables[argument] = knownId(target, declared);
              if (isInputObjectType(inner) && isNonNullType(declared))
                variables[argument] = { ...GOOD[inner.name]?.() };
            }
            const [first, second] = path as [string, string?];
            if (second) variables[first] = { ...(variables[first] as object), [second]: value };
            else variables[first] = value;
            const query = operationText(schema, kind, target, Object.keys(variables));
            const asked = { path, value };
            const answer = await raw(app, {
              method: 'POST',
              path: '/graphql',
              headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
              body: JSON.stringify({ query, variables }),
            });
            return { asked, answer };
          }),
        );
        for (const { asked, answer } of results) expectHandled(asked, answer);
        sent.graphql += results.length;
      }
    },
  );

  it.each(routes)(
    'hostile values in the path and query of %s cause no internal error',
    async (name) => {
      const [method, target] = name.split(' ') as [string, string];
      const spelt = TEXTS.map((text) => encodeURIComponent(wellFormed(text.slice(0, 5000))));
      const signs = [...spelt, '%00', '%ED%A0%80', '%2e%2e%2f', '%', '1e1', '0x10', '-0', 'null'];
      const paths = target.includes(':') ? signs.map((sign) => target.replace(/:\w+/, sign)) : [];
      const inPlace = target.replace(/:\w+/, '6');
      const queries = PARAMETERS.flatMap((parameter, turn) =>
        signs
          .filter((_, index) => index % 4 === turn % 4)
          .map((sign) => `${inPlace}?${parameter}=${sign}`),
      );
      const asked = method === 'GET' ? [...paths, ...queries] : paths;
      const answers = await Promise.all(
        asked.map((path) =>
          raw(app, { method, path, headers: { Authorization: `Bearer ${token}` } }),
        ),
      );
      answers.forEach((answer, index) => expectHandled(asked[index], answer));
      sent.rest += answers.length;
    },
  );

  const many = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`);
  it.each([
    ['201 names', Object.fromEntries(many(201).map((name) => [name, 1]))],
    ['80,000 names', Object.fromEntries(many(80_000).map((name) => [name, 1]))],
    ['80,000 values in a list', { email: many(80_000) }],
    ['10,000 values in lists of lists', { email: many(100).map(() => many(100)) }],
  ])('a body with %s is refused as too large, before its fields are looked at', async (_, body) => {
    const answer = await app.rest('POST', '/auth/login', { body });
    expect([answer.status, answer.code, answer.fields]).toEqual([413, 'PAYLOAD_TOO_LARGE', {}]);
  });

  it.each([
    ['values', 413, 'PAYLOAD_TOO_LARGE', JSON.stringify(many(80_000).map((id) => ({ id })))],
    ['levels', 400, 'BAD_REQUEST', '['.repeat(5000) + ']'.repeat(5000)],
  ])('variables with too many %s are refused before they are looked at', async (...expected) => {
    const [, status, code, ids] = expected;
    const answer = await raw(app, {
      method: 'POST',
      path: '/graphql',
      headers: { 'Content-Type': 'application/json' },
      body: `{"query":"{ __typename }","variables":{"ids":${ids}}}`,
    });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(code);
  });

  it.each(NULS)('a NUL in %s %s is refused at its field', async (method, path, field) => {
    const body = method === 'PUT' ? { value: '021 00 00 00' } : undefined;
    expectRefused(await app.rest(method, path, { token, body }), 'BAD_USER_INPUT', field);
  });

  it('a NUL in the id of a record in the audit log is refused at its field', async () => {
    const args = { filter: { entity: 'user', entityId: 'a\u0000' } };
    const answer = await callOperation(app, ['query', 'auditEvents'], args, { token });
    expectRefused(answer, 'BAD_USER_INPUT', 'entityId');
  });

  it.each(SMALL_NUMBERS)('%s is refused as a number of few decimals', async (rating) => {
    const { id } = expectDone(
      await app.rest<{ id: number }>('POST', '/consultants', {
        token,
        body: aConsultant(),
        files: { image: TINY_PICTURE },
      }),
    );
    const path = `/consultants/${id}`;
    const answers = [
      await app.rest('PUT', path, { token, body: { rating } }),
      await app.rest('PUT', path, {
        token,
        body: { rating: String(rating) },
        files: { image: TINY_PICTURE },
      }),
      await callOperation(
        app,
        ['mutation', 'updateConsultant'],
        { id, input: { rating } },
        { token },
      ),
    ];
    for (const answer of answers) expectRefused(answer, 'BAD_USER_INPUT', 'rating');
  });

  it('at least 3,000 bad inputs are sent over both transports', () => {
    tellCount('bad inputs over GraphQL', sent.graphql);
    tellCount('bad inputs over REST', sent.rest);
    expect(Math.min(sent.graphql, sent.rest)).toBeGreaterThan(0);
    expect(sent.graphql + sent.rest).toBeGreaterThanOrEqual(3000);
  });

  it('after all hostile input the product still works and no prototype is polluted', async () => {
    const answer = await app.rest('GET', '/auth/profile', { token });
    expect([answer.status, answer.data['email']]).toEqual([200, 'admin@mizan.test']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
