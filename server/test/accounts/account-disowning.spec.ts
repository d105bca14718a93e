import { DataSource } from 'typeorm';
import {
  aClient,
  aColleague,
  aContactRequest,
  aRegistration,
  linkToken,
  type Person,
} from '../support/builders.js';
import { proveEmail } from '../support/email-proof.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { ADMIN, type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
});
afterAll(() => app.close());

const rows = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const done = async <T>(answer: Promise<Answer<T>>) => expectDone(await answer);
const unverified = (over: object = {}) => aClient(app, over, { verified: false });
const notMe = ({ email }: Pick<Person, 'email'>) => linkToken(app, email, 'not-me');
const stateOf = async ({ id }: Person) =>
  (
    await rows<{ active: boolean; gone: boolean }>(
      'SELECT is_active AS active, deleted_at IS NOT NULL AS gone FROM users WHERE id = $1',
      [id],
    )
  )[0];
const isSignedIn = async ({ token }: Person) =>
  (await app.rest('GET', '/auth/profile', { token })).status === 200;
const write = async ({ token }: Person) => {
  await rows('UPDATE users SET email_verified_at = now() WHERE email_verified_at IS NULL');
  await done(app.rest('POST', '/contact-requests', { token, body: aContactRequest() }));
};
/** Another link is mailed. */
const resend = async ({ email }: Person) => {
  const before = (await app.mailsTo(email)).length;
  await rows(`DELETE FROM rate_limits WHERE key LIKE 'verification-send%'`);
  const body = { email };
  await app.rest('POST', '/email-verification/send-verification', { body });
  await waitUntil('the mail', async () => (await app.mailsTo(email)).length > before);
};
const toldOffice = async ({ id }: Person) => {
  const { items } = await done(
    callOperation<{ items: { title: string; type: string; entityId: string }[] }>(
      app,
      ['query', 'notifications'],
      { language: 'en' },
      { token: admin },
    ),
  );
  return items.filter(({ entityId, type }) => entityId === id && type === 'warning');
};

const APIS: Record<string, (link: string) => Promise<Answer<unknown>>> = {
  REST: (link) => app.rest('POST', `/email-verification/not-me/${encodeURIComponent(link)}`),
  GraphQL: (token) => callOperation(app, ['mutation', 'disownAccount'], { token }),
};

it('the mail greets nobody by the name that was typed, in any language, and says what the link is for', async () => {
  const name = 'CustomerOfTheBank';
  const words = { ar: 'لم أكن أنا', fr: 'Ce n’était pas moi', en: 'It was not me' };
  for (const [language, label] of Object.entries(words)) {
    const person = await unverified({ fullName: name, language });
    const link = await notMe(person);
    const [mail] = await app.mailsTo(person.email);
    for (const part of [mail!.subject, mail!.text, mail!.html]) expect(part).not.toContain(name);
    expect(mail!.text).toContain(`/not-me/${link}`);
    expect(mail!.html).toContain(`/not-me/${link}"`);
    expect(mail!.html).toContain(label);
  }
});

it.each([
  ['nobody whose address was only typed', false, 0],
  ['whoever proved that the address is theirs', true, 2],
])('mails about the password greet by name %s', async (_, verified, greeted) => {
  const fullName = 'CustomerOfTheBank';
  const { email } = await aClient(app, { fullName }, { verified });
  await app.rest('POST', '/password-reset/send-reset', { body: { email } });
  const link = await linkToken(app, email, 'reset-password');
  const body = { newPassword: 'the-harbour-of-the-owner-9' };
  await app.rest('POST', `/password-reset/reset/${link}`, { body });
  const about = async (words: string) =>
    (await app.mailsTo(email)).filter(({ text }) => text.includes(words));
  await waitUntil('the notice', async () => (await about('/forgot-password')).length === 1);
  expect(await about(fullName)).toHaveLength(greeted);
});

