import { DataSource } from 'typeorm';
import { archiveOf } from '../support/archive.js';
import {
  aClient,
  aJobRole,
  anApplication,
  aRegistration,
  linkToken,
  type Person,
} from '../support/builders.js';
import { aCv, aPdf } from '../support/documents.js';
import { Followers, type Stream, waitForEvents } from '../support/live.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import type { RequestRow } from '../support/request-calls.js';
import { type Answer, TestApp } from '../support/test-app.js';

const STREET = '12 secret street';
const CV_WORD = 'the-curriculum-of-the-applicant';

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
const done = async <T>(answer: Promise<Answer<T>>) => expectDone(await answer);
const ask = <T>(kind: 'query' | 'mutation', name: string, variables: object, token: string) =>
  callOperation<T>(app, [kind, name], variables, { token });
const office = (name: string, variables: object) =>
  done(ask<RequestRow>('mutation', name, variables, admin));

/** Somebody who applied for a job without an account, and whom the office answered. */
async function anApplicant() {
  const { email } = aRegistration();
  const body = anApplication({ email, address: STREET });
  const cv = aCv(Buffer.concat([aPdf(), Buffer.from(`% ${CV_WORD}`)]));
  const headers = { 'Idempotency-Key': `key-of-${email}` };
  const { id, reference } = await done(
    app.rest<RequestRow>('POST', '/join-team-applications', { body, headers, files: { cv } }),
  );
  await office('replyToApplication', { id, input: { replyMessage: 'The reply of the office' } });
  return { email, body, id, reference };
}
type Applicant = Awaited<ReturnType<typeof anApplicant>>;
interface Attack {
  victim: Applicant;
  attacker: Person;
}

/** What became of the address of the attacker's account, which is the victim's. */
const VERIFIED: Record<string, (link: string) => Promise<unknown>> = {
  'never verified': () => Promise.resolve(),
  'looked at by a scanner with HEAD': (link) =>
    fetch(`${app.url}/api/v1/email-verification/verify/${link}`, { method: 'HEAD' }),
  'verified by a scanner with GET': (link) =>
    fetch(`${app.url}/api/v1/email-verification/verify/${link}`),
  'verified by the owner on the page': (link) =>
    done(callOperation(app, ['mutation', 'verifyEmail'], { token: link })),
};

async function attack(verify: (link: string) => Promise<unknown>): Promise<Attack> {
  const victim = await anApplicant();
  const attacker = await aClient(app, { email: victim.email }, { verified: false });
  await verify(await linkToken(app, victim.email, 'verify-email'));
  return { victim, attacker };
}

const stored = async ({ id }: Applicant) =>
  (
    await rows<Record<string, unknown>>(
      'SELECT user_id, address, cv_key, status, erased_at, version FROM applications WHERE id = $1',
      [id],
    )
  )[0];

const mailsAbout = ({ reference }: Applicant) =>
  rows(`SELECT id, template FROM mails WHERE variables ->> 'reference' = $1 ORDER BY id`, [
    reference,
  ]);

interface Access {
  by: string;
  /** What the attacker learns, as text in which nothing of the victim may be. */
  open: (attack: Attack) => Promise<unknown>;
}

const refused = (answer: Answer<unknown>) => {
  expectRefused(answer, 'NOT_FOUND');
  return answer.body;
};

/** Everything that an account can read of what it sent. */
const READING: Access[] = [
  { by: 'the archive of their data', open: ({ attacker }) => archiveOf(app, attacker) },
  {
    by: 'the list of everything that they sent',
    open: ({ attacker: { token } }) => done(ask('query', 'myRequests', {}, token)),
  },
  {
    by: 'the same list of closed requests',
    open: ({ attacker: { token } }) =>
      done(ask('query', 'myRequests', { filter: { kind: 'application', state: 'closed' } }, token)),
  },
  {
    by: 'their applications over GraphQL',
    open: ({ attacker: { token } }) => done(ask('query', 'myApplications', {}, token)),
  },
  {
    by: 'their applications over REST',
    open: ({ attacker: { token } }) =>
      done(app.rest('GET', '/join-team-applications/my-requests', { token })),
  },
  {
    by: 'one application and its thread',
    open: async ({ victim: { id }, attacker: { token } }) =>
      refused(await ask('query', 'myApplication', { id }, token)),
  },
  {
    by: 'a message in its thread',
    open: async ({ victim: { id }, attacker: { token } }) =>
      refused(
        await ask('mutation', 'addApplicationMessage', { id, input: { text: 'hello' } }, token),
      ),
  },
  {
    by: 'its withdrawal',
    open: async ({ victim: { id }, attacker: { token } }) =>
      refused(await ask('mutation', 'withdrawApplication', { id }, token)),
  },
  {
    by: 'the mark that it was seen',
    open: async ({ victim: { id }, attacker: { token } }) =>
      refused(await ask('mutation', 'markMyRequestSeen', { kind: 'application', id }, token)),
  },
  {
    by: 'notifications',
    open: ({ attacker: { token } }) => done(ask('query', 'notifications', {}, token)),
  },
  {
    by: 'the count of notifications',
    open: async ({ attacker: { token } }) => {
      const counts = await done(app.rest('GET', '/notifications/counts', { token }));
      expect(counts).toMatchObject({ total: 0, unread: 0 });
    },
  },
  {
    by: 'the CV',
    open: async ({ victim: { id }, attacker: { token } }) => {
      const answer = await app.rest('GET', `/join-team-applications/${id}/cv`, { token });
      expectRefused(answer, 'FORBIDDEN');
      const link = { id };
      expectRefused(await ask('mutation', 'createApplicationCvLink', link, token), 'FORBIDDEN');
    },
  },
  {
    by: 'a replay with the idempotency key of the applicant',
    open: async ({ victim, attacker: { token } }) => {
      const headers = { 'Idempotency-Key': `key-of-${victim.email}` };
      const call = { token, headers, body: victim.body, files: { cv: aCv() } };
      const { reference, id } = await done(
        app.rest<RequestRow>('POST', '/join-team-applications', call),
      );
      expect([reference, id]).not.toContain(victim.id);
      expect(reference).not.toBe(victim.reference);
    },
  },
];

