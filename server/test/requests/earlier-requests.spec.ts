import { DataSource } from 'typeorm';
import { archiveOf } from '../support/archive.js';
import {
  aClient,
  aJobRole,
  anAdmin,
  anApplication,
  aRegistration,
  linkToken,
  type Person,
} from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { Followers, type Stream } from '../support/live.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import type { RequestRow } from '../support/request-calls.js';
import { type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  for (const slug of ['lawyer', 'legal-advisor'])
    expectDone(await app.rest('POST', '/roles', { token: admin, body: aJobRole({ slug }) }));
});
afterAll(() => app.close());

const rows = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const done = async <T>(answer: Promise<Answer<T>>) => expectDone(await answer);

interface Api {
  ask: (token?: string) => Promise<Answer<{ success: boolean; retryAfter: number }>>;
  join: (link: string, token?: string) => Promise<Answer<unknown>>;
  joined: (data: unknown) => unknown;
}
const APIS: Record<string, () => Api> = {
  REST: () => ({
    ask: (token) => app.rest('POST', '/earlier-requests/send-link', { token }),
    join: (link, token) =>
      app.rest('POST', `/earlier-requests/join/${encodeURIComponent(link)}`, { token }),
    joined: (data) => (data as { joined: number }).joined,
  }),
  GraphQL: () => ({
    ask: (token) => callOperation(app, ['mutation', 'requestEarlierRequests'], {}, { token }),
    join: (link, token) =>
      callOperation(app, ['mutation', 'joinEarlierRequests'], { token: link }, { token }),
    joined: (data) => (data as { count: number }).count,
  }),
};

const apply = (email: string, over: object = {}, token?: string) =>
  done(
    app.rest<RequestRow>('POST', '/join-team-applications', {
      ...{ token, body: anApplication({ email, ...over }), files: { cv: aCv() } },
    }),
  );
const mine = async ({ token }: Person) =>
  (
    await done(
      callOperation<{ items: { reference: string }[] }>(
        app,
        ['query', 'myRequests'],
        {},
        { token },
      ),
    )
  ).items.map(({ reference }) => reference);
const ownerOf = async ({ id }: RequestRow) =>
  (
    await rows<{ user_id: string | null }>('SELECT user_id FROM applications WHERE id = $1', [id])
  )[0]?.user_id;
const linksTo = async (email: string) =>
  (await app.mailsTo(email)).filter(({ text }) => text.includes('/earlier-requests/')).length;
/** Until every request for a link was dealt with. */
const jobsAreOver = () =>
  waitUntil('the jobs are over', async () => {
    const [left] = await rows<{ count: string }>(
      `SELECT count(*) FROM pgboss.job WHERE name = 'earlier-requests' AND state < 'completed'`,
    );
    return left?.count === '0';
  });
async function aLink(api: Api, person: Person): Promise<string> {
  const before = await linksTo(person.email);
  expect((await api.ask(person.token)).code).toBeUndefined();
  await waitUntil('the link', async () => (await linksTo(person.email)) > before);
  return linkToken(app, person.email, 'earlier-requests');
}

