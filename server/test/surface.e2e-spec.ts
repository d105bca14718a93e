import { AppModule } from '../src/app.module.js';
import { readSurface } from '../src/app-surface.js';
import { type Permission, roleCan } from '../src/contract/permissions.js';
import { AppConfig } from '../src/core/config/app-config.js';
import { aClient, type Person } from './support/builders.js';
import { dummies } from './support/dummies.js';
import { connect, refusalOf, subscribe } from './support/live.js';
import { type OperationKind, operationsOf, operationText, schemaOf } from './support/operation.js';
import { expectRefused } from './support/refusals.js';
import { type Answer, type CallOptions, TestApp } from './support/test-app.js';

const config = AppConfig.fromEnvironment({
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
  JWT_SECRET: 'x'.repeat(32),
});
const { entries } = readSurface(AppModule.with(config));
const isRoute = (name: string) => name.includes(' /');
const marked = entries.filter(({ access }) => access && access !== 'public') as {
  name: string;
  access: Permission;
}[];
const routes = marked.filter(({ name }) => isRoute(name));
const operations = marked.filter(({ name }) => !isRoute(name));
const closedToClients = ({ access }: { access: Permission }) => !roleCan('client', access);

let app: TestApp;
let admin: string;
let client: Person;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  client = await aClient(app);
});
afterAll(() => app.close());

/** Calls a route or an operation with what its validation would refuse, so that rights show first. */
async function call(name: string, options: CallOptions = {}): Promise<Answer<unknown>> {
  const [kind, target] = name.split(' ') as [string, string];
  if (isRoute(name)) {
    const path = target.replace('/api/v1', '').replace(/:\w+/g, 'x');
    const body = kind === 'GET' || kind === 'DELETE' ? undefined : { nonsense: true };
    return app.rest(kind, `${path}?nonsense=1`, { ...options, body });
  }
  const schema = schemaOf(app);
  const field = operationsOf(schema, kind as OperationKind)[target];
  const variables = dummies(field?.args ?? []);
  const text = operationText(schema, kind as OperationKind, target, Object.keys(variables));
  if (kind !== 'subscription') return app.gql(text, variables, options);
  const socket = connect(app, { token: options.token });
  const stream = subscribe(socket, text, variables);
  const code = await refusalOf(stream);
  void socket.dispose();
  const message = stream.errors[0]?.message;
  return { status: 200, data: null, code, message, fields: {}, headers: {}, body: {} };
}

describe('the surface', () => {
  it('says of each route and operation who may use it', () => {
    expect(entries.filter(({ access }) => !access).map(({ name }) => name)).toEqual([]);
    expect(entries.length).toBeGreaterThan(100);
  });

  it('is complete: every operation of the schema is in the list', () => {
    const schema = schemaOf(app);
    const inSchema = (['query', 'mutation', 'subscription'] as const).flatMap((kind) =>
      Object.keys(operationsOf(schema, kind)).map((name) => `${kind} ${name}`),
    );
    const inList = entries.map(({ name }) => name).filter((name) => !isRoute(name));
    expect(inSchema.sort()).toEqual(inList.sort());
  });

  it('is complete: every route that the server answers is in the list', () => {
    const { router } = app.app.getHttpAdapter().getInstance() as unknown as {
      router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
    };
    // what the framework puts before its own paths answers every method and hands on
    const served = router.stack
      .flatMap(({ route }) => (route ? [{ ...route, names: Object.keys(route.methods) }] : []))
      .filter(({ names, path }) => names.length === 1 && path !== '/graphql')
      .map(({ path, names }) => `${names[0]?.toUpperCase()} ${path}`);
    const listed = entries.map(({ name }) => name);
    expect(served.filter((name) => !listed.includes(name))).toEqual([]);
    expect(served.length).toBe(listed.filter(isRoute).length);
  });
});

describe('rights come before everything else', () => {
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

  it.each(marked.filter((entry) => !closedToClients(entry) && !/subscription/.test(entry.name)))(
    '$name lets clients in',
    async ({ name }) => {
      const token = await app.signIn(client.email, client.password);
      const { code } = await call(name, { token });
      expect(['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL_ERROR']).not.toContain(code);
    },
  );

  it.each(marked.filter(({ access }) => access === 'request.submit'))(
    '$name refuses clients who have not proved their address',
    async ({ name }) => {
      const { token } = await aClient(app, {}, { verified: false });
      expectRefused(await call(name, { token }), 'EMAIL_NOT_VERIFIED');
    },
  );

  it('closes most of the surface to clients', () => {
    expect(routes.filter(closedToClients).length).toBeGreaterThan(20);
    expect(operations.filter(closedToClients).length).toBeGreaterThan(20);
  });
});