describe.each(Object.entries(VERIFIED))('an address that was %s', (_, verify) => {
  let case_: Attack;
  beforeAll(async () => {
    case_ = await attack(verify);
  });

  it.each(READING)(
    'an account with an applicant’s e-mail address gets nothing of the application by $by',
    async ({ open }) => {
      const { victim } = case_;
      const before = await stored(victim);
      const got = JSON.stringify(await open(case_)) ?? '';
      for (const word of [victim.id, victim.reference, STREET, CV_WORD, 'The reply of the office'])
        expect(got).not.toContain(word);
      expect(got).not.toContain('application.');
      expect(await stored(victim)).toEqual(before);
    },
  );

  it('an account with an applicant’s e-mail address cannot replace the application, nor learn of it', async () => {
    const { victim, attacker } = await attack(verify);
    const before = await stored(victim);
    const body = { ...victim.body, address: 'elsewhere' };
    const call = { token: attacker.token, body, files: { cv: aCv() } };
    const sent = await done(app.rest<RequestRow>('POST', '/join-team-applications', call));
    expect(sent).toMatchObject({ repeatOfId: null, status: 'pending' });
    expect(sent.id).not.toBe(victim.id);
    expect(await stored(victim)).toEqual(before);
    const seen = await done(
      callOperation<RequestRow>(app, ['query', 'application'], { id: sent.id }, { token: admin }),
    );
    expect(seen).toMatchObject({ repeatOfId: victim.id, repeats: [{ id: victim.id }] });
    const archive = JSON.stringify(await archiveOf(app, attacker));
    expect(archive).toContain(sent.reference);
    expect(archive).not.toContain(victim.reference);
    expect(archive).not.toContain(STREET);
  });

  it('an account with an applicant’s e-mail address is not notified of the application', async () => {
    const { victim, attacker } = await attack(verify);
    const followers = new Followers();
    const follow = (query: string) =>
      followers.follow<Stream<unknown>>(app, query, { token: attacker.token });
    const streams = [
      await follow('subscription { myApplicationChanged { id } }'),
      await follow('subscription { notificationReceived { unread } }'),
    ];
    const { id } = victim;
    await office('setApplicationStatus', { id, input: { status: 'shortlisted', note: 'x' } });
    await office('addApplicationNote', { id, input: { text: 'a note', public: true } });
    await waitForEvents();
    expect(streams.flatMap(({ events }) => events)).toEqual([]);
    const told = await rows('SELECT id FROM notifications WHERE user_id = $1', [attacker.id]);
    expect(told).toEqual([]);
    await followers.close();
  });

  it.each(['pending', 'accepted'])(
    'an account with an applicant’s e-mail address erases nothing of the application while it is %s',
    async (status) => {
      const { victim, attacker } = await attack(verify);
      const { id } = victim;
      if (status === 'accepted') await office('setApplicationStatus', { id, input: { status } });
      const before = [await stored(victim), await mailsAbout(victim)];
      const { token, password } = attacker;
      await done(app.rest('POST', '/privacy/erasure', { token, body: { password } }));
      expect([await stored(victim), await mailsAbout(victim)]).toEqual(before);
      const again = await aClient(app, { email: victim.email });
      const archive = JSON.stringify(await archiveOf(app, again));
      for (const word of [victim.reference, STREET, 'application.'])
        expect(archive).not.toContain(word);
    },
  );
});

describe('HEAD', () => {
  it('HEAD does not verify an e-mail address', async () => {
    const { email, token } = await aClient(app, {}, { verified: false });
    const link = await linkToken(app, email, 'verify-email');
    const address = `${app.url}/api/v1/email-verification/verify/${link}`;
    const { status, headers } = await fetch(address, { method: 'HEAD' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET']);
    const isVerified = async () =>
      (await done(app.rest<{ isEmailVerified: boolean }>('GET', '/auth/profile', { token })))
        .isEmailVerified;
    expect(await isVerified()).toBe(false);
    expect((await fetch(address)).status).toBe(200);
    expect(await isVerified()).toBe(true);
  });

  const urlAt = async (name: string, variables: object, token: string) =>
    (await done(ask<{ url: string }>('mutation', name, variables, token))).url;

  it.each<[string, () => Promise<string>]>([
    [
      'a download of data',
      async () => {
        const { token, password } = await aClient(app);
        return urlAt('createMyDataDownload', { password }, token);
      },
    ],
    [
      'a CV',
      async () => {
        const { id } = await anApplicant();
        return urlAt('createApplicationCvLink', { id }, admin);
      },
    ],
    ['an export', () => urlAt('createApplicationExport', { format: 'csv' }, admin)],
  ])('HEAD records nothing at the link of %s', async (_, link) => {
    const address = app.url + (await link());
    const recorded = () => rows('SELECT count(*) FROM audit_events');
    const before = await recorded();
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(405);
    expect(await recorded()).toEqual(before);
    const answer = await fetch(address);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    expect(await recorded()).not.toEqual(before);
  });
});
