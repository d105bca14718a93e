import { Client } from 'pg';
import { type AccountApi, TRANSPORTS } from '../support/account-api.js';
import { aClient, aRegistration, linkToken } from '../support/builders.js';
import type { Transport } from '../support/content-calls.js';
import { describeRepeatedCalls, keyedCreation } from '../support/repeated-calls.js';
import { expectRefused } from '../support/refusals.js';
import { ADMIN, TestApp } from '../support/test-app.js';

let app: TestApp;
let database: Client;
let admin: { token: string };
let adminId: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  database = new Client({ connectionString: app.database.url });
  await database.connect();
  admin = { token: await app.adminToken() };
  const { data } = await app.rest<{ id: string }>('GET', '/auth/profile', admin);
  adminId = data.id;
});
afterAll(async () => {
  await database.end();
  await app.close();
});

const UNKNOWN = '0190a000-0000-7000-8000-000000000000';
const aUser = (over: object = {}) => ({ ...aRegistration(), ...over });
const names = (fields: Record<string, string>) =>
  Object.keys(fields).map((field) => field.replace(/^input\./, ''));

/** Another administrator, for tests of simultaneous changes. */
async function anAdmin() {
  const input = aUser({ role: 'admin' });
  const { data } = await app.rest<{ id: string }>('POST', '/users', { ...admin, body: input });
  return { id: data.id, token: await app.signIn(input.email, input.password) };
}

/** Every call of administrators with invalid input, because rights must be checked before input. */
const calls: {
  title: string;
  call: (api: AccountApi, options: object) => ReturnType<AccountApi['user']>;
}[] = [
  { title: 'list', call: (api, options) => api.users({ page: 0 }, options) as never },
  { title: 'get', call: (api, options) => api.user(UNKNOWN, options) },
  { title: 'stats', call: (api, options) => api.userStats(undefined, options) as never },
  {
    title: 'create',
    call: (api, options) => api.createUser(aUser({ email: 'nonsense' }), options),
  },
  {
    title: 'update',
    call: (api, options) => api.updateUser({ id: UNKNOWN, input: { email: 'nonsense' } }, options),
  },
  { title: 'remove', call: (api, options) => api.deleteUser(UNKNOWN, options) as never },
  { title: 'toggle', call: (api, options) => api.toggleUser(UNKNOWN, options) },
  { title: 'unlock', call: (api, options) => api.unlockUser(UNKNOWN, options) as never },
];

describe.each(TRANSPORTS)('the right to manage accounts over %s', (name, apiOf) => {
  it.each(calls)(
    '$title of accounts is refused without sign-in, to clients and to deactivated administrators',
    async ({ call }) => {
      const api = apiOf(app);
      const nobody = await call(api, {});
      const client = await call(api, { token: (await aClient(app)).token });
      const former = await anAdmin();
      await app.rest('PATCH', `/users/${former.id}/activate`, admin);
      const deactivated = await call(api, { token: former.token });
      expect([nobody.code, client.code, deactivated.code]).toEqual([
        'UNAUTHENTICATED',
        'FORBIDDEN',
        'UNAUTHENTICATED',
      ]);
      if (name === 'REST') expect([nobody.status, client.status]).toEqual([401, 403]);
      expect(nobody.data ?? null).toBeNull();
    },
  );
});

