import { Client } from 'pg';
import { archiveOf } from '../support/archive.js';
import { TRANSPORTS, type UserView } from '../support/account-api.js';
import {
  aClient,
  aColleague,
  aContactRequest,
  anAdmin,
  aRegistration,
  linkToken,
  type Person,
} from '../support/builders.js';
import { proveEmail } from '../support/email-proof.js';
import { callOperation } from '../support/operation.js';
import { addPasskey } from '../support/passkeys.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { enableSecondFactor } from '../support/second-factor.js';
import { type Answer, type CallOptions, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

let app: TestApp;
let database: Client;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  database = new Client({ connectionString: app.database.url });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.close();
});

const another = () => aRegistration().email;
const write = async (token: string, over: object) =>
  expectDone(
    await app.rest<{ id: string; reference: string }>('POST', '/contact-requests', {
      ...{ token, body: aContactRequest(over) },
    }),
  );
const NEW_PASSWORD = 'after-the-undo-27';

type Send<T> = (input: Record<string, unknown>, options?: CallOptions) => Promise<Answer<T>>;
interface EmailChangeApi {
  change: Send<UserView>;
  undo: Send<boolean>;
}
const APIS: Record<string, EmailChangeApi> = {
  REST: {
    change: (body, options) => app.rest('PUT', '/auth/email', { ...options, body }),
    undo: (body, options) => app.rest('POST', '/auth/email/undo', { ...options, body }),
  },
  GraphQL: {
    change: (input, options) => callOperation(app, ['mutation', 'changeEmail'], input, options),
    undo: (input, options) => callOperation(app, ['mutation', 'undoEmailChange'], input, options),
  },
};

const mailsWith = async (email: string, page: string) =>
  (await app.mailsTo(email)).filter(({ text }) => text.includes(`/${page}/`));

