import { DataSource } from 'typeorm';
import {
  aClient,
  aColleague,
  aConsultant,
  aContactRequest,
  aJobRole,
  anApplication,
  aRegistration,
  aTestimonial,
} from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { formOf, heldRequest, operationOf, type Sent, textsOf } from '../support/held-form.js';
import { callOperation } from '../support/operation.js';
import { aFile, aPicture } from '../support/pictures.js';
import { expectDone } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  const body = aJobRole({ slug: 'lawyer' });
  expectDone(await app.rest('POST', '/roles', { token: admin, body }));
});
afterAll(() => app.close());

const rows = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);

const mutation = (fields: string, type: string) => `mutation ($input: ${type}!) { ${fields} }`;
const SUBMIT = mutation('submitApplication(input: $input) { id }', 'SubmitApplicationInput');
const CREATE = mutation('createConsultant(input: $input) { id }', 'CreateConsultantInput');

interface Person {
  id: string;
  token: string;
}

/** Sends a form that the guard admits, ends the session while the end of the file is held back, and lets it arrive. */
async function outlive(
  path: string,
  { id, token }: Person,
  sent: Sent,
  end: () => Promise<unknown>,
) {
  await rows(
    `UPDATE sessions SET last_seen_at = now() - interval '10 minutes' WHERE user_id = $1`,
    [id],
  );
  const held = heldRequest(app, path, token, sent);
  await waitUntil('the guard has admitted it', async () => {
    const [used] = await rows(
      `SELECT 1 FROM sessions WHERE user_id = $1 AND last_seen_at > now() - interval '1 minute'`,
      [id],
    );
    return used !== undefined;
  });
  await end();
  return held.finish();
}

/** As a new password does. */
const END = 'UPDATE sessions SET revoked_at = now() WHERE user_id = $1';