describe.each(Object.entries(APIS))('“it was not me” over %s', (_, disown) => {
  it('disowning removes an account that has sent nothing, and its e-mail address can be registered again', async () => {
    const stranger = await unverified();
    const link = await notMe(stranger);
    expectDone(await disown(link));
    expect(await stateOf(stranger)).toMatchObject({ gone: true });
    expect(await isSignedIn(stranger)).toBe(false);
    expect(await toldOffice(stranger)).toEqual([]);
    expectRefused(await disown(link), 'INVALID_DISOWN_TOKEN');
    const owner = await unverified({ email: stranger.email });
    expect(await stateOf(owner)).toEqual({ active: true, gone: false });
  });

  it('disowning closes an account that has sent something, and notifies the office', async () => {
    const stranger = await unverified();
    const link = await notMe(stranger);
    await write(stranger);
    expectDone(await disown(link));
    expect(await stateOf(stranger)).toEqual({ active: false, gone: false });
    expect(await isSignedIn(stranger)).toBe(false);
    const { email, password } = stranger;
    const body = { email, password };
    expectRefused(await app.rest('POST', '/auth/login', { body }), 'LOGIN_FAILED');
    await waitUntil('the notice', async () => (await toldOffice(stranger)).length === 1);
    const recorded = await rows(
      `SELECT actor_id FROM audit_events WHERE entity_id = $1 AND action = 'user.disowned'`,
      [stranger.id],
    );
    expect(recorded).toEqual([{ actor_id: null }]);
  });

  it.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'the address was verified',
      async ({ email }) =>
        app.rest(
          'GET',
          `/email-verification/verify/${await linkToken(app, email, 'verify-email')}`,
        ),
    ],
    [
      'the account got another password',
      ({ token, password }) =>
        done(
          app.rest('PUT', '/auth/change-password', {
            token,
            body: { currentPassword: password, newPassword: 'another-harbour-28' },
          }),
        ),
    ],
    [
      'all other sessions were ended',
      ({ token }) => done(app.rest('DELETE', '/auth/sessions', { token })),
    ],
    ['the link was looked at', async (person) => fetch(await pageOf(person))],
    [
      'the link was looked at with HEAD',
      async (person) => fetch(await pageOf(person), { method: 'HEAD' }),
    ],
  ])('disowning works after %s', async (__, happen) => {
    const stranger = await unverified();
    const link = await notMe(stranger);
    await happen(stranger);
    expect(await stateOf(stranger)).toEqual({ active: true, gone: false });
    expectDone(await disown(link));
    expect(await stateOf(stranger)).toMatchObject({ gone: true });
  });
  const pageOf = async (person: Person) =>
    `${app.url}/api/v1/email-verification/not-me/${await notMe(person)}`;

  it.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'its time is over',
      ({ id }) => rows('UPDATE link_tokens SET expires_at = now() WHERE user_id = $1', [id]),
    ],
    [
      'the account has another address',
      ({ token }) =>
        done(
          app.rest('PUT', '/email-verification/email', {
            token,
            body: { email: aRegistration().email },
          }),
        ),
    ],
    ['the account was deleted', ({ id }) => app.rest('DELETE', `/users/${id}`, { token: admin })],
    [
      'the account was deactivated',
      ({ id }) => app.rest('PATCH', `/users/${id}/activate`, { token: admin }),
    ],
  ])('disowning does nothing once %s', async (__, happen) => {
    const person = await unverified();
    const link = await notMe(person);
    await happen(person);
    const before = await stateOf(person);
    expectRefused(await disown(link), 'INVALID_DISOWN_TOKEN');
    expect(await stateOf(person)).toEqual(before);
  });

  it.each(['x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --", '🔑'])(
    'disowning does nothing with the link %j',
    async (link) => expectRefused(await disown(link), 'INVALID_DISOWN_TOKEN'),
  );

  it('disowning works with the link of each mail, whatever was mailed since', async () => {
    const person = await unverified();
    const first = await notMe(person);
    await resend(person);
    expect(await notMe(person)).toBe(first);
    const { token, email } = person;
    const correct = (to: string) =>
      done(app.rest('PUT', '/email-verification/email', { token, body: { email: to } }));
    await correct(aRegistration().email);
    // others have used up what is mailed to the address
    await rows(`UPDATE rate_limits SET points = 1000 WHERE key LIKE 'link-mail-account:%'`);
    await correct(email);
    expectDone(await disown(first));
    expect(await stateOf(person)).toMatchObject({ gone: true });
  });

  it('disowning does nothing once the person proved that the e-mail address is theirs', async () => {
    const person = await unverified();
    const link = await notMe(person);
    await proveEmail(app, person.token);
    expectRefused(await disown(link), 'INVALID_DISOWN_TOKEN');
    expect(await stateOf(person)).toEqual({ active: true, gone: false });
  });

  it('disowning accepts no other link of the account', async () => {
    const person = await unverified();
    const link = await linkToken(app, person.email, 'verify-email');
    expectRefused(await disown(link), 'INVALID_DISOWN_TOKEN');
  });

  it('disowning closes a mistyped account of the office, but never the last administrator’s', async () => {
    const colleague = await aColleague(app, { role: 'secretary' });
    expectDone(await disown(await notMe(colleague)));
    expect(await stateOf(colleague)).toEqual({ active: false, gone: false });
    const boss = await aColleague(app, { role: 'admin' });
    const link = await notMe(boss);
    await rows(`UPDATE users SET is_active = false WHERE role = 'admin' AND id <> $1`, [boss.id]);
    expectDone(await disown(link));
    expect(await stateOf(boss)).toEqual({ active: true, gone: false });
    expect(await isSignedIn(boss)).toBe(false);
    await rows('UPDATE users SET is_active = true WHERE email = $1', [ADMIN.email]);
  });
});

it('a link to a former address is refused as an unknown one, and counts as one', async () => {
  const person = await unverified();
  const link = await notMe(person);
  const { token } = person;
  const body = { email: aRegistration().email };
  await done(app.rest('PUT', '/email-verification/email', { token, body }));
  await rows(`DELETE FROM rate_limits WHERE key LIKE 'link-guess%'`);
  for (const [path, points] of [
    [link, 1],
    ['a'.repeat(43), 2],
  ] as const) {
    const answer = await app.rest('POST', `/email-verification/not-me/${path}`);
    expectRefused(answer, 'INVALID_DISOWN_TOKEN');
    const counted = await rows(`SELECT points FROM rate_limits WHERE key LIKE 'link-guess%'`);
    expect(counted).toEqual([{ points }]);
  }
});
