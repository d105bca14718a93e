import type { UserRole } from '../../src/contract/enums.js';
import { type Permission, roleCan } from '../../src/contract/permissions.js';
import { aClient, aColleague, type Person } from '../support/builders.js';
import { operationsOf, schemaOf } from '../support/operation.js';
import { expectRefused } from '../support/refusals.js';
import {
  callSurface,
  entries,
  isRoute,
  marked,
  operations,
  routes,
} from '../support/surface-calls.js';
import { type CallOptions, TestApp } from '../support/test-app.js';

const closedToClients = ({ access }: { access: Permission }) => !roleCan('client', access);

let app: TestApp;
let admin: string;
let client: Person;
/** Somebody of each role in the office beside the administrator. */
const tokens: Partial<Record<UserRole, string>> = {};

const call = (name: string, options?: CallOptions) => callSurface(app, name, options);

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  client = await aClient(app);
  for (const role of ['lawyer', 'secretary'] as const)
    tokens[role] = (await aColleague(app, { role })).token;
});
afterAll(() => app.close());

describe('the list of routes and operations', () => {
  it('every route and operation says who may use it', () => {
    expect(entries.filter(({ access }) => !access).map(({ name }) => name)).toEqual([]);
    expect(entries.length).toBeGreaterThan(100);
  });

  it('every operation of the schema is in the list of routes and operations', () => {
    const schema = schemaOf(app);
    const inSchema = (['query', 'mutation', 'subscription'] as const).flatMap((kind) =>
      Object.keys(operationsOf(schema, kind)).map((name) => `${kind} ${name}`),
    );
    const inList = entries.map(({ name }) => name).filter((name) => !isRoute(name));
    expect(inSchema.sort()).toEqual(inList.sort());
  });

  it('every route that the server answers is in the list of routes and operations', () => {
    const { router } = app.app.getHttpAdapter().getInstance() as unknown as {
      router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
    };
    // middleware of the framework answers every method and passes the call on
    const served = router.stack
      .flatMap(({ route }) => (route ? [{ ...route, names: Object.keys(route.methods) }] : []))
      .filter(({ names, path }) => names.length === 1 && path !== '/graphql')
      .map(({ path, names }) => `${names[0]?.toUpperCase()} ${path}`);
    const listed = entries.map(({ name }) => name);
    expect(served.filter((name) => !listed.includes(name))).toEqual([]);
    expect(served.length).toBe(listed.filter(isRoute).length);
  });
});

describe('rights to routes and operations', () => {
  it.each(marked)('$name refuses people who are not signed in', async ({ name }) => {
    expectRefused(await call(name), 'UNAUTHENTICATED');
  });

  it.each(marked.filter(closedToClients))('$name refuses clients', async ({ name }) => {
    expectRefused(await call(name, { token: client.token }), 'FORBIDDEN');
  });

  it.each(marked.filter(closedToClients).filter(({ name }) => !name.startsWith('subscription')))(
    '$name lets administrators in',
    async ({ name }) => {
      const { code } = await call(name, { token: admin });
      expect(['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL_ERROR']).not.toContain(code);
    },
  );

  describe.each(['lawyer', 'secretary'] as const)('of a %s', (role) => {
    const isOpen = ({ access }: { access: Permission }) => roleCan(role, access);
    /** What ends or renews the session is called by clients below. */
    const isCall = ({ name, access }: { name: string; access: Permission }) =>
      !name.startsWith('subscription') && access !== 'account.own';

    it.each(marked.filter((entry) => !isOpen(entry)))('$name is refused', async ({ name }) => {
      expectRefused(await call(name, { token: tokens[role] }), 'FORBIDDEN');
    });

    it.each(marked.filter((entry) => isOpen(entry) && isCall(entry)))(
      '$name is open',
      async ({ name }) => {
        const { code } = await call(name, { token: tokens[role] });
        expect(['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL_ERROR']).not.toContain(code);
      },
    );
  });

  it.each(marked.filter((entry) => !closedToClients(entry) && !/subscription/.test(entry.name)))(
    '$name lets clients in',
    async ({ name }) => {
      const token = await app.signIn(client.email, client.password);
      const { code } = await call(name, { token });
      expect(['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL_ERROR']).not.toContain(code);
    },
  );

  it.each(marked.filter(({ access }) => access === 'request.submit'))(
    '$name refuses clients whose address is not verified',
    async ({ name }) => {
      const { token } = await aClient(app, {}, { verified: false });
      expectRefused(await call(name, { token }), 'EMAIL_NOT_VERIFIED');
    },
  );

  it('more than twenty routes and twenty operations refuse clients', () => {
    expect(routes.filter(closedToClients).length).toBeGreaterThan(20);
    expect(operations.filter(closedToClients).length).toBeGreaterThan(20);
  });
});
