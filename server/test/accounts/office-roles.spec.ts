import {
  aClient,
  aColleague,
  aContactRequest,
  aFaq,
  aJobRole,
  anApplication,
  aServiceRequest,
  linkToken,
  type Person,
} from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { connect, followed, type Stream } from '../support/live.js';
import { callList, callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import type { RequestRow } from '../support/request-calls.js';
import { type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

type Colleague = Person & { fullName: string };
type Kind = 'serviceRequest' | 'contactRequest' | 'application';

const KINDS: { kind: Kind; one: string; path: string }[] = [
  { kind: 'serviceRequest', one: 'ServiceRequest', path: '/service-requests' },
  { kind: 'contactRequest', one: 'ContactRequest', path: '/contact-requests' },
  { kind: 'application', one: 'Application', path: '/join-team-applications' },
];

let app: TestApp;
let admin: string;
let client: Person;
let lawyer: Colleague;
let other: Colleague;
let secretary: Colleague;
/** A request of each kind that the lawyer deals with, and one that somebody else deals with. */
const own = {} as Record<Kind, RequestRow>;
const foreign = {} as Record<Kind, RequestRow>;

const query = <T>(name: string, variables: object, token: string) =>
  callOperation<T>(app, ['query', name], variables, { token });
const mutation = <T>(name: string, variables: object, token: string) =>
  callOperation<T>(app, ['mutation', name], variables, { token });
const assign = async (one: string, id: string, assigneeId: string | null) =>
  expectDone(
    await mutation<RequestRow>(`assign${one}`, { id, input: { assigneeId } }, secretary.token),
  );

const submit: Record<Kind, () => Promise<Answer<RequestRow>>> = {
  serviceRequest: () =>
    app.rest('POST', '/service-requests', { token: client.token, body: aServiceRequest() }),
  contactRequest: () =>
    app.rest('POST', '/contact-requests', { token: client.token, body: aContactRequest() }),
  application: () =>
    app.rest('POST', '/join-team-applications', {
      body: anApplication({ email: client.email }),
      files: { cv: aCv() },
    }),
};

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  const role = aJobRole({ slug: 'lawyer' });
  expectDone(await app.rest('POST', '/roles', { token: admin, body: role }));
  client = await aClient(app);
  lawyer = await aColleague(app, { role: 'lawyer', fullName: 'سامية عمراني' });
  other = await aColleague(app, { role: 'lawyer' });
  secretary = await aColleague(app, { role: 'secretary' });
  for (const { kind, one } of KINDS) {
    own[kind] = await assign(one, expectDone(await submit[kind]()).id, lawyer.id);
    foreign[kind] = await assign(one, expectDone(await submit[kind]()).id, other.id);
  }
});
afterAll(() => app.close());

/** Everything that a lawyer may do with a request, by its address or its id. */
const STATUS: Record<Kind, string> = {
  serviceRequest: 'approved',
  contactRequest: 'read',
  application: 'reviewed',
};
const REACHES: {
  title: string;
  call: (kind: Kind, one: string, path: string, id: string) => Promise<Answer<unknown>>;
}[] = [
  { title: 'GraphQL', call: (kind, _, __, id) => query(kind, { id }, lawyer.token) },
  {
    title: 'GraphQL, in the trash',
    call: (kind, _, __, id) => query(kind, { id, deleted: true }, lawyer.token),
  },
  {
    title: 'REST',
    call: (_, __, path, id) => app.rest('GET', `${path}/${id}`, { token: lawyer.token }),
  },
  {
    title: 'REST, in the trash',
    call: (_, __, path, id) =>
      app.rest('GET', `${path}/${id}?deleted=true`, { token: lawyer.token }),
  },
  { title: 'who sent it', call: (kind, _, __, id) => query(`${kind}Person`, { id }, lawyer.token) },
  {
    title: 'opening it',
    call: (kind, _, __, id) => mutation('openRequest', { kind, id }, lawyer.token),
  },
  {
    title: 'closing it',
    call: (kind, _, __, id) => mutation('closeRequest', { kind, id }, lawyer.token),
  },
  {
    title: 'a note',
    call: (_, one, __, id) => mutation(`add${one}Note`, { id, input: { text: 'x' } }, lawyer.token),
  },
  {
    title: 'a status',
    call: (kind, one, __, id) =>
      mutation(`set${one}Status`, { id, input: { status: STATUS[kind] } }, lawyer.token),
  },
  {
    title: 'a status over REST',
    call: (kind, _, path, id) =>
      app.rest('PATCH', `${path}/${id}/status`, {
        token: lawyer.token,
        body: { status: STATUS[kind] },
      }),
  },
  {
    title: 'a reply',
    call: (_, one, __, id) =>
      mutation(`replyTo${one}`, { id, input: { replyMessage: 'x' } }, lawyer.token),
  },
];

