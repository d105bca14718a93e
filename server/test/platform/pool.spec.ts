import { Client } from 'pg';
import { filter, firstValueFrom } from 'rxjs';
import { ChangeEventBus } from '../../src/platform/events/change-event-bus.js';
import { SETTINGS_ENTITY } from '../../src/modules/settings/setting-group.entity.js';
import {
  aClient,
  aContactRequest,
  aRegistration,
  aService,
  aServiceRequest,
  type Person,
} from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone } from '../support/refusals.js';
import { type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const CONNECTIONS = 2;
const AT_ONCE = 12;

/** A call that needs a second connection while it holds one would block forever here. */
describe(`${AT_ONCE} calls at once with ${CONNECTIONS} connections to the database`, () => {
  let app: TestApp;
  let admin: string;
  let client: Person;
  let requestId: string;

  beforeAll(async () => {
    app = await TestApp.start(__filename, { DATABASE_POOL: String(CONNECTIONS) });
    admin = await app.adminToken();
    client = await aClient(app);
    requestId = expectDone(await submit()).id;
  });
  afterAll(() => app.close());

  const submit = (headers?: Record<string, string>) =>
    app.rest<{ id: string }>('POST', '/service-requests', {
      token: client.token,
      body: aServiceRequest(),
      headers,
    });
  const credentials = () => ({ email: client.email, password: client.password });
  const operation = (kind: 'query' | 'mutation', name: string, variables: object = {}) =>
    callOperation<unknown>(app, [kind, name], variables, { token: admin });

  const calls: { title: string; call: (index: number) => Promise<Answer<unknown>> }[] = [
    { title: 'requests are stored', call: () => submit() },
    {
      title: 'repeated requests are stored',
      call: () => submit({ 'Idempotency-Key': 'one-and-the-same' }),
    },
    {
      title: 'statuses are set',
      call: (index) =>
        operation('mutation', 'setServiceRequestStatus', {
          id: requestId,
          input: { status: index % 2 ? 'approved' : 'pending', note: `Word ${index}` },
        }),
    },
    {
      title: 'services are created',
      call: () => operation('mutation', 'createService', { input: aService() }),
    },
    {
      title: 'services are toggled',
      call: () => operation('mutation', 'toggleServiceStatus', { id: 6 }),
    },
    {
      title: 'accounts are registered',
      call: () => app.rest('POST', '/auth/register', { body: aRegistration() }),
    },
    {
      title: 'clients sign in',
      call: () => app.rest('POST', '/auth/login', { body: credentials() }),
    },
    {
      title: 'accounts are created by administrators',
      call: () => operation('mutation', 'createUser', { input: aRegistration() }),
    },
    {
      title: 'accounts are changed',
      call: (index) =>
        operation('mutation', 'updateUser', {
          id: client.id,
          input: { fullName: `Amina ${index}` },
        }),
    },
    {
      title: 'reset links are requested',
      call: () => app.rest('POST', '/password-reset/send-reset', { body: { email: client.email } }),
    },
    { title: 'the overview is read', call: () => operation('query', 'overview') },
    { title: 'lists are read', call: () => operation('query', 'serviceRequests', { limit: 50 }) },
  ];

  it.each(calls)(
    `${AT_ONCE} calls at once succeed with ${CONNECTIONS} database connections: $title`,
    async ({ call }) => {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => call(index)));
      const refused = answers.filter(({ code }) => code !== undefined);
      expect(refused.map(({ code, fields }) => ({ code, fields }))).toEqual([]);
    },
  );
});

// two messages of one client wait for each other, and only the first of them for the table
const WAITING = `
  SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** What a transaction reads outside of itself needs a connection, too. */
describe('transactions that need a setting while they hold the connections', () => {
  let app: TestApp;
  let other: TestApp;
  let holder: Client;

  beforeAll(async () => {
    app = await TestApp.start(__filename, { DATABASE_POOL: '4' });
    other = await app.beside();
    holder = new Client({ connectionString: app.database.url });
    await holder.connect();
  });
  afterAll(async () => {
    await holder.end();
    await other.close();
    await app.close();
  });

  it('read it anew when it was changed meanwhile', async () => {
    const admin = await other.adminToken();
    // what one client sends at the same time is written one after the other
    const clients = await Promise.all([1, 2, 3].map(() => aClient(app)));
    await holder.query('BEGIN; LOCK TABLE request_events IN ACCESS EXCLUSIVE MODE');
    const sent = Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const { token } = clients[index % clients.length]!;
        return app.rest('POST', '/contact-requests', { token, body: aContactRequest() });
      }),
    );
    await waitUntil('messages to wait', async () => (await holder.query(WAITING)).rows.length > 1);
    const { changes } = app.app.get(ChangeEventBus);
    const heard = firstValueFrom(changes.pipe(filter(({ entity }) => entity === SETTINGS_ENTITY)));
    const body = { security: { sessionTimeout: 45, version: 1 } };
    expectDone(await other.rest('PUT', '/settings', { token: admin, body }));
    await heard;
    await holder.query('COMMIT');
    expect((await sent).map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(201));
  });
});