/** Ends the session, in a transaction that commits once `call` waits for it. */
async function endMeanwhile<T>(
  { id }: Pick<Person, 'id'>,
  call: () => Promise<T>,
  end = END,
): Promise<T> {
  const runner = app.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [id]);
  await runner.query(end, [id]);
  const answer = call();
  await waitUntil('the call waits for the account', async () => {
    const [waiting] = await rows(
      `SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return waiting !== undefined;
  });
  await runner.commitTransaction();
  await runner.release();
  return answer;
}

const signOut = (token: string) => app.rest('POST', '/auth/logout', { token });
const REFUSED = expect.stringContaining('UNAUTHENTICATED');

describe('a form that arrives after the session of its sender has ended is refused, and leaves nothing:', () => {
  it.each<[string, string, (email: string) => Promise<Sent>]>([
    [
      'an application over REST',
      '/api/v1/join-team-applications',
      (email) => formOf(textsOf(anApplication({ email })), 'cv', aCv()),
    ],
    [
      'an application over GraphQL',
      '/graphql',
      (email) => formOf(operationOf(SUBMIT, anApplication({ email }), 'cv'), '0', aCv()),
    ],
  ])('%s', async (_, path, form) => {
    const client = await aClient(app);
    const { email } = aRegistration();
    const { body } = await outlive(path, client, await form(email), () => signOut(client.token));
    expect(body).toEqual(REFUSED);
    expect(await rows('SELECT id FROM applications WHERE email = $1', [email])).toEqual([]);
  });

  it.each<[string, string, (name: string) => Promise<Sent>]>([
    [
      'a consultant over REST',
      '/api/v1/consultants',
      async (nameFr) => formOf(textsOf(aConsultant({ nameFr })), 'image', aFile(await aPicture())),
    ],
    [
      'a consultant over GraphQL',
      '/graphql',
      async (nameFr) =>
        formOf(operationOf(CREATE, aConsultant({ nameFr }), 'image'), '0', aFile(await aPicture())),
    ],
  ])('%s, of an administrator who was removed', async (_, path, form) => {
    const colleague = await aColleague(app, { role: 'admin' });
    const name = `Consultant ${Date.now()}`;
    const remove = () => app.rest('DELETE', `/users/${colleague.id}`, { token: admin });
    const { body } = await outlive(path, colleague, await form(name), remove);
    expect(body).toEqual(REFUSED);
    expect(await rows('SELECT id FROM consultants WHERE name_fr = $1', [name])).toEqual([]);
  });
});

it('each of several changes in one GraphQL document checks that the session is still open', async () => {
  const client = await aClient(app);
  const query = `mutation ($input: SubmitApplicationInput!) {
    submitApplication(input: $input) { id } updateProfile(input: { fullName: "Somebody Else" }) { fullName } }`;
  const sent = await formOf(operationOf(query, anApplication(), 'cv'), '0', aCv());
  const { body } = await outlive('/graphql', client, sent, () => signOut(client.token));
  expect(body).toEqual(REFUSED);
  const [{ name } = { name: '' }] = await rows<{ name: string }>(
    'SELECT full_name AS name FROM users WHERE id = $1',
    [client.id],
  );
  expect(name).not.toBe('Somebody Else');
  expectDone(await callOperation(app, ['query', 'publicServices'], {}, {}));
});

it('changes after a renewal of the session in one GraphQL document are done', async () => {
  const { token, id } = await aClient(app);
  const query =
    'mutation { refresh { token } updateProfile(input: { fullName: "Renewed Name" }) { id } }';
  expect(expectDone(await app.gql<object>(query, {}, { token }))).toMatchObject({
    updateProfile: { id },
  });
});

it('a form that arrives after the session was renewed twice is taken', async () => {
  const client = await aClient(app);
  const sent = await formOf(textsOf(anApplication()), 'cv', aCv());
  let token = client.token;
  const renew = async () => {
    for (let times = 0; times < 2; times += 1)
      ({ token } = expectDone(
        await app.rest<{ token: string }>('POST', '/auth/refresh', { token }),
      ));
  };
  const answer = await outlive('/api/v1/join-team-applications', client, sent, renew);
  expect(answer.status).toBe(201);
  expect(await rows('SELECT id FROM applications WHERE user_id = $1', [client.id])).toHaveLength(1);
});

describe('what waits while another password ends the session is refused, and changes nothing:', () => {
  it.each<[string, (client: Person & { password: string }) => Promise<{ code?: string }>]>([
    [
      'a new request',
      ({ token }) => app.rest('POST', '/contact-requests', { token, body: aContactRequest() }),
    ],
    [
      'an application',
      ({ token }) =>
        app.rest('POST', '/join-team-applications', {
          ...{ token, body: anApplication(), files: { cv: aCv() } },
        }),
    ],
    [
      'another name and phone',
      ({ token }) => {
        const body = { fullName: 'Somebody Else', phoneNumber: '0666 11 22 33' };
        return app.rest('PUT', '/auth/profile', { token, body });
      },
    ],
    [
      'another password',
      ({ token, password }) => {
        const body = { currentPassword: password, newPassword: 'the-harbour-of-another-9' };
        return app.rest('PUT', '/auth/change-password', { token, body });
      },
    ],
    [
      'another address',
      ({ token, password }) => {
        const body = { email: aRegistration().email, password };
        return app.rest('PUT', '/auth/email', { token, body });
      },
    ],
  ])('%s', async (_, call) => {
    const client = await aClient(app);
    const state = () =>
      rows(
        `SELECT u.email, u.password_hash, u.full_name, u.phone_e164,
                (SELECT count(*) FROM contact_requests r WHERE r.user_id = u.id) AS contacts,
                (SELECT count(*) FROM applications a WHERE a.user_id = u.id) AS applications
           FROM users u WHERE u.id = $1`,
        [client.id],
      );
    const before = await state();
    const { code } = await endMeanwhile(client, () => call(client));
    expect(code).toBe('UNAUTHENTICATED');
    expect(await state()).toEqual(before);
  });
});

const A_HOLIDAY = { day: '2031-04-17', nameAr: 'عيد', nameFr: 'Fête', nameEn: 'Feast' };
const aConsultantRow = async () =>
  expectDone(
    await app.rest<{ id: string }>('POST', '/consultants', {
      ...{ token: admin, body: aConsultant(), files: { image: aFile(await aPicture()) } },
    }),
  ).id;
const CALLS: [string, string, (id: string) => Promise<object> | object][] = [
  ['a new administrator', 'createUser', () => ({ input: { ...aRegistration(), role: 'admin' } })],
  [
    'another administrator',
    'updateUser',
    async () => ({
      id: (await aColleague(app, { role: 'secretary' })).id,
      input: { role: 'admin' },
    }),
  ],
  [
    'the removal of a colleague',
    'deleteUser',
    async () => ({ id: (await aColleague(app, { role: 'secretary' })).id }),
  ],
  ['an erasure', 'eraseUser', async () => ({ id: (await aClient(app)).id })],
  ['an unlocked account', 'unlockUser', async () => ({ id: (await aClient(app)).id })],
  ['a note', 'addContactRequestNote', (id) => ({ id, input: { text: 'Too late' } })],
  [
    'a status',
    'setContactRequestStatuses',
    (id) => ({ input: { rows: [{ id, version: 1 }], status: 'closed' } }),
  ],
  ['a holiday', 'createHoliday', () => ({ input: A_HOLIDAY })],
  ['a setting', 'updateSettings', () => ({ input: { security: { sessionTimeout: 45 } } })],
  ['new content', 'createTestimonial', () => ({ input: aTestimonial() })],
  ['a removal of content', 'deleteConsultant', async () => ({ id: await aConsultantRow() })],
  [
    'hours',
    'setConsultantHours',
    async () => ({
      id: await aConsultantRow(),
      input: { hours: [{ weekday: 'sunday', opens: '09:00', closes: '12:00' }] },
    }),
  ],
];

describe.each([
  ['are removed', END],
  ['become a client', `UPDATE users SET role = 'client' WHERE id = $1`],
  ['become a secretary', `UPDATE users SET role = 'secretary' WHERE id = $1`],
])('while an administrator waits who %s meanwhile,', (_way, end) => {
  it.each(CALLS)('%s is refused, and leaves nothing', async (_, name, variablesOf) => {
    const { token: sender } = await aClient(app);
    const body = aContactRequest();
    const { id } = expectDone(
      await app.rest<{ id: string }>('POST', '/contact-requests', { token: sender, body }),
    );
    const { id: adminId, token } = await aColleague(app, { role: 'admin' });
    const variables = await variablesOf(id);
    const counts = () =>
      rows(`SELECT (SELECT count(*) FROM users WHERE deleted_at IS NULL) AS users,
                   (SELECT count(*) FROM audit_events) AS changes,
                   (SELECT count(*) FROM request_events) AS events`);
    const before = await counts();
    const { code } = await endMeanwhile(
      { id: adminId },
      () => callOperation(app, ['mutation', name], variables, { token }),
      end,
    );
    expect(code).toBe('UNAUTHENTICATED');
    expect(await counts()).toEqual(before);
  });
});

it('a change by an administrator who is being removed comes after the removal', async () => {
  const { token: sender } = await aClient(app);
  const body = aContactRequest();
  const { id } = expectDone(
    await app.rest<{ id: string }>('POST', '/contact-requests', { token: sender, body }),
  );
  const { id: adminId, token } = await aColleague(app, { role: 'admin' });
  const note = (text: string) =>
    callOperation(app, ['mutation', 'addContactRequestNote'], { id, input: { text } }, { token });
  const waiting = (count: number) =>
    waitUntil(`${count} wait`, async () => {
      const found = await rows(
        `SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return found.length === count;
    });
  const runner = app.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT id FROM contact_requests WHERE id = $1 FOR UPDATE', [id]);
  const first = note('In time');
  await waiting(1);
  const removal = app.rest('DELETE', `/users/${adminId}`, { token: admin });
  await waiting(2);
  const second = note('Too late');
  await waiting(3);
  await runner.commitTransaction();
  await runner.release();
  expectDone(await first);
  expectDone(await removal);
  expect((await second).code).toBe('UNAUTHENTICATED');
});