describe.each(KINDS)('a lawyer and each $kind', ({ kind, one, path }) => {
  it.each(REACHES)(
    '$title: that of somebody else does not exist, an assigned one does',
    async ({ call }) => {
      expectRefused(await call(kind, one, path, foreign[kind].id), 'NOT_FOUND');
      expectDone(await call(kind, one, path, own[kind].id));
    },
  );

  it('a lawyer’s lists, searches, queues and counts hold assigned requests only', async () => {
    const plural = `${kind}s`;
    for (const args of [{}, { assigneeId: other.id }, { search: foreign[kind].reference }]) {
      const { items } = expectDone(
        await callList<{ items: RequestRow[] }>(app, ['query', plural], args, {
          token: lawyer.token,
        }),
      );
      const ids = items.map(({ id }) => id);
      expect(ids).toEqual('search' in args || 'assigneeId' in args ? [] : [own[kind].id]);
    }
    const rest = expectDone(
      await app.rest<{ total: number }>('GET', path, { token: lawyer.token }),
    );
    expect(rest.total).toBe(1);
    const stats = expectDone(await query<Record<string, number>>(`${kind}Stats`, {}, lawyer.token));
    expect(Object.entries(stats).find(([name]) => name.startsWith('total'))?.[1]).toBe(1);
  });

  it('several at once: one of somebody else is a conflict without its reference', async () => {
    const rows = [foreign[kind]].map(({ id, version }) => ({ id, version }));
    const input = { rows, status: STATUS[kind] };
    const result = expectDone(
      await mutation<{ changed: string[]; conflicts: object[] }>(
        `set${one}Statuses`,
        { input },
        lawyer.token,
      ),
    );
    expect(result).toMatchObject({
      changed: [],
      conflicts: [{ id: foreign[kind].id, reference: null, changedBy: null }],
    });
  });

  it('exporting, assigning, correcting and deleting are refused', async () => {
    const { id } = own[kind];
    const refused = [
      mutation(`create${one}Export`, { format: 'csv' }, lawyer.token),
      mutation(`assign${one}`, { id, input: { assigneeId: null } }, lawyer.token),
      app.rest('PUT', `${path}/${id}`, { token: lawyer.token, body: {} }),
      app.rest('DELETE', `${path}/${id}`, { token: lawyer.token }),
    ];
    for (const answer of await Promise.all(refused)) expectRefused(answer, 'FORBIDDEN');
  });
});

