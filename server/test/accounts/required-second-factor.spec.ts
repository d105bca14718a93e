import type { ErrorCode } from '../../src/contract/errors.js';
import { type AccountApi, TRANSPORTS } from '../support/account-api.js';
import { aClient, aColleague, aContactRequest, anAdmin, type Person } from '../support/builders.js';
import { Followers, type Stream } from '../support/live.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import {
  challengeOf,
  enableSecondFactor,
  nextCode,
  type SecondFactor,
  SECOND_FACTOR_APIS,
  type SecondFactorApi,
} from '../support/second-factor.js';
import { callSurface, marked } from '../support/surface-calls.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

/** Setting up a second factor, and what a locked session may call, too. */
const OPEN = [
  'GET /api/v1/auth/passkeys',
  'GET /api/v1/auth/profile',
  'GET /api/v1/auth/second-factor',
  'GET /api/v1/auth/session',
  'POST /api/v1/auth/lock',
  'POST /api/v1/auth/logout',
  'POST /api/v1/auth/passkeys',
  'POST /api/v1/auth/passkeys/begin',
  'POST /api/v1/auth/second-factor',
  'POST /api/v1/auth/second-factor/confirm',
  'POST /api/v1/auth/unlock',
  'POST /api/v1/email-verification/prove',
  'POST /api/v1/email-verification/send-code',
  'mutation createPasskey',
  'mutation beginPasskey',
  'mutation beginSecondFactor',
  'mutation confirmSecondFactor',
  'mutation lockSession',
  'mutation logout',
  'mutation proveEmail',
  'mutation sendEmailCode',
  'mutation unlock',
  'query me',
  'query myPasskeys',
  'query mySecondFactor',
  'query sessionState',
];
const closed = marked.filter(({ name }) => !OPEN.includes(name));

let app: TestApp;
let boss: Person & SecondFactor;
let staff: Record<'admin' | 'lawyer' | 'secretary', Person>;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  const admin = await anAdmin(app);
  boss = { ...admin, ...(await enableSecondFactor(app, admin)) };
  staff = {
    admin: await anAdmin(app),
    lawyer: await aColleague(app, { role: 'lawyer' }),
    secretary: await aColleague(app, { role: 'secretary' }),
  };
});
afterAll(() => app.close());

const SAVE = {
  REST: (security: object, token: string, language = 'en') =>
    app.rest('PUT', `/settings?language=${language}`, { token, body: { security } }),
  GraphQL: (security: object, token: string) =>
    callOperation(app, ['mutation', 'updateSettings'], { input: { security } }, { token }),
};
const setRequired = async (requireSecondFactor: boolean) =>
  expectDone(await SAVE.GraphQL({ requireSecondFactor }, boss.token));

const aNewSession = async (person: Person) => ({
  ...person,
  token: await app.signIn(person.email, person.password),
});

describe.each(Object.entries(SAVE))('requiring a second factor over %s', (_, save) => {
  it('an administrator without a second factor cannot require one, but can change other settings', async () => {
    const { token } = staff.admin;
    const refused = await save({ requireSecondFactor: true }, token);
    expectRefused(refused, 'BAD_USER_INPUT', 'security.requireSecondFactor');
    expectDone(await save({ requireSecondFactor: false, sessionTimeout: 31 }, token));
  });
});

it('events stop and a link that was made before no longer opens once it is required', async () => {
  const { token, password } = staff.admin;
  const client = await aClient(app);
  const followers = new Followers();
  const query = 'subscription { contactRequestChanged { id } }';
  const stream = await followers.follow<Stream<unknown>>(app, query, { token });
  const { url: link } = expectDone(
    await callOperation<{ url: string }>(
      app,
      ['mutation', 'createMyDataDownload'],
      { password },
      { token },
    ),
  );
  const open = async () => (await fetch(app.url + link)).status;
  await setRequired(true);
  expectDone(
    await app.rest('POST', '/contact-requests', { token: client.token, body: aContactRequest() }),
  );
  await waitUntil('the refusal', () => stream.errors.length === 1);
  expect(stream.errors).toMatchObject([{ extensions: { code: 'SECOND_FACTOR_MISSING' } }]);
  expect(await open()).toBe(404);
  await setRequired(false);
  expect(await open()).toBe(200);
  await followers.close();
});