describe.each(TRANSPORTS)('accounts over %s', (name, apiOf) => {
  describeRepeatedCalls('an account', () => ({
    create: keyedCreation(
      app,
      name as Transport,
      { path: '/users', mutation: 'createUser' },
      admin.token,
    ),
    build: aUser,
    changed: { password: 'other-harbour-28' },
    count: async () => (await apiOf(app).userStats(undefined, admin)).data['totalUsers']!,
  }));

  it('an account made by an administrator is by default a client in Arabic', async () => {
    const input = aUser({ email: ` By.Admin.${name}@Example.DZ ` });
    const answer = await apiOf(app).createUser(input, admin);
    if (name === 'REST') expect(answer.status).toBe(201);
    const email = `by.admin.${name}@example.dz`.toLowerCase();
    expect(answer.data).toMatchObject({
      email,
      role: 'client',
      isActive: true,
      language: 'ar',
      isEmailVerified: false,
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|hash/i);
    await app.signIn(email, input.password);
    await apiOf(app).verifyEmail(await linkToken(app, email, 'verify-email'));
    expect((await apiOf(app).user(answer.data.id, admin)).data.isEmailVerified).toBe(true);
  });

  it.each([
    { title: 'no password', over: { password: undefined }, field: 'password' },
    { title: 'a short password', over: { password: '12345' }, field: 'password' },
    { title: 'a common password', over: { password: 'football' }, field: 'password' },
    { title: 'no name', over: { fullName: ' ' }, field: 'fullName' },
    { title: 'no phone number', over: { phoneNumber: '' }, field: 'phoneNumber' },
    { title: 'a bad address', over: { email: 'x' }, field: 'email' },
    { title: 'an unknown role', over: { role: 'owner' }, field: 'role' },
    { title: 'an unknown field', over: { passwordHash: 'x' }, field: 'passwordHash' },
    { title: 'a date of creation', over: { createdAt: '2020-01-01' }, field: 'createdAt' },
  ])('an account with $title is not created', async ({ over, field }) => {
    const answer = await apiOf(app).createUser(aUser(over), admin);
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(names(answer.fields)).toContain(field);
  });

  it('the address of an account is unique, and free again once the account is deleted', async () => {
    const input = aUser();
    const first = await apiOf(app).createUser(input, admin);
    const second = await apiOf(app).createUser(
      { ...input, email: input.email.toUpperCase() },
      admin,
    );
    expect([second.code, names(second.fields)]).toEqual(['EMAIL_TAKEN', ['email']]);
    const other = await apiOf(app).createUser(aUser(), admin);
    const moved = await apiOf(app).updateUser(
      { id: other.data.id, input: { email: input.email } },
      admin,
    );
    expect(moved.code).toBe('EMAIL_TAKEN');
    expect((await apiOf(app).deleteUser(first.data.id, admin)).data).toBe(true);
    expect((await apiOf(app).createUser(input, admin)).code).toBeUndefined();
  });

  it('a change of an account keeps the other fields, and a new address must be verified again', async () => {
    const { id, token } = await aClient(app);
    const named = await apiOf(app).updateUser(
      { id, input: { fullName: 'ليلى', language: 'fr' } },
      admin,
    );
    expect(named.data).toMatchObject({ fullName: 'ليلى', language: 'fr', isEmailVerified: true });
    const email = aRegistration().email;
    const moved = await apiOf(app).updateUser({ id, input: { email: email.toUpperCase() } }, admin);
    expect(moved.data).toMatchObject({ fullName: 'ليلى', email, isEmailVerified: false });
    expect((await apiOf(app).me(undefined, { token })).data.email).toBe(email);
    await apiOf(app).verifyEmail(await linkToken(app, email, 'verify-email'));
    expect((await apiOf(app).user(id, admin)).data.isEmailVerified).toBe(true);
  });

  it('a password set by an administrator ends every session of the account', async () => {
    const { id, token, email } = await aClient(app);
    const blank = await apiOf(app).updateUser(
      { id, input: { password: '', fullName: 'رشيد' } },
      admin,
    );
    expect(blank.code).toBeUndefined();
    expect((await apiOf(app).me(undefined, { token })).code).toBeUndefined();
    await apiOf(app).updateUser({ id, input: { password: 'Given-harbour-3' } }, admin);
    expect((await apiOf(app).me(undefined, { token })).code).toBe('UNAUTHENTICATED');
    await app.signIn(email, 'Given-harbour-3');
  });

  it.each([
    { title: 'no name', input: { fullName: '' }, field: 'fullName' },
    { title: 'null as the name', input: { fullName: null }, field: 'fullName' },
    { title: 'a short password', input: { password: '123' }, field: 'password' },
    { title: 'an unknown language', input: { language: 'es' }, field: 'language' },
    { title: 'a verified address', input: { isEmailVerified: true }, field: 'isEmailVerified' },
    { title: 'a word instead of a boolean', input: { isActive: 'perhaps' }, field: 'isActive' },
  ])('an account is not changed to have $title', async ({ input, field }) => {
    const { id } = await aClient(app);
    const answer = await apiOf(app).updateUser({ id, input }, admin);
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(names(answer.fields)).toContain(field);
  });

  it('a deactivated account cannot sign in until it is activated', async () => {
    const { id, email, password } = await aClient(app);
    expect((await apiOf(app).toggleUser(id, admin)).data.isActive).toBe(false);
    expect((await apiOf(app).login({ email, password })).code).toBe('LOGIN_FAILED');
    expect((await apiOf(app).toggleUser(id, admin)).data.isActive).toBe(true);
    expect((await apiOf(app).login({ email, password })).code).toBeUndefined();
  });

  it('ten toggles of an account at once all count', async () => {
    const { id } = await aClient(app);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => apiOf(app).toggleUser(id, admin)),
    );
    expect(answers.filter(({ data }) => data.isActive)).toHaveLength(5);
    expect((await apiOf(app).user(id, admin)).data.isActive).toBe(true);
  });

  it('an account is not found by an unknown, deleted or malformed id', async () => {
    const { id } = await aClient(app);
    await apiOf(app).deleteUser(id, admin);
    for (const missing of [id, UNKNOWN, 'nonsense1', '1', '0']) {
      const answers = await Promise.all([
        apiOf(app).user(missing, admin),
        apiOf(app).updateUser({ id: missing, input: { fullName: 'كريم' } }, admin),
        apiOf(app).deleteUser(missing, admin),
        apiOf(app).toggleUser(missing, admin),
        apiOf(app).unlockUser(missing, admin),
      ]);
      expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('NOT_FOUND'));
    }
  });

  it('administrators cannot delete, deactivate or demote themselves', async () => {
    for (const id of [adminId, adminId.toUpperCase()]) {
      const answers = await Promise.all([
        apiOf(app).deleteUser(id, admin),
        apiOf(app).toggleUser(id, admin),
        apiOf(app).updateUser({ id, input: { isActive: false } }, admin),
        apiOf(app).updateUser({ id, input: { role: 'client' } }, admin),
      ]);
      expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('SELF_CHANGE_REFUSED'));
    }
    const own = await apiOf(app).updateUser(
      { id: adminId, input: { fullName: 'المديرة', role: 'admin', isActive: true } },
      admin,
    );
    expect(own.data).toMatchObject({ fullName: 'المديرة', role: 'admin', isActive: true });
  });

  it('administrators do not set their own password without the old one', async () => {
    const password = 'an-other-long-password';
    for (const id of [adminId, adminId.toUpperCase()])
      expectRefused(
        await apiOf(app).updateUser({ id, input: { fullName: 'المديرة', password } }, admin),
        'BAD_USER_INPUT',
        'password',
      );
    await app.adminToken();
  });

  it('two administrators who remove each other at once leave one of them', async () => {
    for (const remove of ['deleteUser', 'toggleUser'] as const) {
      const [one, two] = [await anAdmin(), await anAdmin()];
      await database.query('UPDATE users SET is_active = false WHERE id = $1', [adminId]);
      const answers = await Promise.all([
        apiOf(app)[remove](two.id, { token: one.token }),
        apiOf(app)[remove](one.id, { token: two.token }),
      ]);
      const { rows } = await database.query(
        `SELECT id FROM users WHERE role = 'admin' AND is_active AND deleted_at IS NULL`,
      );
      await database.query('UPDATE users SET is_active = true WHERE id = $1', [adminId]);
      expect(rows).toHaveLength(1);
      const refused = answers.filter(({ code }) => code !== undefined);
      expect(refused).toHaveLength(1);
      expect(['LAST_ADMIN', 'UNAUTHENTICATED']).toContain(refused[0]?.code);
      await database.query(`UPDATE users SET deleted_at = now() WHERE id = ANY($1)`, [
        [one.id, two.id],
      ]);
    }
  });

  it('accounts are counted by role and state', async () => {
    const before = (await apiOf(app).userStats(undefined, admin)).data;
    const { id } = await aClient(app);
    await apiOf(app).toggleUser(id, admin);
    const after = (await apiOf(app).userStats(undefined, admin)).data;
    expect(after).toEqual({
      totalUsers: (before['totalUsers'] ?? 0) + 1,
      activeUsers: before['activeUsers'],
      adminUsers: before['adminUsers'],
      lawyerUsers: before['lawyerUsers'],
      secretaryUsers: before['secretaryUsers'],
      clientUsers: (before['clientUsers'] ?? 0) + 1,
    });
  });
});