describe.each(Object.entries(APIS))('what was sent without an account, over %s,', (_, apiOf) => {
  let api: Api;
  beforeAll(() => {
    api = apiOf();
  });

  it('requests sent without an account join it by a link opened in its session', async () => {
    const { email } = aRegistration();
    const first = await apply(email);
    const second = await apply(email, { roleId: 'legal-advisor' });
    const of = await aClient(app, { email }, { verified: false });
    const followers = new Followers();
    const query = 'subscription { myApplicationChanged { id } }';
    const stream = await followers.follow<Stream<unknown>>(app, query, { token: of.token });
    expect(await mine(of)).toEqual([]);

    const link = await aLink(api, of);
    const answer = await api.join(link, of.token);

    expect(api.joined(expectDone(answer))).toBe(2);
    expect((await mine(of)).sort()).toEqual([first.reference, second.reference].sort());
    expect([await ownerOf(first), await ownerOf(second)]).toEqual([of.id, of.id]);
    await waitUntil('the live changes', () => stream.events.length === 2);
    await followers.close();
    const archive = Object.keys(await archiveOf(app, of)).join();
    for (const { reference } of [first, second]) {
      expect(archive).toContain(`requests/${reference}.json`);
      expect(archive).toContain(`files/${reference} `);
    }
    const profile = await done(app.rest('GET', '/auth/profile', { token: of.token }));
    expect(profile).toMatchObject({ isEmailVerified: true, isEmailProved: true });
    const recorded = await rows(
      `SELECT entity_id AS id, actor_id AS by FROM audit_events WHERE action = 'application.joined'
        AND entity_id = ANY($1) ORDER BY created_at`,
      [[first.id, second.id]],
    );
    expect(recorded).toEqual([
      { id: first.id, by: of.id },
      { id: second.id, by: of.id },
    ]);
    // the next one for the same job replaces it now (B13)
    expect((await apply(email, {}, of.token)).id).toBe(first.id);
  });

  it('requests sent without an account join it once, since the link is used up', async () => {
    const person = await aClient(app);
    await apply(person.email);
    const link = await aLink(api, person);
    const answers = await Promise.all([1, 2, 3].map(() => api.join(link, person.token)));
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual(['INVALID_EARLIER_LINK', 'INVALID_EARLIER_LINK', undefined]);
    const later = await apply(person.email, { roleId: 'legal-advisor' });
    expectRefused(await api.join(link, person.token), 'INVALID_EARLIER_LINK');
    expect(await ownerOf(later)).toBeNull();
  });

  it.each([
    ['another client', () => aClient(app)],
    ['an administrator', () => anAdmin(app)],
  ])('the link joins nothing in a session of %s, and stays valid', async (__, somebody) => {
    const person = await aClient(app);
    const row = await apply(person.email);
    const link = await aLink(api, person);
    const other = await somebody();
    expectRefused(await api.join(link, other.token), 'LINK_OF_OTHER_ACCOUNT');
    expectRefused(await api.join(link), 'UNAUTHENTICATED');
    expect(await ownerOf(row)).toBeNull();
    expect(api.joined(expectDone(await api.join(link, person.token)))).toBe(1);
    expect(await ownerOf(row)).toBe(person.id);
  });

  it('joining earlier requests is offered with one answer, and mailed only if there are some', async () => {
    const [some, none] = [await aClient(app), await aClient(app)];
    await apply(some.email);
    await apply(aRegistration().email);
    await apply(none.email, {}, none.token);
    const answers = [await api.ask(some.token), await api.ask(none.token)];
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(answers[1]!.data).toEqual({ success: true, retryAfter: 300 });
    await jobsAreOver();
    await waitUntil('the mail', async () => (await linksTo(some.email)) === 1);
    expect(await linksTo(none.email)).toBe(0);
    for (const person of [some, none])
      expect(JSON.stringify(await archiveOf(app, person))).not.toContain('earlierRequests');
    expectRefused(await api.ask(), 'UNAUTHENTICATED');
  });

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --", '🔑'])(
    'earlier requests do not join by the link %j',
    async (link) => {
      const { token } = await aClient(app);
      const answer = await api.join(link || ' ', token);
      expectRefused(answer, 'INVALID_EARLIER_LINK');
    },
  );

  it.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'the password was changed',
      ({ token, password }) =>
        app.rest('PUT', '/auth/change-password', {
          token,
          body: { currentPassword: password, newPassword: 'another-harbour-28' },
        }),
    ],
    [
      'the office corrected the address',
      ({ id }) =>
        app.rest('PUT', `/users/${id}`, { token: admin, body: { email: aRegistration().email } }),
    ],
    [
      'a newer link was mailed',
      (person) =>
        rows(`UPDATE link_tokens SET token_hash = '\\x00' || token_hash WHERE user_id = $1`, [
          person.id,
        ]),
    ],
    [
      'its time is over',
      ({ id }) => rows('UPDATE link_tokens SET expires_at = now() WHERE user_id = $1', [id]),
    ],
  ])('earlier requests do not join once %s', async (__, change) => {
    const person = await aClient(app);
    const row = await apply(person.email);
    const link = await aLink(api, person);
    await change(person);
    expectRefused(await api.join(link, person.token), 'INVALID_EARLIER_LINK');
    expect(await ownerOf(row)).toBeNull();
  });

  it('earlier requests in the trash are not mentioned', async () => {
    const person = await aClient(app);
    const { id } = await apply(person.email);
    await done(app.rest('DELETE', `/join-team-applications/${id}`, { token: admin }));
    expect((await api.ask(person.token)).code).toBeUndefined();
    await jobsAreOver();
    expect(await linksTo(person.email)).toBe(0);
    await apply(person.email);
    await rows('DELETE FROM rate_limits');
    const link = await aLink(api, person);
    expect(api.joined(await done(api.join(link, person.token)))).toBe(1);
    expect(await mine(person)).toHaveLength(1);
  });

  it('the link joins only requests from exactly the e-mail address that it was mailed to', async () => {
    const { email } = aRegistration();
    const [local, domain] = email.split('@');
    const near = [`${local}+x@${domain}`, `x${email}`, `${local}@x.${domain}`];
    const others = await Promise.all(near.map((address) => apply(address)));
    const same = await apply(email.toUpperCase());
    const person = await aClient(app, { email });
    expect(api.joined(expectDone(await api.join(await aLink(api, person), person.token)))).toBe(1);
    expect(await ownerOf(same)).toBe(person.id);
    for (const other of others) expect(await ownerOf(other)).toBeNull();
  });

  it('the link joins nothing while another mailbox can undo the change of the e-mail address', async () => {
    const of = await aClient(app);
    const { email } = aRegistration();
    const row = await apply(email);
    await done(app.rest('PUT', `/users/${of.id}`, { token: admin, body: { email } }));
    const person = { ...of, email };
    await api.ask(person.token);
    await jobsAreOver();
    expect(await linksTo(email)).toBe(0);

    const untilThen = (moment: string) =>
      rows(`UPDATE email_changes SET expires_at = ${moment} WHERE user_id = $1`, [of.id]);
    await untilThen('now()');
    await rows('DELETE FROM rate_limits');
    const link = await aLink(api, person);
    await untilThen(`now() + interval '1 day'`);
    expectRefused(await api.join(link, person.token), 'INVALID_EARLIER_LINK');
    expect(await ownerOf(row)).toBeNull();
    await untilThen('now()');
    expect(api.joined(expectDone(await api.join(link, person.token)))).toBe(1);
  });

  it.each([false, true])(
    'a link to a former e-mail address tells nothing of the new one (something was sent: %s)',
    async (wasSent) => {
      const { email } = aRegistration();
      const stranger = await aClient(app, {}, { verified: false });
      await apply(stranger.email);
      const former = await aLink(api, stranger);
      if (wasSent) await apply(email);
      const { token } = stranger;
      await done(app.rest('PUT', '/email-verification/email', { token, body: { email } }));
      await api.ask(token);
      await jobsAreOver();
      expect(await linksTo(email)).toBe(wasSent ? 1 : 0);
      expectRefused(await api.join(former, token), 'INVALID_EARLIER_LINK');
    },
  );

  it('joining ends the idempotency keys, so that a repeated call does not read the request', async () => {
    const person = await aClient(app);
    const sent = () =>
      app.rest<RequestRow>('POST', '/join-team-applications', {
        body: anApplication({ email: person.email }),
        files: { cv: aCv() },
        headers: { 'Idempotency-Key': `first-${person.id}` },
      });
    const first = expectDone(await sent());
    expect(expectDone(await sent()).id).toBe(first.id);
    await api.join(await aLink(api, person), person.token);
    const city = 'تمنراست';
    expect((await apply(person.email, { city }, person.token)).id).toBe(first.id);
    const again = expectDone(await sent());
    expect(again.id).not.toBe(first.id);
    expect(JSON.stringify(again)).not.toContain(city);
  });

  it('earlier requests join one account, and those of an erased or deleted one stay with it', async () => {
    const { email } = aRegistration();
    const before = await aClient(app, { email });
    const row = await apply(email);
    await api.join(await aLink(api, before), before.token);
    await done(app.rest('DELETE', `/users/${before.id}`, { token: admin }));
    const again = await aClient(app, { email });
    expect((await api.ask(again.token)).code).toBeUndefined();
    await jobsAreOver();
    expect(await ownerOf(row)).toBe(before.id);
    expect(await mine(again)).toEqual([]);
  });
});

it('the receipt of a second application without an account says that both are kept', async () => {
  const { email } = aRegistration();
  const first = await apply(email);
  const second = await apply(email);
  await waitUntil('both receipts', async () => (await app.mailsTo(email)).length === 2);
  const [later, earlier] = await app.mailsTo(email);
  expect(later?.subject).toContain(second.reference);
  expect(later?.text).toContain('لم يحل هذا محل الأول');
  expect(earlier?.subject).toContain(first.reference);
  expect(earlier?.text).not.toContain('محل الأول');
});

it('the receipt of somebody with an account tells nothing of what others sent from the address', async () => {
  const { email } = aRegistration();
  await apply(email);
  const stranger = await aClient(app);
  const { reference } = await apply(email, {}, stranger.token);
  const receipts = async () =>
    (await app.mailsTo(stranger.email)).filter(({ subject }) => subject.includes(reference));
  await waitUntil('the receipt', async () => (await receipts()).length === 1);
  expect((await receipts())[0]?.text).not.toContain('محل الأول');
});