it('administrators who change one another, a client and themselves at the same time all get it done', async () => {
  const [a, b] = [
    await aColleague(app, { role: 'admin' }),
    await aColleague(app, { role: 'admin' }),
  ];
  const client = await aClient(app);
  const rename = (by: string, id: string, fullName: string) =>
    app.rest('PUT', `/users/${id}`, { token: by, body: { fullName } });
  for (const round of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    const fullName = `Round ${round}`;
    const answers = await Promise.all([
      ...[rename(a.token, b.id, fullName), rename(b.token, a.id, fullName)],
      ...[a, b].map(({ token }) => app.rest('PUT', '/auth/profile', { token, body: { fullName } })),
      ...[a, b].map(({ token }) => app.rest('PATCH', `/users/${client.id}/activate`, { token })),
    ]);
    answers.forEach(expectDone);
  }
});

it('a message and a withdrawal that wait while another password ends the session are refused', async () => {
  for (const call of [
    ['mutation', 'addContactRequestMessage'],
    ['mutation', 'withdrawContactRequest'],
  ] as const) {
    const { token, id: userId } = await aClient(app);
    const body = aContactRequest();
    const { id } = expectDone(
      await app.rest<{ id: string }>('POST', '/contact-requests', { token, body }),
    );
    const input = call[1] === 'addContactRequestMessage' && { input: { text: 'Some words' } };
    const { code } = await endMeanwhile({ id: userId }, () =>
      callOperation(app, call, { id, ...input }, { token }),
    );
    expect(code).toBe('UNAUTHENTICATED');
    expect(
      await rows('SELECT type FROM request_events WHERE request_id = $1 ORDER BY created_at', [id]),
    ).toEqual([{ type: 'submitted' }]);
  }
});