/** The newest link that undoes a change, once so many were mailed there. */
async function undoLink(email: string, mails = 1): Promise<string> {
  const found = () => mailsWith(email, 'undo-email-change');
  await waitUntil(`undo link ${mails} to ${email}`, async () => (await found()).length >= mails);
  const [mail] = await found();
  return /undo-email-change\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const rowOf = async (id: string) => {
  const { rows } = await database.query<{ email: string; verified: boolean }>(
    'SELECT email, email_verified_at IS NOT NULL AS verified FROM users WHERE id = $1',
    [id],
  );
  return rows[0];
};

describe.each(TRANSPORTS)('one’s own e-mail address over %s', (name, apiOf) => {
  const own = () => APIS[name]!;
  const api = () => apiOf(app);
  const moved = async (person: Person, email = another()) => {
    const { token, password } = person;
    expectDone(await own().change({ email, password }, { token }));
    return email;
  };

  it.each([
    ['a client', () => aClient(app)],
    ['a secretary', () => aColleague(app, { role: 'secretary' })],
    ['an administrator', () => anAdmin(app)],
  ] as const)(
    '%s changes it with the password, and the new one has to be verified',
    async (_, make) => {
      const person = await make();
      const elsewhere = await app.signIn(person.email, person.password);
      const { token, password, id } = person;
      const email = another();
      const changed = expectDone(
        await own().change({ email: email.toUpperCase(), password }, { token }),
      );
      expect(changed).toMatchObject({ id, email, isEmailVerified: false });
      expectRefused(await api().me(undefined, { token: elsewhere }), 'UNAUTHENTICATED');
      expectRefused(await api().login({ email: person.email, password }), 'LOGIN_FAILED');
      expect((await api().verifyEmail(await linkToken(app, email, 'verify-email'))).status).toBe(
        200,
      );
      expect(expectDone(await api().me(undefined, { token })).isEmailVerified).toBe(true);
      await app.signIn(email, password);
      const { rows } = await database.query(
        `SELECT actor_id, before ->> 'email' AS old, after ->> 'email' AS new FROM audit_events
        WHERE entity_id = $1 AND action = 'user.email_changed'`,
        [id],
      );
      expect(rows).toEqual([{ actor_id: id, old: person.email, new: email }]);
    },
  );

  it.each<[string, (person: Person) => Promise<object> | object, string, string[]]>([
    ['a wrong password', () => ({ password: 'not-it' }), 'WRONG_PASSWORD', ['password']],
    ['no password', () => ({ password: '' }), 'BAD_USER_INPUT', ['password']],
    ['nonsense', ({ password }) => ({ password, email: 'a@b' }), 'BAD_USER_INPUT', ['email']],
    [
      'the address of somebody else',
      async ({ password }) => ({ password, email: (await aClient(app)).email }),
      'EMAIL_TAKEN',
      ['email'],
    ],
    [
      'a page of another site',
      ({ password }) => ({ password, returnTo: '//evil.example' }),
      'BAD_USER_INPUT',
      ['returnTo'],
    ],
  ])('an e-mail address is not changed with %s', async (_, inputOf, code, fields) => {
    const person = await aClient(app);
    const input = { email: another(), ...(await inputOf(person)) };
    expectRefused(
      await own().change(input, { token: person.token }),
      code as 'BAD_USER_INPUT',
      ...fields,
    );
    expect(await rowOf(person.id)).toEqual({ email: person.email, verified: true });
    expect(await app.mailsTo(person.email)).toHaveLength(1);
  });

  it('nobody changes an e-mail address without a session', async () => {
    const answer = await own().change({ email: another(), password: 'quiet-harbour-27' });
    expectRefused(answer, 'UNAUTHENTICATED');
  });

  it('the same address in other letters changes nothing and mails nothing', async () => {
    const { email, password, token, id } = await aClient(app);
    expectDone(await own().change({ email: ` ${email.toUpperCase()}`, password }, { token }));
    expect(await rowOf(id)).toEqual({ email, verified: true });
    expect(await mailsWith(email, 'undo-email-change')).toEqual([]);
  });

  it('administrators do not change their own address where the password is not asked for', async () => {
    const admin = await anAdmin(app);
    const { token, id, email } = admin;
    const refused = await api().updateUser({ id, input: { email: another() } }, { token });
    expectRefused(refused, 'BAD_USER_INPUT', 'email');
    expect((await rowOf(id))?.email).toBe(email);
    const same = { email, fullName: 'نفس البريد' };
    expect(expectDone(await api().updateUser({ id, input: same }, { token })).fullName).toBe(
      'نفس البريد',
    );
  });

  it('the old address is told in its language and gives the account back', async () => {
    const person = await aClient(app, { language: 'fr' });
    const { email, id, token } = person;
    const taken = await moved(person);
    const link = await undoLink(email);
    const [mail] = await mailsWith(email, 'undo-email-change');
    expect(mail?.subject).toBe('L’adresse e‑mail de votre compte a changé');
    expect(mail?.text).toMatch(/7\sjours/u);
    expect(mail?.text).toContain('http://mizan.test/fr/undo-email-change/');
    expect(mail?.text).not.toContain(taken);
    await api().sendReset(taken);
    const stolen = await linkToken(app, taken, 'reset-password');
    expect((await own().undo({ token: link })).status).toBe(200);
    expect(await rowOf(id)).toEqual({ email, verified: true });
    expectRefused(await api().me(undefined, { token }), 'UNAUTHENTICATED');
    expectRefused(
      await api().reset({ token: stolen, newPassword: NEW_PASSWORD }),
      'INVALID_RESET_TOKEN',
    );
    for (const address of [email, taken])
      expectRefused(
        await api().login({ email: address, password: person.password }),
        'LOGIN_FAILED',
      );
    const reset = await linkToken(app, email, 'reset-password');
    expect((await api().reset({ token: reset, newPassword: NEW_PASSWORD })).data).toBe(true);
    await app.signIn(email, NEW_PASSWORD);
    expectRefused(await own().undo({ token: link }), 'INVALID_UNDO_LINK');
    const { rows } = await database.query(
      `SELECT before ->> 'email' AS old, after ->> 'email' AS new FROM audit_events
        WHERE entity_id = $1 AND action = 'user.email_change_undone'`,
      [id],
    );
    expect(rows).toEqual([{ old: taken, new: email }]);
  });

  it('the first address of a chain wins, and its links end those of the later ones', async () => {
    const person = await aClient(app);
    const { email: first, id, token } = person;
    const second = await moved(person);
    await api().verifyEmail(await linkToken(app, second, 'verify-email'));
    const third = await moved({ ...person, token });
    const [firstLink, secondLink] = [await undoLink(first), await undoLink(second)];
    expect((await own().undo({ token: secondLink })).status).toBe(200);
    expect((await rowOf(id))?.email).toBe(second);
    expect((await own().undo({ token: firstLink })).status).toBe(200);
    expect(await rowOf(id)).toEqual({ email: first, verified: true });
    expect(await mailsWith(third, 'undo-email-change')).toEqual([]);
    const again = await aClient(app);
    const middle = await moved(again);
    await api().verifyEmail(await linkToken(app, middle, 'verify-email'));
    await moved(again);
    const late = await undoLink(middle);
    expect((await own().undo({ token: await undoLink(again.email) })).status).toBe(200);
    expectRefused(await own().undo({ token: late }), 'INVALID_UNDO_LINK');
    expect((await rowOf(again.id))?.email).toBe(again.email);
  });

  it('an address that was never verified gets no link, also in the middle of a chain', async () => {
    const person = await aClient(app, {}, { verified: false });
    const mistyped = person.email;
    const { token } = person;
    const second = another();
    expectDone(await api().correctEmail({ email: second }, { token }));
    const third = await moved(person);
    await api().verifyEmail(await linkToken(app, third, 'verify-email'));
    const fourth = await moved(person);
    await moved(person);
    await undoLink(third);
    for (const email of [mistyped, second, fourth])
      expect(await mailsWith(email, 'undo-email-change')).toEqual([]);
  });

  it('nobody else gets an address that may still be given back', async () => {
    const person = await aClient(app);
    const { email, id } = person;
    const taken = await moved(person);
    expectRefused(await api().register(aRegistration({ email })), 'EMAIL_TAKEN', 'email');
    const { token: waiting } = await aClient(app, {}, { verified: false });
    expectRefused(await api().correctEmail({ email }, { token: waiting }), 'EMAIL_TAKEN', 'email');
    const other = await aClient(app);
    const { password, token } = other;
    expectRefused(await own().change({ email, password }, { token }), 'EMAIL_TAKEN', 'email');
    const office = { token: await app.adminToken() };
    expectRefused(await api().createUser(aRegistration({ email }), office), 'EMAIL_TAKEN', 'email');
    const change = { id: other.id, input: { email } };
    expectRefused(await api().updateUser(change, office), 'EMAIL_TAKEN', 'email');
    // the person themselves may go back
    await moved(person, email);
    expect((await rowOf(id))?.email).toBe(email);
    expectDone(await api().register(aRegistration({ email: taken })));
  });

  it('registrations of an e-mail address that is being given up at the same time are refused', async () => {
    const person = await aClient(app);
    const { email, password, token } = person;
    const answers = await Promise.all([
      own().change({ email: another(), password }, { token }),
      ...Array.from({ length: 6 }, () => api().register(aRegistration({ email }))),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([
      undefined,
      ...Array<string>(6).fill('EMAIL_TAKEN'),
    ]);
  });

  it('an address is free again once the account is gone or the link is over', async () => {
    const [removed, late] = [await aClient(app), await aClient(app)];
    await moved(removed);
    await api().deleteUser(removed.id, { token: await app.adminToken() });
    expectRefused(await own().undo({ token: await undoLink(removed.email) }), 'INVALID_UNDO_LINK');
    expectDone(await api().register(aRegistration({ email: removed.email })));
    await moved(late);
    const link = await undoLink(late.email);
    await database.query('UPDATE email_changes SET expires_at = now() WHERE user_id = $1', [
      late.id,
    ]);
    expectRefused(await own().undo({ token: link }), 'INVALID_UNDO_LINK');
    expectDone(await api().register(aRegistration({ email: late.email })));
  });

  it('nothing of a change is left of an erased person, and its link opens nothing', async () => {
    const person = await aClient(app);
    const { id, email, password, token } = person;
    await moved(person);
    const link = await undoLink(email);
    expectDone(await app.rest('POST', '/privacy/erasure', { token, body: { password } }));
    expectRefused(await own().undo({ token: link }), 'INVALID_UNDO_LINK');
    const { rows } = await database.query(
      `SELECT id FROM email_changes WHERE user_id = $1
       UNION ALL SELECT id FROM mails WHERE to_address = $2`,
      [id, email],
    );
    expect(rows).toEqual([]);
    expectDone(await api().register(aRegistration({ email })));
  });

  it('the old address is told also when the office changes it, and an unverified one is not', async () => {
    const [person, waiting] = [await aClient(app), await aClient(app, {}, { verified: false })];
    const token = await app.adminToken();
    for (const { id } of [person, waiting])
      expectDone(await api().updateUser({ id, input: { email: another() } }, { token }));
    expect((await own().undo({ token: await undoLink(person.email) })).status).toBe(200);
    expect(await rowOf(person.id)).toEqual({ email: person.email, verified: true });
    expect(await mailsWith(waiting.email, 'undo-email-change')).toEqual([]);
  });

  it('undoing takes away what was added to the second factor since, or all of it once something was renewed', async () => {
    const withFactor = async () => {
      const person = await aClient(app);
      const { recoveryCodes } = await enableSecondFactor(app, person);
      const [code, next] = recoveryCodes;
      const body = { email: another(), password: person.password, code };
      expectDone(await own().change(body, { token: person.token }));
      return { ...person, code: next };
    };
    const [untouched, added, renewed] = [
      await withFactor(),
      await withFactor(),
      await withFactor(),
    ];
    const since = await aClient(app);
    await moved(since);
    await addPasskey(app, since);
    await addPasskey(app, added);
    const { token, password, code } = renewed;
    expectDone(
      await callOperation(app, ['mutation', 'renewRecoveryCodes'], { password, code }, { token }),
    );
    for (const [{ id, email }, hasSecondFactor] of [
      [untouched, true],
      [since, false],
      [added, true],
      [renewed, false],
    ] as const) {
      expect((await own().undo({ token: await undoLink(email) })).status).toBe(200);
      const { rows } = await database.query<{ has: boolean; passkeys: number }>(
        `SELECT second_factor_at IS NOT NULL AS has,
                (SELECT count(*)::int FROM passkeys WHERE user_id = users.id) AS passkeys
           FROM users WHERE id = $1`,
        [id],
      );
      expect(rows).toEqual([{ has: hasSecondFactor, passkeys: 0 }]);
    }
  });

  it('undoing leaves the account nothing of whoever had it meanwhile', async () => {
    const profile = { fullName: 'The Owner', phoneNumber: '0555 44 33 22' };
    const person = await aClient(app, profile);
    const { id, email } = person;
    const older = await write(person.token, { email });
    const key = { 'Idempotency-Key': `key-of-${id}` };
    const answered = aContactRequest({ email });
    const begin = (options: CallOptions) =>
      app.rest<{ id: string }>('POST', '/contact-requests', {
        ...{ ...options, body: answered, headers: key },
      });
    const { id: begun } = expectDone(await begin({ token: person.token }));
    const taken = await moved(person);
    const link = await undoLink(email);
    // whoever reads the other mailbox takes the account, and uses it as theirs
    await api().sendReset(taken);
    const token = await linkToken(app, taken, 'reset-password');
    expect((await api().reset({ token, newPassword: NEW_PASSWORD })).status).toBe(200);
    const headers = { 'User-Agent': 'the browser of the other' };
    const body = { email: taken, password: NEW_PASSWORD };
    const login = await app.rest<{ token: string }>('POST', '/auth/login', { body, headers });
    const theirs = { token: expectDone(login).token };
    await proveEmail(app, theirs.token);
    const others = { fullName: 'The Other', phoneNumber: '0666 11 22 33' };
    expectDone(await app.rest('PUT', '/auth/profile', { ...theirs, body: others }));
    const sent = await write(theirs.token, { email: taken });
    const words = { id: begun, input: { text: 'Words of the other' } };
    const call = ['mutation', 'addContactRequestMessage'] as const;
    expectDone(await callOperation(app, call, words, theirs));

    expect((await own().undo({ token: link })).status).toBe(200);

    await api().sendReset(email);
    const back = await linkToken(app, email, 'reset-password');
    expect((await api().reset({ token: back, newPassword: NEW_PASSWORD })).status).toBe(200);
    const owner = { id, email, token: await app.signIn(email, NEW_PASSWORD) };
    const files = await archiveOf(app, { ...owner, password: NEW_PASSWORD });
    const names = Object.keys(files).join();
    expect(names).toContain(older.reference);
    expect(names).not.toContain(sent.reference);
    const text = Object.values(files).join();
    for (const word of [
      sent.reference,
      'message_added',
      'Words of the other',
      'The Other',
      '0666',
      'the browser of the other',
      taken,
    ])
      expect(text).not.toContain(word);
    const asked = { token: owner.token };
    const read = (requestId: string) =>
      callOperation(app, ['query', 'myContactRequest'], { id: requestId }, asked);
    expectRefused(await read(sent.id), 'NOT_FOUND');
    expectRefused(await begin(asked), 'NOT_FOUND');
    expectDone(await read(older.id));
    const notified = await callOperation<{ items: { entityId: string }[] }>(
      app,
      ['query', 'notifications'],
      {},
      asked,
    );
    expect(expectDone(notified).items.filter(({ entityId }) => entityId === sent.id)).toEqual([]);
    expect(expectDone(await api().me(undefined, asked))).toMatchObject(profile);
    const { rows } = await database.query(
      `SELECT user_id, left_at IS NOT NULL AS "isClosed" FROM contact_requests
        WHERE id = ANY($1) ORDER BY created_at`,
      [[older.id, begun, sent.id]],
    );
    expect(rows).toEqual([
      { user_id: id, isClosed: false },
      { user_id: null, isClosed: true },
      { user_id: null, isClosed: false },
    ]);
    const { rows: recorded } = await database.query(
      `SELECT entity_id FROM audit_events WHERE action = 'contactRequest.left' AND entity_id = ANY($1)`,
      [[older.id, sent.id]],
    );
    expect(recorded).toEqual([{ entity_id: sent.id }]);
    // what the other wrote in does not come back by a link to the address in it
    expectDone(await callOperation(app, ['mutation', 'requestEarlierRequests'], {}, asked));
    await waitUntil('the request for a link was dealt with', async () => {
      const { rows: open } = await database.query(
        `SELECT 1 FROM pgboss.job WHERE name = 'earlier-requests' AND state < 'completed'`,
      );
      return open.length === 0;
    });
    expect(await mailsWith(email, 'earlier-requests')).toEqual([]);
  });

  it('a link works once, even when it is pressed eight times at once', async () => {
    const person = await aClient(app);
    await moved(person);
    const token = await undoLink(person.email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => own().undo({ token })));
    expect(answers.filter(({ code }) => !code)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'INVALID_UNDO_LINK')).toHaveLength(7);
  });

  it('a deactivated account gets its address back and no link', async () => {
    const person = await aClient(app);
    await moved(person);
    const link = await undoLink(person.email);
    await api().toggleUser(person.id, { token: await app.adminToken() });
    expect((await own().undo({ token: link })).status).toBe(200);
    expect((await rowOf(person.id))?.email).toBe(person.email);
    expect(await mailsWith(person.email, 'reset-password')).toEqual([]);
  });

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --", '%00', '🔑'])(
    'the link %j undoes nothing',
    async (token) => {
      expectRefused(await own().undo({ token }), 'INVALID_UNDO_LINK');
    },
  );
});

it('a page or a mail program that only looks at a link undoes nothing', async () => {
  const person = await aClient(app);
  const { token, password } = person;
  const email = another();
  expectDone(await app.rest('PUT', '/auth/email', { token, body: { email, password } }));
  const link = await undoLink(person.email);
  for (const path of [`/auth/email/undo/${link}`, `/auth/email/undo?token=${link}`])
    expect((await app.rest('GET', path)).status).toBeGreaterThanOrEqual(404);
  expect((await rowOf(person.id))?.email).toBe(email);
});