describe('a lawyer and what is shared by all kinds', () => {
  it('the search over everything, the desk and the other requests of a person show what is assigned', async () => {
    const found = expectDone(
      await query<{ id: string }[]>('searchRecords', { search: client.email }, lawyer.token),
    );
    expect(found.map(({ id }) => id).filter((id) => id !== own.application.id)).toEqual([]);
    const { queues } = expectDone(
      await query<{ queues: { open: number }[] }>('desk', {}, lawyer.token),
    );
    expect(Math.max(...queues.map(({ open }) => open))).toBeLessThanOrEqual(1);
    const person = expectDone(
      await query<{ otherRequests: { id: string }[] }>(
        'serviceRequestPerson',
        { id: own.serviceRequest.id },
        lawyer.token,
      ),
    );
    const others = person.otherRequests.map(({ id }) => id);
    expect(others.sort()).toEqual([own.contactRequest.id, own.application.id].sort());
  });

  it('the overview counts only their requests, without accounts, mails and the record of changes', async () => {
    const overview = expectDone(
      await app.rest<Record<string, unknown>>('GET', '/dashboard/overview', {
        token: lawyer.token,
      }),
    );
    expect(overview).toMatchObject({ totalUsers: null, failedMails: null, recentActivity: [] });
    const perMonth = overview['requestsPerMonth'] as { count: number }[];
    expect(perMonth.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  });

  it('the overview of an administrator has the figures of every screen and the last ten changes', async () => {
    const overview = expectDone(
      await app.rest<Record<string, unknown>>('GET', '/dashboard/overview', { token: admin }),
    );
    const stats = async (name: string) =>
      expectDone(await query<Record<string, number>>(name, {}, admin));
    const { new: newRequests } = await stats('contactRequestStats');
    const { pending: pendingApplications } = await stats('applicationStats');
    const { pending: pendingRequests } = await stats('serviceRequestStats');
    const { total: totalUsers } = await stats('userStats');
    expect(overview).toMatchObject({
      newContactRequests: newRequests,
      pendingApplications,
      pendingServiceRequests: pendingRequests,
      totalUsers,
    });
    expect(overview['recentActivity']).toHaveLength(10);
  });

  it('a CV is read by who deals with the application: by its address and by a link', async () => {
    const cv = (id: string) =>
      app.rest('GET', `/join-team-applications/${id}/cv`, { token: lawyer.token });
    expect((await cv(own.application.id)).status).toBe(200);
    expect((await cv(foreign.application.id)).status).toBe(404);
    const link = (id: string) =>
      mutation<{ url: string }>('createApplicationCvLink', { id }, lawyer.token);
    expectRefused(await link(foreign.application.id), 'NOT_FOUND');
    const address = expectDone(await link(own.application.id)).url.replace('/api/v1', '');
    await assign('Application', own.application.id, other.id);
    expect((await app.rest('GET', address)).status).toBe(404);
    await assign('Application', own.application.id, lawyer.id);
  });

  it('a lawyer is not told who has a request of somebody else open', async () => {
    const socket = connect(app, { token: lawyer.token });
    const { id } = foreign.serviceRequest;
    const stream = await followed<Stream<unknown>>(
      app,
      socket,
      `subscription { requestViewersChanged(id: "${id}") { viewers { fullName } } }`,
    );
    expect(stream.errors[0]?.extensions?.code).toBe('NOT_FOUND');
    void socket.dispose();
  });

  it('a lawyer’s subscription sends changes of their requests only, and one NOT_FOUND after a reassignment', async () => {
    const socket = connect(app, { token: lawyer.token });
    const stream = await followed<Stream<{ serviceRequestChanged: { id: string } | null }>>(
      app,
      socket,
      'subscription { serviceRequestChanged { id status } }',
    );
    const { id } = own.serviceRequest;
    const note = (target: string) =>
      mutation('addServiceRequestNote', { id: target, input: { text: 'x' } }, secretary.token);
    await note(foreign.serviceRequest.id);
    await note(id);
    await waitUntil('the change of the own request', () => stream.events.length > 0);
    await assign('ServiceRequest', id, other.id);
    await waitUntil('the refusal', () => stream.errors.length > 0);
    await note(id);
    expect(stream.events.map((event) => event.serviceRequestChanged?.id).filter(Boolean)).toEqual([
      id,
    ]);
    expect(stream.errors.map(({ extensions }) => extensions?.code)).toEqual(['NOT_FOUND']);
    expectRefused(await query('serviceRequest', { id }, lawyer.token), 'NOT_FOUND');
    await assign('ServiceRequest', id, lawyer.id);
    void socket.dispose();
  });

  it('notifications of a request that is reassigned can be neither read nor changed', async () => {
    const { id } = own.contactRequest;
    const told = async () => {
      const { token } = lawyer;
      const list = await app.rest<{ notifications: { id: string; entityId: string }[] }>(
        ...(['GET', '/notifications?limit=100', { token }] as const),
      );
      const counts = await app.rest<{ total: number }>('GET', '/notifications/counts', { token });
      const { notifications } = expectDone(list);
      expect(expectDone(counts).total).toBe(notifications.length);
      return notifications.filter(({ entityId }) => entityId === id);
    };
    const [first] = await told();
    const before = await told();
    await assign('ContactRequest', id, other.id);
    expect(await told()).toEqual([]);
    const variables = { id: first!.id };
    expectRefused(await mutation('markNotificationRead', variables, lawyer.token), 'NOT_FOUND');
    const shown = expectDone(
      await query<{ total: number; unread: number }>('notificationCounts', {}, lawyer.token),
    );
    const marked = await mutation<object>('markAllNotificationsRead', {}, lawyer.token);
    expect(expectDone(marked)).toEqual({ count: shown.unread });
    const removed = await mutation<object>('eraseReadNotifications', {}, lawyer.token);
    expect(expectDone(removed)).toEqual({ count: shown.total });
    await assign('ContactRequest', id, lawyer.id);
    expect((await told()).length).toBeGreaterThan(before.length);
  });

  it('another role holds for the next call of the same session', async () => {
    const changing = await aColleague(app, { role: 'lawyer' });
    const { id } = foreign.serviceRequest;
    expectRefused(await query('serviceRequest', { id }, changing.token), 'NOT_FOUND');
    const setRole = (role: string) =>
      mutation('updateUser', { id: changing.id, input: { role } }, admin);
    expectDone(await setRole('secretary'));
    expectDone(await query('serviceRequest', { id }, changing.token));
    expectDone(await setRole('client'));
    expectRefused(await query('serviceRequest', { id }, changing.token), 'FORBIDDEN');
  });
});

describe('a secretary and content', () => {
  const call = (method: string, path: string, body?: object) =>
    app.rest<{ id: string; status: string }>(method, path, { token: secretary.token, body });

  it('a secretary creates and edits drafts', async () => {
    const draft = expectDone(await call('POST', '/faqs', aFaq()));
    expect(draft.status).toBe('draft');
    expectDone(await call('PUT', `/faqs/${draft.id}`, { answerAr: 'جواب آخر كما يقرؤه الزائر' }));
  });

  it.each([
    {
      title: 'creating a published one',
      method: 'POST',
      path: () => '/faqs',
      body: aFaq({ status: 'active' }),
      code: 'DRAFTS_ONLY',
    },
    {
      title: 'editing a published one',
      method: 'PUT',
      path: (id: string) => `/faqs/${id}`,
      body: { answerAr: 'جواب آخر كما يقرؤه الزائر' },
      code: 'DRAFTS_ONLY',
    },
    {
      title: 'making a published one a draft',
      method: 'PUT',
      path: (id: string) => `/faqs/${id}`,
      body: { status: 'draft' },
      code: 'DRAFTS_ONLY',
    },
    {
      title: 'publishing',
      method: 'PATCH',
      path: (id: string) => `/faqs/${id}/status`,
      body: {},
      code: 'FORBIDDEN',
    },
    {
      title: 'featuring',
      method: 'PATCH',
      path: (id: string) => `/faqs/${id}/featured`,
      body: {},
      code: 'FORBIDDEN',
    },
    {
      title: 'deleting',
      method: 'DELETE',
      path: (id: string) => `/faqs/${id}`,
      body: undefined,
      code: 'FORBIDDEN',
    },
  ] as const)('$title is refused', async ({ method, path, body, code }) => {
    const published = expectDone(
      await app.rest<{ id: string }>('POST', '/faqs', { token: admin, body: aFaq() }),
    );
    expectRefused(await call(method, path(published.id), body), code);
  });

  it('publishing an own draft by an update is refused', async () => {
    const draft = expectDone(await call('POST', '/faqs', aFaq()));
    expectRefused(await call('PUT', `/faqs/${draft.id}`, { status: 'active' }), 'DRAFTS_ONLY');
  });
});

describe('people who leave, and who come back', () => {
  it('deactivating a person can hand their open requests to a colleague, in the same step', async () => {
    const leaving = await aColleague(app, { role: 'lawyer' });
    const taking = await aColleague(app, { role: 'secretary' });
    const open = expectDone(await submit.serviceRequest());
    const done = expectDone(await submit.serviceRequest());
    await assign('ServiceRequest', open.id, leaving.id);
    await assign('ServiceRequest', done.id, leaving.id);
    const completed = { id: done.id, input: { status: 'completed' } };
    expectDone(await mutation('setServiceRequestStatus', completed, secretary.token));
    const { id } = leaving;
    expect(expectDone(await query<number>('assignedRequestCount', { id }, admin))).toBe(1);
    expectRefused(
      await mutation('toggleUserActive', { id, successorId: client.id }, admin),
      'BAD_USER_INPUT',
      'successorId',
    );
    expectRefused(
      await mutation('toggleUserActive', { id, successorId: id }, admin),
      'BAD_USER_INPUT',
      'successorId',
    );
    expectDone(await mutation('toggleUserActive', { id, successorId: taking.id }, admin));
    const read = async (request: RequestRow) =>
      expectDone(await query<RequestRow>('serviceRequest', { id: request.id }, admin));
    expect((await read(open))['assigneeId']).toBe(taking.id);
    expect((await read(done))['assigneeId']).toBe(leaving.id);
    expectRefused(await query('serviceRequests', {}, leaving.token), 'UNAUTHENTICATED');
  });

  it('the last sign-in is told, and the list can be sorted by it: who never signed in comes last', async () => {
    const never = { filter: { role: 'client' }, sort: { field: 'lastSignInAt' }, limit: 100 };
    const { items } = expectDone(
      await query<{ items: { id: string; lastSignInAt: string | null }[] }>('users', never, admin),
    );
    const times = items.map(({ lastSignInAt }) => lastSignInAt ?? '');
    expect(times).toEqual([...times].sort().reverse());
    expect(items.find(({ id }) => id === client.id)?.lastSignInAt).toBeTruthy();
  });

  it('locked accounts can be listed by themselves', async () => {
    const locked = await aClient(app);
    const body = { email: locked.email, password: 'not-the-password' };
    for (let tries = 0; tries < 6; tries += 1) await app.rest('POST', '/auth/login', { body });
    const listed = async (filter: object) => {
      const page = await query<{ items: { id: string }[] }>('users', { limit: 100, filter }, admin);
      return expectDone(page).items.map(({ id }) => id);
    };
    expect(await listed({ locked: true })).toEqual([locked.id]);
    expect(await listed({ locked: false })).not.toContain(locked.id);
  });

  it('a reset link is mailed to the person and recorded', async () => {
    const person = await aClient(app);
    expectDone(await mutation('sendUserResetLink', { id: person.id }, admin));
    expect(await linkToken(app, person.email, 'reset-password')).toBeTruthy();
    const events = expectDone(
      await query<{ items: { action: string }[] }>(
        'auditEvents',
        { filter: { entity: 'user', entityId: person.id } },
        admin,
      ),
    );
    expect(events.items[0]?.action).toBe('user.reset_link_sent');
  });

  it('only a lawyer has branches of law', async () => {
    const branches = ['civil', 'family'];
    const made = await aColleague(app, { role: 'lawyer', branches });
    const user = (id: string) => query<{ branches: string[] }>('user', { id }, admin);
    expect(expectDone(await user(made.id)).branches).toEqual(branches);
    const input = { role: 'secretary' };
    expectDone(await mutation('updateUser', { id: made.id, input }, admin));
    expect(expectDone(await user(made.id)).branches).toEqual([]);
    const unknown = { id: made.id, input: { role: 'lawyer', branches: ['maritime'] } };
    expectRefused(await mutation('updateUser', unknown, admin), 'BAD_USER_INPUT', 'branches');
  });
});