describe.each(TRANSPORTS)('the list of accounts over %s', (name, apiOf) => {
  const mark = `zq${name.toLowerCase()}`;

  beforeAll(async () => {
    const people = [
      { fullName: `إدارةُ ${mark}`, phoneNumber: '0770 11 22 33', role: 'admin' },
      { fullName: `Société ${mark}`, phoneNumber: '+213 661-445-566' },
      { fullName: `Karim ${mark}`, phoneNumber: '(0555) 98 76 54', isActive: false },
    ];
    for (const person of people)
      await apiOf(app).createUser(
        aUser({ email: `${person.phoneNumber.replace(/\D/g, 'n')}-${mark}@example.dz`, ...person }),
        admin,
      );
  });

  const found = async (args: object) => (await apiOf(app).users(args, admin)).data;

  it.each([
    { title: 'a name in another spelling', search: 'ادارة', count: 1 },
    { title: 'a name without accents', search: 'societe', count: 1 },
    { title: 'a number as it was typed', search: '0770 11 22 33', count: 1 },
    { title: 'a number without spaces', search: '0661445566', count: 1 },
    { title: 'a number with its country', search: '+213555987654', count: 1 },
    { title: 'a number with 00', search: '00213 555 98 76 54', count: 1 },
    { title: 'a number in Arabic digits', search: '٠٥٥٥٩٨٧٦٥٤', count: 1 },
    { title: 'a number with points', search: '0661.44.55.66', count: 1 },
    { title: 'a number with slashes', search: '0661/44/55/66', count: 1 },
    { title: 'a name in front of a comma', search: 'societe,', count: 1 },
    { title: 'a name between quotation marks', search: '«Société»', count: 1 },
    { title: 'a role in Arabic', search: 'مدير', count: 1 },
    { title: 'a role in English', search: 'client', count: 2 },
    { title: 'a client as the site calls them', search: 'موكّل', count: 2 },
    { title: 'a client by the word of before', search: 'عميل', count: 2 },
    { title: 'nobody', search: 'قطب', count: 0 },
    { title: 'wildcards as letters', search: '%_', count: 0 },
  ])('a search of accounts finds $title', async ({ search, count }) => {
    const digits = /^[+\d\s./٠-٩]+$/.test(search);
    const all = await found({ search: digits ? search : `${search} ${mark}`, limit: 50 });
    expect(all.items.filter(({ fullName }) => fullName.includes(mark))).toHaveLength(count);
  });

  it('the search over everything finds an account by any spelling of its phone number', async () => {
    for (const search of ['0661 44 55 66', '0661.44.55.66', '00213661445566', `${mark}, societe`]) {
      const { data } = await app.gql<{ searchRecords: object[] }>(
        'query ($search: String!) { searchRecords(search: $search) { kind title reference } }',
        { search },
        admin,
      );
      const account = { kind: 'user', title: `Société ${mark}`, reference: null };
      expect(data.searchRecords).toContainEqual(account);
    }
  });

  it('a search of accounts finds a part of an e-mail address', async () => {
    const { email } = await aClient(app);
    const { items } = await found({ search: email.slice(0, -6) });
    expect(items.map((user) => user.email)).toEqual([email]);
  });

  it('the list of accounts filters by role and by active', async () => {
    const search = mark;
    expect((await found({ search, role: 'admin' })).total).toBe(1);
    expect((await found({ search, role: 'client' })).total).toBe(2);
    expect((await found({ search, isActive: false })).total).toBe(1);
    expect((await found({ search, isActive: true, role: 'client' })).total).toBe(1);
  });

  it('the list of accounts is paged and sorted', async () => {
    const first = await found({
      search: mark,
      limit: 2,
      page: 1,
      sortBy: 'fullName',
      sortOrder: 'asc',
    });
    const second = await found({
      search: mark,
      limit: 2,
      offset: 2,
      sortBy: 'fullName',
      sortOrder: 'asc',
    });
    expect([first.total, first.page, first.limit, second.page]).toEqual([3, 1, 2, 2]);
    const order = [...first.items, ...second.items].map(({ fullName }) => fullName);
    expect(order).toHaveLength(3);
    const backwards = await found({ search: mark, sortBy: 'fullName', sortOrder: 'desc' });
    expect(backwards.items.map(({ fullName }) => fullName)).toEqual(order.reverse());
  });

  it.each([
    { limit: 0 },
    { limit: 101 },
    { page: 0 },
    { offset: -1 },
    { sortBy: 'passwordHash' },
    { sortBy: 'nonsense' },
  ])('the list of accounts refuses %j and names the field', async (args) => {
    const answer = await apiOf(app).users(args, admin);
    expect([answer.code, Object.keys(answer.fields)]).toEqual([
      'BAD_USER_INPUT',
      Object.keys(args),
    ]);
  });

  it.each([{ sortOrder: 'up' }, { role: 'owner' }])(
    'the list of accounts refuses the unknown value in %j',
    async (args) => {
      const { code, data } = await apiOf(app).users(args, admin);
      expect(code).toMatch(/^BAD_/);
      expect(data ?? null).toBeNull();
    },
  );

  it('the list of accounts has no deleted ones', async () => {
    const { id, email } = await aClient(app);
    await apiOf(app).deleteUser(id, admin);
    expect((await found({ search: email })).total).toBe(0);
  });
});