const COPIES_AT_ONCE = 100;
/**
 * Long messages, of which a connection holds only the beginning until somebody reads it: it holds 4 MB and more. Letters
 * of four bytes are as long and cost the search document a quarter.
 */
const COPIES = `
  INSERT INTO contact_requests (id, reference, name, email, message, status, user_id)
  SELECT gen_random_uuid(), 'CR-COPY-' || $2::int || n, name, email, repeat('𝒙', 2400), status, user_id
    FROM contact_requests, generate_series(1000, 999 + ${COPIES_AT_ONCE}) n WHERE id = $1`;

it('an export that is being read ends with the session of its reader', async () => {
  const body = aContactRequest();
  const { token: sender } = await aClient(app);
  const { id } = expectDone(
    await app.rest<{ id: string }>('POST', '/contact-requests', { token: sender, body }),
  );
  // the rows are here for their size: their person is not written anew with each statement
  await rows('ALTER TABLE contact_requests DISABLE TRIGGER tr_contact_requests_added');
  for (let times = 1; times <= 14; times += 1) await rows(COPIES, [id, times]);
  const colleague = await aColleague(app, { role: 'secretary' });
  const link = callOperation<{ url: string }>(
    app,
    ['mutation', 'createContactRequestExport'],
    { format: 'csv' },
    { token: colleague.token },
  );
  const headers = { 'Accept-Encoding': 'identity' };
  const response = await fetch(app.url + expectDone(await link).url, { headers });
  const reader = response.body!.getReader();
  await reader.read();
  expectDone(await app.rest('DELETE', `/users/${colleague.id}`, { token: admin }));
  const readAll = async () => {
    while (!(await reader.read()).done);
  };
  await expect(readAll()).rejects.toThrow();
});