it('the refusal says in the language of the caller what to do first', async () => {
  const { token } = staff.admin;
  const { fields } = await SAVE.REST({ requireSecondFactor: true }, token, 'fr');
  expect(fields['security.requireSecondFactor']).toContain('Activez d’abord');
});

describe('while the office requires a second factor', () => {
  beforeAll(() => setRequired(true));
  afterAll(() => setRequired(false));

  const refusals = (['admin', 'lawyer', 'secretary'] as const).flatMap((role) =>
    closed.map(({ name }) => ({ role, name })),
  );
  it.each(refusals)(
    '$name is refused to the $role without a second factor',
    async ({ role, name }) => {
      const { token } = staff[role];
      expectRefused(await callSurface(app, name, { token }), 'SECOND_FACTOR_MISSING');
    },
  );

  it('only the set-up and what a locked session may call are open', () => {
    expect(marked.length - closed.length).toBe(OPEN.length);
  });

  it('the refusal says what to do, and the cookie of a browser is refused, too', async () => {
    const { token } = staff.secretary;
    const { status, message } = await app.rest('GET', '/service-requests?language=fr', { token });
    expect(status).toBe(403);
    expect(message).toContain('activez-la d’abord dans votre compte');
    const headers = { Cookie: `token=${token}; signed_in=1` };
    const { code } = await app.gql('{ mySessions { id } }', {}, { headers });
    expect(code).toBe<ErrorCode>('SECOND_FACTOR_MISSING');
  });

  it('a locked session is unlocked first', async () => {
    const { token, password } = await aNewSession(staff.lawyer);
    expectDone(await app.rest('POST', '/auth/lock', { token }));
    expectRefused(
      await app.rest('POST', '/auth/second-factor', { token, body: { password } }),
      'SESSION_LOCKED',
    );
    expectDone(await app.rest('POST', '/auth/unlock', { token, body: { password } }));
    expectDone(await app.rest('GET', '/auth/second-factor', { token }));
  });

  it('clients need no second factor, and administrators who have one go on', async () => {
    const client = await aClient(app);
    expectDone(await app.rest('GET', '/auth/sessions', { token: client.token }));
    expectDone(await app.rest('GET', '/users', { token: boss.token }));
  });
});

describe.each(TRANSPORTS)('a required second factor over %s', (name, apiOf) => {
  let api: AccountApi;
  let codes: SecondFactorApi;
  let person: Person;

  beforeEach(async () => {
    api = apiOf(app);
    codes = SECOND_FACTOR_APIS[name]!(app);
    person = await aColleague(app, { role: 'secretary' });
    await setRequired(true);
  });
  afterEach(() => setRequired(false));

  it('a required second factor is set up after signing in, opens the same session, and stays', async () => {
    const { email, password } = person;
    const { token } = expectDone(await api.login({ email, password }));
    expectRefused(await api.mySessions(undefined, { token }), 'SECOND_FACTOR_MISSING');
    expect(expectDone(await codes.state({}, { token }))).toMatchObject({
      enabledAt: null,
      isRequired: true,
    });
    const { secret, recoveryCodes } = await enableSecondFactor(app, { token, password });
    expectDone(await api.mySessions(undefined, { token }));
    const proof = { password, code: nextCode(secret) };
    expectRefused(await codes.disable(proof, { token }), 'SECOND_FACTOR_KEPT');
    expectDone(await codes.renew(proof, { token }));
    expectRefused(await api.login({ email, password }), 'SECOND_FACTOR_REQUIRED');
    await setRequired(false);
    expect(expectDone(await codes.state({}, { token })).isRequired).toBe(false);
    expect(recoveryCodes).toHaveLength(10);
  });

  it('after an administrator turned it off, it is set up anew', async () => {
    const { email, password } = person;
    const { token } = await aNewSession(person);
    const { secret } = await enableSecondFactor(app, { token, password });
    expectDone(await codes.disableFor({ id: person.id }, { token: boss.token }));
    expectRefused(await api.mySessions(undefined, { token }), 'SECOND_FACTOR_MISSING');
    const again = expectDone(await api.login({ email, password }));
    await enableSecondFactor(app, { token: again.token, password });
    const first = await api.login({ email, password });
    expectRefused(
      await codes.signIn({ challenge: challengeOf(first), code: nextCode(secret) }),
      'WRONG_CODE',
      'code',
    );
  });
});