it('a stale change of an account is refused with who made the newer one', async () => {
  const { id } = await aClient(app);
  const read = await app.rest<{ version: number }>('GET', `/users/${id}`, admin);
  const { version } = read.data;
  const change = (fullName: string) =>
    app.rest('PUT', `/users/${id}`, { ...admin, body: { fullName, version } });
  expect((await change('سعاد بن علي')).status).toBe(200);
  const refused = await change('سعاد حداد');
  expect([refused.status, refused.code]).toEqual([409, 'STALE_WRITE']);
  expect(refused.body['conflict']).toMatchObject({ changedBy: expect.stringMatching(/\S/) });
  const kept = await app.rest<{ fullName: string }>('GET', `/users/${id}`, admin);
  expect(kept.data.fullName).toBe('سعاد بن علي');
});

it('changes of accounts are audited without secrets', async () => {
  const { id } = await aClient(app);
  await app.rest('PUT', `/users/${id}`, {
    ...admin,
    body: { fullName: 'سعاد', password: 'Audit-harbour-5' },
  });
  await app.rest('PATCH', `/users/${id}/activate`, admin);
  await app.rest('DELETE', `/users/${id}`, admin);
  const { rows } = await database.query<{
    action: string;
    actor_id: string;
    before: object;
    after: object;
  }>(
    `SELECT action, actor_id, before, after FROM audit_events WHERE entity = 'user' AND entity_id = $1 ORDER BY created_at, id`,
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'user.registered',
    'user.email_verified',
    'user.email_proved',
    'user.password_changed',
    'user.updated',
    'user.deactivated',
    'user.removed',
  ]);
  expect(rows[1]).toMatchObject({
    before: { isEmailVerified: false },
    after: { isEmailVerified: true },
  });
  expect(new Set(rows.slice(3).map(({ actor_id }) => actor_id))).toEqual(new Set([adminId]));
  expect(rows[4]).toMatchObject({ after: { fullName: 'سعاد' } });
  expect(JSON.stringify(rows)).not.toMatch(/argon2|harbour/);
});

it('the first administrator exists once and has a verified address', async () => {
  const { rows } = await database.query(`SELECT email_verified_at FROM users WHERE email = $1`, [
    ADMIN.email,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ email_verified_at: expect.any(Date) });
});
