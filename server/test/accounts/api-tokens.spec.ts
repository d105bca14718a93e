import { Client } from 'pg';
import { getTokenScope } from '../../src/commands/api-surface.js';
import { type Permission, roleCan } from '../../src/contract/permissions.js';
import { SCOPE_ACTIONS, SCOPE_KINDS } from '../../src/contract/api-tokens.js';
import {
  aColleague,
  anApplication,
  aContactRequest,
  aClient,
  aFaq,
  aJobRole,
  anAdmin,
  type Person,
} from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { connect, refusalOf, subscribe } from '../support/live.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { callSurface, isRoute, marked } from '../support/surface-calls.js';
import { ADMIN, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

interface TokenView {
  id: string;
  name: string;
  prefix: string;
  scopes: { kind: string; actions: string[] }[];
  lastUsedAt: string | null;
  revokedAt: string | null;
}
interface Created {
  token: string;
  apiToken: TokenView;
}

const VIEW = 'id name prefix scopes { kind actions } lastUsedAt revokedAt';
const CREATE = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { ${VIEW} } } }`;
const REVOKE = `mutation ($id: ID!) { revokeApiToken(id: $id) { ${VIEW} } }`;
const LIST = `{ apiTokens { ${VIEW} } }`;
const USER = 'query ($id: ID!) { user(id: $id) { fullName role isActive version } }';
const EVERYTHING = SCOPE_KINDS.map((kind) => ({ kind, actions: [...SCOPE_ACTIONS] }));

let app: TestApp;
let admin: string;
let adminId: string;
let client: Person;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  client = await aClient(app);
  const me = await app.gql<{ me: { id: string } }>('{ me { id } }', {}, { token: admin });
  adminId = me.data.me.id;
});
afterAll(() => app.close());

const tryCreate = (input: object, password = ADMIN.password) =>
  app.gql<{ createApiToken: Created }>(
    CREATE,
    { input: { name: 'Accounting', userId: adminId, scopes: EVERYTHING, password, ...input } },
    { token: admin },
  );
const create = async (input: object = {}) => expectDone(await tryCreate(input)).createApiToken;
const scope = (kind: string, ...actions: string[]) => ({ kind, actions });
const list = async () =>
  expectDone(await app.gql<{ apiTokens: TokenView[] }>(LIST, {}, { token: admin })).apiTokens;

describe('a token', () => {
  it('a token is answered once, listed by its beginning, and used by both transports', async () => {
    const { token, apiToken } = await create({ scopes: [scope('faq', 'read')] });
    expect(token.startsWith(apiToken.prefix)).toBe(true);
    expect(JSON.stringify(await list())).not.toContain(token);
    expectDone(await app.gql('{ faqs { total } }', {}, { token }));
    expect((await app.rest('GET', '/faqs', { token })).status).toBe(200);
  });

  it('a token is stored as a hash', async () => {
    const { token } = await create();
    const database = new Client({ connectionString: app.database.url });
    await database.connect();
    const { rows } = await database.query(
      'SELECT t::text || s::text AS text FROM api_tokens t JOIN sessions s ON s.id = t.id',
    );
    await database.end();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token.slice(12));
  });

  it('a token is refused once it was revoked, on open sockets too', async () => {
    const { token, apiToken } = await create();
    const socket = connect(app, { token });
    const stream = subscribe(socket, 'subscription { contactRequestChanged { id } }');
    expectDone(await app.gql('{ faqs { total } }', {}, { token }));
    expectDone(await app.gql(REVOKE, { id: apiToken.id }, { token: admin }));
    expectRefused(await app.gql('{ faqs { total } }', {}, { token }), 'UNAUTHENTICATED');
    await app.rest('POST', '/contact-requests', { token: client.token, body: aContactRequest() });
    await waitUntil('the subscription ends', () => stream.errors.length > 0 || stream.ended);
    expect(stream.events).toEqual([]);
    void socket.dispose();
  });

  it('a token ends with the sessions of its account', async () => {
    const colleague = await aColleague(app, { role: 'secretary' });
    const { token } = await create({ userId: colleague.id, scopes: [scope('faq', 'read')] });
    expectDone(await app.gql('{ faqs { total } }', {}, { token }));
    expectDone(
      await app.gql(
        'mutation ($id: ID!) { toggleUserActive(id: $id) { id } }',
        { id: colleague.id },
        { token: admin },
      ),
    );
    expectRefused(await app.gql('{ faqs { total } }', {}, { token }), 'UNAUTHENTICATED');
  });

  it('a token is not among the sessions of its account', async () => {
    await create();
    const sessions = await app.gql<{ mySessions: { id: string }[] }>(
      '{ mySessions { id } }',
      {},
      { token: admin },
    );
    expect(expectDone(sessions).mySessions.length).toBeGreaterThan(0);
    const tokens = (await list()).map(({ id }) => id);
    const ids = expectDone(sessions).mySessions.map(({ id }) => id);
    expect(ids.filter((id) => tokens.includes(id))).toEqual([]);
  });

  it('a token is named in the record of changes', async () => {
    const { token } = await create({
      name: 'Import of questions',
      scopes: [scope('faq', 'create')],
    });
    const made = await app.rest<{ id: string }>('POST', '/faqs', { token, body: aFaq() });
    const events = await app.gql<{ auditEvents: { items: { tokenName: string | null }[] } }>(
      'query ($id: ID!) { auditEvents(filter: { entity: faq, entityId: $id }) { items { tokenName } } }',
      { id: made.data.id },
      { token: admin },
    );
    expect(expectDone(events).auditEvents.items).toEqual([{ tokenName: 'Import of questions' }]);
  });

  it('an answer to a program is in the language that it asks for, else in that of the account', async () => {
    const { token } = await create({ scopes: [scope('faq', 'read')] });
    const refused = (language?: string) =>
      app.rest('GET', '/users', {
        token,
        headers: language ? { 'Accept-Language': language } : {},
      });
    expect((await refused('fr')).message).toMatch(/jeton/);
    expect((await refused('en')).message).toMatch(/token/);
    expect((await refused()).message).toMatch(/رمز/);
  });

  it('a token waits beyond its calls in a minute', async () => {
    const limited = await TestApp.startOn(app.database.url, { RATE_LIMIT_FACTOR: '1' });
    const { token } = await create({ callsPerMinute: 2, scopes: [scope('faq', 'read')] });
    const call = () => limited.gql('{ faqs { total } }', {}, { token });
    expectDone(await call());
    expectDone(await call());
    expectRefused(await call(), 'TOO_MANY_REQUESTS');
    await limited.close();
  });
});

describe('the account of a token', () => {
  it('a token calls what is open to everybody as nobody', async () => {
    const { token } = await create({ userId: client.id, scopes: [scope('faq', 'read')] });
    const role = aJobRole({ slug: 'lawyer' });
    expectDone(await app.rest('POST', '/roles', { token: admin, body: role }));
    const sent = await app.rest('POST', '/join-team-applications', {
      token,
      body: anApplication(),
      files: { cv: aCv() },
    });
    expectDone(sent);
    const own = await app.rest<{ total: number }>('GET', '/join-team-applications/my-requests', {
      token: client.token,
    });
    expect(own.data.total).toBe(0);
  });

  it.each([
    [
      'changes',
      'mutation ($id: ID!) { updateUser(id: $id, input: { fullName: "Nadia B" }) { id } }',
    ],
    [
      'gives a password to',
      'mutation ($id: ID!) { updateUser(id: $id, input: { password: "long enough for a test" }) { id } }',
    ],
    ['deactivates', 'mutation ($id: ID!) { toggleUserActive(id: $id) { id } }'],
    ['sends a link to', 'mutation ($id: ID!) { sendUserResetLink(id: $id) { id } }'],
    ['unlocks', 'mutation ($id: ID!) { unlockUser(id: $id) { id } }'],
    ['deletes', 'mutation ($id: ID!) { deleteUser(id: $id) { id } }'],
  ])('a token %s no account of the office, and those of clients', async (_, mutation) => {
    const { token } = await create({ personal: true, scopes: [scope('user', ...SCOPE_ACTIONS)] });
    const colleague = await aColleague(app, { role: 'secretary' });
    const before = expectDone(await app.gql(USER, colleague, { token: admin }));
    const refused = await app.gql(mutation, { id: colleague.id }, { token });
    expectRefused(refused, 'TOKEN_OFFICE_ACCOUNT');
    expect(expectDone(await app.gql(USER, colleague, { token: admin }))).toEqual(before);
    expectDone(await app.gql(mutation, { id: (await aClient(app)).id }, { token }));
  });

  it.each(['admin', 'secretary'])('a token makes nobody %s', async (role) => {
    const { token } = await create({ personal: true, scopes: [scope('user', ...SCOPE_ACTIONS)] });
    const { id } = await aClient(app);
    const promote =
      'mutation ($id: ID!, $role: UserRole) { updateUser(id: $id, input: { role: $role }) { id } }';
    expectRefused(await app.gql(promote, { id, role }, { token }), 'TOKEN_OFFICE_ACCOUNT');
  });
});

describe('addresses of a token', () => {
  it.each([
    ['the address itself', ['127.0.0.1'], true],
    ['a network around it', ['127.0.0.0/8'], true],
    ['one of several', ['203.0.113.7', '127.0.0.1/32'], true],
    ['another address', ['203.0.113.7'], false],
    ['another network', ['10.0.0.0/8', '2001:db8::/32'], false],
  ])('%s', async (_, addresses, isOpen) => {
    const { token } = await create({ addresses, scopes: [scope('faq', 'read')] });
    const answer = await app.gql('{ faqs { total } }', {}, { token });
    if (isOpen) expectDone(answer);
    else expectRefused(answer, 'TOKEN_ADDRESS_REFUSED');
  });
});

describe('what a token cannot be made of', () => {
  it.each<[string, object, string]>([
    ['no scope', { scopes: [] }, 'scopes'],
    ['a kind twice', { scopes: [scope('faq', 'read'), scope('faq', 'create')] }, 'scopes.1.kind'],
    ['a kind without an action', { scopes: [scope('faq')] }, 'scopes.0.actions'],
    ['no name', { name: ' ' }, 'name'],
    [
      'an account that does not exist',
      { userId: '01890000-0000-7000-8000-000000000000' },
      'userId',
    ],
    ['a name of a computer as address', { addresses: ['example.com'] }, 'addresses.0'],
    ['an address in other notation', { addresses: ['127.0.0.1', '0x7f.1'] }, 'addresses.1'],
    ['a network that is too long', { addresses: ['10.0.0.0/33'] }, 'addresses.0'],
    ['more than a year', { days: 400 }, 'days'],
    ['no calls', { callsPerMinute: 0 }, 'callsPerMinute'],
  ])('%s', async (_, input, field) => {
    expectRefused(await tryCreate(input), 'BAD_USER_INPUT', field);
  });

  it('a wrong password', async () => {
    expectRefused(await tryCreate({}, 'not the password'), 'WRONG_PASSWORD', 'password');
  });

  it.each(['account', 'token'])('the kind %s', async (kind) => {
    const answer = await tryCreate({ scopes: [scope(kind, 'read')] });
    expect(answer.code).toBe('BAD_USER_INPUT');
  });
});

describe('a token without what says something about a person', () => {
  let token: string;

  beforeAll(async () => {
    await app.rest('POST', '/contact-requests', { token: client.token, body: aContactRequest() });
    const kinds = ['serviceRequest', 'contactRequest', 'application', 'consultation'];
    const scopes = [...kinds, 'user', 'audit', 'desk', 'faq'].map((kind) =>
      scope(kind, 'read', 'change'),
    );
    token = (await create({ scopes })).token;
  });

  it.each([
    [
      'references and states',
      '{ contactRequests { total items { id reference status createdAt priority } } }',
    ],
    [
      'what is looked for by state',
      '{ serviceRequests(filter: { statuses: [pending] }) { total } }',
    ],
    [
      'the title of the service',
      '{ serviceRequests { items { serviceTitle service { title } } } }',
    ],
    ['figures', '{ contactRequestStats { total } }'],
    ['content', '{ faqs { items { questionAr } } }'],
  ])('a token reads %s', async (_, query) => {
    expectDone(await app.gql(query, {}, { token }));
  });

  it.each([
    ['names', '{ contactRequests { items { name } } }', 'ContactRequest.name'],
    [
      'names under another name',
      '{ contactRequests { items { id: email } } }',
      'ContactRequest.email',
    ],
    [
      'names in a fragment',
      '{ contactRequests { ...p } } fragment p on ContactRequestPage { items { ...q } } fragment q on ContactRequest { message }',
      'ContactRequest.message',
    ],
    ['messages', '{ serviceRequests { items { timeline { id } } } }', 'ServiceRequest.timeline'],
    [
      'who of the office has it',
      '{ serviceRequests { items { assigneeName } } }',
      'ServiceRequest.assigneeName',
    ],
    [
      'whom a search finds',
      '{ contactRequests(filter: { search: "Amina" }) { total } }',
      'filter.search',
    ],
    [
      'the order of names',
      '{ contactRequests(sort: { field: name }) { items { id } } }',
      'sort.field',
    ],
    ['accounts', '{ users { total } }', 'personal'],
    ['the record of changes', '{ auditEvents { total } }', 'personal'],
    [
      'live changes with a name',
      'subscription { contactRequestChanged { name } }',
      'ContactRequest.name',
    ],
  ])('a token does not read %s', async (_, query, part) => {
    const answer = query.startsWith('subscription')
      ? await subscriptionAnswer(query)
      : await app.gql(query, {}, { token, headers: { 'Accept-Language': 'en' } });
    expect(answer.code).toBe('TOKEN_SCOPE_MISSING');
    expect(answer.message).toContain(part);
  });

  const PERSONAL = /clientName|"name"|email|phone|"message"|adminNotes|assignee|timeline|replies/;

  it.each([
    ['the list', ''],
    ['a list by state', '?statuses=new&sortBy=createdAt'],
    ['figures', '/stats'],
    ['one', '/:id'],
    ['one with its thread', '/:id/thread'],
  ])('over REST a token reads %s without what is about people', async (_, path) => {
    const { id } = await aMessage();
    const answer = await app.rest('GET', `/contact-requests${path.replace(':id', id)}`, { token });
    expectDone(answer);
    expect(JSON.stringify(answer.data)).not.toMatch(PERSONAL);
    if (path !== '/stats') expect(JSON.stringify(answer.data)).toMatch(/"reference":".+"status":"/);
  });

  it('over REST a token changes a state, and is answered nothing about people', async () => {
    const { id } = await aMessage();
    const body = { status: 'read' };
    const path = `/contact-requests/${id}/status`;
    const changed = await app.rest('PATCH', path, { token, body });
    expect(expectDone(changed)).toMatchObject({ id, status: 'read' });
    expect(JSON.stringify(changed.data)).not.toMatch(PERSONAL);
  });

  it.each([
    ['whom a search finds', '?search=Amina', 'search'],
    ['whom the path of searches finds', '/search?q=Amina', 'q'],
    ['the order of names', '?sortBy=name', 'sortBy'],
    ['the person', '/:id/person', 'RequestPerson'],
  ])('over REST a token does not read %s', async (_, path, part) => {
    const { id } = await aMessage();
    const headers = { 'Accept-Language': 'en' };
    const answer = await app.rest('GET', `/contact-requests${path.replace(':id', id)}`, {
      ...{ token, headers },
    });
    expectRefused(answer, 'TOKEN_SCOPE_MISSING');
    expect(answer.message).toContain(part);
  });

  const aMessage = async () => {
    const sent = { token: client.token, body: aContactRequest() };
    return expectDone(await app.rest<{ id: string }>('POST', '/contact-requests', sent));
  };

  it.each([
    { title: 'without personal', personal: false, name: null },
    { title: 'with personal', personal: true, name: expect.stringMatching(/\S/) as string },
  ])('a stale write of a token $title', async ({ personal, name }) => {
    const scopes = [scope('faq', 'read', 'change')];
    const program = (await create({ personal, scopes })).token;
    const made = await app.rest<{ id: string }>('POST', '/faqs', { token: admin, body: aFaq() });
    const { id } = made.data;
    expectDone(await app.rest('PUT', `/faqs/${id}`, { token: admin, body: { order: 1 } }));
    const body = { order: 2, version: 1 };
    const stale = await app.rest('PUT', `/faqs/${id}`, { token: program, body });
    expectRefused(stale, 'STALE_WRITE');
    const changedAt = expect.any(String) as string;
    expect(stale.body['conflict']).toEqual({ changedBy: name, changedAt });
    const mutation =
      'mutation ($id: ID!, $input: UpdateFaqInput!) { updateFaq(id: $id, input: $input) { id } }';
    const over = await app.gql(mutation, { id, input: body }, { token: program });
    expectRefused(over, 'STALE_WRITE');
    expect(JSON.stringify(over.body)).toContain(personal ? 'changedBy":"' : 'changedBy":null');
  });

  async function subscriptionAnswer(query: string) {
    const socket = connect(app, { token });
    const stream = subscribe(socket, query);
    const code = await refusalOf(stream);
    void socket.dispose();
    return { code, message: stream.errors[0]?.message };
  }
});

describe('a token of one language', () => {
  it('a token writes content in its language alone', async () => {
    const scopes = [scope('faq', 'create', 'change', 'read')];
    const { token } = await create({ scopes, languages: ['fr'] });
    const made = await app.rest<{ id: string }>('POST', '/faqs', { token: admin, body: aFaq() });
    const path = `/faqs/${made.data.id}`;
    const french = { questionFr: 'Une autre question\u00a0?' };
    expectDone(await app.rest('PUT', path, { token, body: french }));
    const both = { ...french, questionAr: 'سؤال آخر' };
    expectRefused(
      await app.rest('PUT', path, { token, body: both }),
      'BAD_USER_INPUT',
      'questionAr',
    );
    const created = await app.rest('POST', '/faqs', { token, body: aFaq() });
    expect(created.code).toBe('BAD_USER_INPUT');
  });
});

describe('every operation', () => {
  const isCall = ({ name, access }: { name: string; access: Permission }) =>
    !name.startsWith('subscription') && roleCan('admin', access);
  const calls = marked.filter(isCall).map((entry) => ({ ...entry, scope: getTokenScope(entry) }));
  let everything: string;
  let without: Map<string, string>;

  beforeAll(async () => {
    everything = (await create({ personal: true })).token;
    without = new Map();
    let owner = await anAdmin(app);
    for (const missing of new Set(calls.flatMap(({ scope }) => scope ?? []))) {
      // an account has fifty tokens at most
      if (without.size % 50 === 49) owner = await anAdmin(app);
      const scopes = EVERYTHING.map(({ kind, actions }) =>
        scope(kind, ...actions.filter((action) => `${kind}.${action}` !== missing)),
      );
      const { token } = await create({ userId: owner.id, scopes, personal: true });
      without.set(missing, token);
    }
  });

  it.each(calls.filter(({ scope }) => scope))('$name is open with $scope', async ({ name }) => {
    const { code } = await callSurface(app, name, { token: everything });
    expect(['UNAUTHENTICATED', 'TOKEN_SCOPE_MISSING', 'INTERNAL_ERROR']).not.toContain(code);
  });

  it.each(calls.filter(({ scope }) => scope))(
    '$name is closed without $scope',
    async ({ name, scope }) => {
      expectRefused(
        await callSurface(app, name, { token: without.get(scope ?? '') }),
        'TOKEN_SCOPE_MISSING',
      );
    },
  );

  it.each(calls.filter(({ scope }) => !scope))(
    '$name is closed to every token',
    async ({ name }) => {
      expectRefused(await callSurface(app, name, { token: everything }), 'SESSION_NEEDED');
    },
  );

  it('more than two hundred operations are walked', () => {
    expect(calls.filter(({ name }) => !isRoute(name)).length).toBeGreaterThan(200);
  });
});
