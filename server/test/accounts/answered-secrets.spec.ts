import { isNonNullType } from 'graphql';
import { DataSource } from 'typeorm';
import {
  aClient,
  aColleague,
  aContactRequest,
  aJobRole,
  anApplication,
  aServiceRequest,
} from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { keptSecrets } from '../support/kept-secrets.js';
import { callOperation, operationsOf, schemaOf } from '../support/operation.js';
import { expectDone } from '../support/refusals.js';
import { enableSecondFactor } from '../support/second-factor.js';
import { entries } from '../support/surface-calls.js';
import { type Answer, TestApp } from '../support/test-app.js';

const NONE = '01890000-0000-7000-8000-000000000000';
const ROUTES = entries
  .filter(({ name }) => name.startsWith('GET ') && !name.includes(' /dev/'))
  .map(({ name }) => name.slice('GET '.length));

let app: TestApp;
const tokens: Record<string, string | undefined> = { nobody: undefined };
/** A row of each kind that has something to keep. */
const ids: [RegExp, string][] = [];
const idFor = (name: string) => ids.find(([kind]) => kind.test(name))?.[1] ?? NONE;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  const admin = await app.adminToken();
  for (const role of ['lawyer', 'secretary'] as const)
    tokens[role] = (await aColleague(app, { role })).token;
  const client = await aClient(app);
  Object.assign(tokens, { admin, client: client.token });
  const send = async (path: string, body: object, cv?: object) =>
    expectDone(await app.rest<{ id: string }>('POST', path, { token: client.token, body, ...cv }));
  const role = aJobRole({ slug: 'lawyer' });
  expectDone(await app.rest('POST', '/roles', { token: admin, body: role }));
  const application = await send('/join-team-applications', anApplication(), {
    files: { cv: aCv() },
  });
  ids.push([/application/i, application.id]);
  ids.push([/service-?request/i, (await send('/service-requests', aServiceRequest())).id]);
  ids.push([/contact-?request/i, (await send('/contact-requests', aContactRequest())).id]);
  ids.push([/user/i, client.id]);
  const [event] = await app.app
    .get(DataSource)
    .query<{ id: string }[]>('SELECT id FROM audit_events WHERE entity_id = $1', [application.id]);
  ids.push([/audit/i, event!.id]);
  await enableSecondFactor(app, client);
});
afterAll(() => app.close());

/** Every query that needs no argument but an id. */
function queries(): string[] {
  const fields = Object.entries(operationsOf(schemaOf(app), 'query'));
  const isReadable = ({ args }: (typeof fields)[number][1]) =>
    args.every(({ name, type }) => name === 'id' || !isNonNullType(type));
  return fields.filter(([, field]) => isReadable(field)).map(([name]) => name);
}

async function query(name: string, token?: string): Promise<Answer<unknown>> {
  const hasId = operationsOf(schemaOf(app), 'query')[name]?.args.some((arg) => arg.name === 'id');
  return callOperation(app, ['query', name], hasId ? { id: idFor(name) } : {}, { token });
}

it('this test knows the values of secret columns and the places of files', async () => {
  expect([...(await keptSecrets(app)).keys()]).toEqual(
    expect.arrayContaining([
      'the folder of files',
      'applications.cv_key',
      'link_tokens.token_hash',
      'second_factors.recovery_hashes',
      'second_factors.sealed_secret',
      'users.password_hash',
    ]),
  );
});

it.each(['nobody', 'client', 'lawyer', 'secretary', 'admin'])(
  'no route and no query answers a hash, a secret or a place in the store to: %s',
  async (role) => {
    const token = tokens[role];
    const answers = new Map<string, Answer<unknown>>();
    for (const path of ROUTES) {
      const at = path.replace('/api/v1', '').replace(/:\w+/g, idFor(path));
      const address = path.startsWith('/api/v1') ? at : `/${at}`;
      answers.set(path, await app.rest('GET', address, { token }));
    }
    for (const name of queries()) answers.set(name, await query(name, token));
    const isData = ({ data, code }: Answer<unknown>) => Boolean(data) && code === undefined;
    const read = [...answers.values()].filter(isData);
    expect(read.length).toBeGreaterThan(role === 'admin' ? 100 : 25);
    const kept = await keptSecrets(app);
    for (const [name, { body, headers }] of answers) {
      const text = JSON.stringify([body, headers]);
      const shown = [...kept].filter(([, texts]) => texts.some((secret) => text.includes(secret)));
      expect({ name, shown: shown.map(([place]) => place) }).toEqual({ name, shown: [] });
    }
  },
);
