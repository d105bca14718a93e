import { Client } from 'pg';
import { JobsService } from '../../src/platform/jobs/jobs.service.js';
import { TRANSPORTS } from '../support/account-api.js';
import { aClient, aJobRole, anApplication, aRegistration, linkToken } from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { callOperation } from '../support/operation.js';
import { QueryCounter } from '../support/query-counter.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { type Answer, TestApp } from '../support/test-app.js';
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

const unverified = () => aClient(app, {}, { verified: false });
/** The newest link, once so many mails have arrived. */
async function newest(email: string, page: 'verify-email' | 'reset-password', mails: number) {
  await waitUntil(
    `mail ${mails} to ${email}`,
    async () => (await app.mailsTo(email)).length >= mails,
  );
  return linkToken(app, email, page);
}
const secretsStored = async (secret: string) => {
  const { rows } = await database.query(
    'SELECT * FROM link_tokens WHERE token_hash::text LIKE $1',
    [`%${secret}%`],
  );
  return rows.length;
};

describe.each(TRANSPORTS)('the verification link over %s', (name, apiOf) => {
  it('the verification link comes with the registration and verifies the address, even twice', async () => {
    const { email, token } = await unverified();
    const link = await linkToken(app, email, 'verify-email');
    expect(link).toMatch(/^[\w-]{43}$/);
    expect(await secretsStored(link)).toBe(0);
    for (let opened = 0; opened < 3; opened += 1) {
      const answer = await apiOf(app).verifyEmail(link);
      expect(answer.code).toBeUndefined();
      expect(answer.data).toEqual({ isEmailVerified: true });
    }
    expect((await apiOf(app).me(undefined, { token })).data.isEmailVerified).toBe(true);
  });

  it('the verification link signs nobody in', async () => {
    const { email } = await unverified();
    const { headers } = await apiOf(app).verifyEmail(await linkToken(app, email, 'verify-email'));
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('a new verification link replaces the older one', async () => {
    const { email } = await unverified();
    const first = await linkToken(app, email, 'verify-email');
    await apiOf(app).resendVerification(email.toUpperCase());
    const second = await newest(email, 'verify-email', 2);
    expect(second).not.toBe(first);
    expectRefused(await apiOf(app).verifyEmail(first), 'NEWER_LINK_SENT');
    expect((await apiOf(app).verifyEmail(second)).code).toBeUndefined();
    const older = await apiOf(app).verifyEmail(first);
    expect(older.data).toEqual({ isEmailVerified: true });
  });

  it.each(['.', ')', '>', ' ', '\u200F', '\u2069.', '.)\u200E', '»', '،'])(
    'links work with %j behind them',
    async (sign) => {
      const { email } = await unverified();
      const link = await linkToken(app, email, 'verify-email');
      expect((await apiOf(app).verifyEmail(`${link}${sign}`)).code).toBeUndefined();
      await apiOf(app).sendReset(email);
      const token = `\u200E${await newest(email, 'reset-password', 2)}${sign}`;
      expect((await apiOf(app).verifyReset(token)).code).toBeUndefined();
      const reset = { token, newPassword: 'Fresh-harbour-1' };
      expect((await apiOf(app).reset(reset)).code).toBeUndefined();
    },
  );

  it('a verification link is refused when expired, for another purpose or for a deleted account', async () => {
    const { email, id } = await unverified();
    const link = await linkToken(app, email, 'verify-email');
    expect((await apiOf(app).verifyReset(link)).code).toBe('INVALID_RESET_TOKEN');
    const reset = { token: link, newPassword: 'Fresh-harbour-1' };
    expect((await apiOf(app).reset(reset)).code).toBe('INVALID_RESET_TOKEN');
    await database.query('UPDATE link_tokens SET expires_at = now() WHERE user_id = $1', [id]);
    expect((await apiOf(app).verifyEmail(link)).code).toBe('INVALID_VERIFICATION_TOKEN');
    const gone = await unverified();
    const theirs = await linkToken(app, gone.email, 'verify-email');
    await apiOf(app).deleteUser(gone.id, { token: await app.adminToken() });
    expect((await apiOf(app).verifyEmail(theirs)).code).toBe('INVALID_VERIFICATION_TOKEN');
  });

  it.each(['x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --", '%00', '\u0000', '🔑'])(
    'the verification link %j is refused',
    async (token) => {
      const answer = await apiOf(app).verifyEmail(token);
      expect(answer.code).toBe('INVALID_VERIFICATION_TOKEN');
      if (name === 'REST') expect(answer.status).toBe(400);
    },
  );

  it('no verification link is mailed to a verified, unknown or deactivated address, with the same answer', async () => {
    const [proved, inactive, waiting] = [
      await aClient(app),
      await unverified(),
      await unverified(),
    ];
    await apiOf(app).toggleUser(inactive.id, { token: await app.adminToken() });
    const asked = [waiting.email, proved.email, inactive.email, 'nobody@example.dz'];
    for (const ask of ['sendVerification', 'resendVerification'] as const) {
      const answers = await Promise.all(asked.map((email) => apiOf(app)[ask](email)));
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(body).toEqual(answers[0]?.body);
      }
      expect(answers[0]?.data).toEqual({ success: true, retryAfter: 60 });
    }
    await waitUntil('both mails', async () => (await app.mailsTo(waiting.email)).length === 3);
    const counts = await Promise.all(asked.map(async (email) => (await app.mailsTo(email)).length));
    expect(counts).toEqual([3, 1, 1, 0]);
  });

  it('REST answers about the verification link in a field beside the data', async () => {
    const person = await aClient(app, {}, { verified: false });
    const words = async (method: string, path: string, body?: object) =>
      (await app.rest(method, `${path}?language=en`, { token: person.token, body })).message;
    const { email } = person;
    expect(await words('GET', `/email-verification/status/${email}`)).toContain('not verified yet');
    const send = '/email-verification/send-verification';
    expect(await words('POST', send, { email })).toContain('If this address is registered');
    expect(await words('POST', '/password-reset/send-reset', { email })).toContain('If this');
  });

  it('only the account itself and administrators read whether its address is verified', async () => {
    const [person, stranger] = [await aClient(app), await aClient(app)];
    const admin = await app.adminToken();
    const status = async (token?: string) =>
      (await apiOf(app).status(person.email, { token })).data.isEmailVerified;
    expect([await status(), await status(stranger.token)]).toEqual([false, false]);
    expect([await status(person.token), await status(admin)]).toEqual([true, true]);
    const waiting = await unverified();
    const own = await apiOf(app).status(waiting.email, { token: waiting.token });
    expect(own.data.isEmailVerified).toBe(false);
  });
});

describe.each(TRANSPORTS)('a mistyped address corrected over %s', (_, apiOf) => {
  const another = () => aRegistration().email;

  it('a corrected address gets a new link, and ends the old link and all other sessions', async () => {
    const { id, email, password, token } = await unverified();
    const elsewhere = await app.signIn(email, password);
    const old = await linkToken(app, email, 'verify-email');
    const corrected = another();
    const answer = await apiOf(app).correctEmail({ email: corrected.toUpperCase() }, { token });
    expect(answer.data).toMatchObject({ id, email: corrected, isEmailVerified: false });
    expect((await apiOf(app).me(undefined, { token: elsewhere })).code).toBe('UNAUTHENTICATED');
    // a stranger may hold it, who learns nothing of the new one
    expectRefused(await apiOf(app).verifyEmail(old), 'INVALID_VERIFICATION_TOKEN');
    await apiOf(app).verifyEmail(await linkToken(app, corrected, 'verify-email'));
    expect((await apiOf(app).me(undefined, { token })).data.isEmailVerified).toBe(true);
    await app.signIn(corrected, password);
    expect(await app.mailsTo(email)).toHaveLength(1);
  });

  it('a correction of the address is audited with both addresses', async () => {
    const { id, email, token } = await unverified();
    const corrected = another();
    await apiOf(app).correctEmail({ email: corrected }, { token });
    const { rows } = await database.query(
      `SELECT action, actor_id, before, after FROM audit_events WHERE entity_id = $1
        ORDER BY created_at DESC, id DESC LIMIT 1`,
      [id],
    );
    expect(rows[0]).toMatchObject({
      action: 'user.email_corrected',
      actor_id: id,
      before: { email },
      after: { email: corrected },
    });
  });

  it('a correction to a used address is refused with the message of registration', async () => {
    const [person, active, inactive] = [await unverified(), await aClient(app), await unverified()];
    await apiOf(app).toggleUser(inactive.id, { token: await app.adminToken() });
    const old = await linkToken(app, person.email, 'verify-email');
    for (const { email } of [active, inactive]) {
      const refused = await apiOf(app).correctEmail({ email }, { token: person.token });
      const registered = await apiOf(app).register(aRegistration({ email }));
      expect(refused.code).toBe('EMAIL_TAKEN');
      expect([refused.message, refused.fields]).toEqual([registered.message, registered.fields]);
      expect(await app.mailsTo(email)).toHaveLength(1);
    }
    const { data } = await apiOf(app).me(undefined, { token: person.token });
    expect(data.email).toBe(person.email);
    expect((await apiOf(app).verifyEmail(old)).code).toBeUndefined();
  });

  it.each([
    ['somebody verified', async () => (await aClient(app)).token, 'EMAIL_ALREADY_VERIFIED'],
    ['an administrator', () => app.adminToken(), 'FORBIDDEN'],
    ['nobody', () => Promise.resolve(undefined), 'UNAUTHENTICATED'],
  ] as const)('correcting the address is refused to %s', async (__, tokenOf, code) => {
    const answer = await apiOf(app).correctEmail({ email: another() }, { token: await tokenOf() });
    expect(answer.code).toBe(code);
  });

  it('exactly one of a correction and a verification of an e-mail address at once succeeds', async () => {
    const { email, token } = await unverified();
    const link = await linkToken(app, email, 'verify-email');
    const corrected = another();
    const [moved, verified] = await Promise.all([
      apiOf(app).correctEmail({ email: corrected }, { token }),
      apiOf(app).verifyEmail(link),
    ]);
    const { data } = await apiOf(app).me(undefined, { token });
    expect([moved.code, verified.code].filter(Boolean)).toHaveLength(1);
    expect(data).toMatchObject(
      moved.code ? { email, isEmailVerified: true } : { email: corrected, isEmailVerified: false },
    );
  });

  it.each(['', 'nonsense', 'a@b'])('an address cannot be corrected to %j', async (email) => {
    const { token } = await unverified();
    const answer = await apiOf(app).correctEmail({ email }, { token });
    expect([answer.code, Object.keys(answer.fields)]).toEqual(['BAD_USER_INPUT', ['email']]);
  });
});

describe.each(TRANSPORTS)('the page that a verification link leads on to, over %s', (_, apiOf) => {
  const returnTo = '/request-service/legal-audit?step=2#form';
  const linkWithPage = `?from=${encodeURIComponent(returnTo)}`;
  const lastMailTo = async (email: string, mails: number) => {
    await newest(email, 'verify-email', mails);
    return (await app.mailsTo(email))[0]?.text;
  };

  it('a verification link carries the page to return to, however it was asked for', async () => {
    const registration = aRegistration();
    const { data } = await apiOf(app).register({ ...registration, returnTo });
    expect(await lastMailTo(registration.email, 1)).toContain(linkWithPage);
    const email = aRegistration().email;
    await apiOf(app).correctEmail({ email, returnTo }, { token: data.token });
    expect(await lastMailTo(email, 1)).toContain(linkWithPage);
    await apiOf(app).resendReturning({ email, returnTo });
    expect(await lastMailTo(email, 2)).toContain(linkWithPage);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'services',
    `/${'a'.repeat(500)}`,
  ])('a verification link never leads on to %j', async (bad) => {
    const registered = await apiOf(app).register(aRegistration({ returnTo: bad }));
    expect([registered.code, Object.keys(registered.fields)]).toEqual([
      'BAD_USER_INPUT',
      ['returnTo'],
    ]);
    const { token } = await unverified();
    const corrected = await apiOf(app).correctEmail(
      { email: aRegistration().email, returnTo: bad },
      { token },
    );
    expect(Object.keys(corrected.fields)).toEqual(['returnTo']);
  });
});

describe.each(TRANSPORTS)('the reset link over %s', (name, apiOf) => {
  const newPassword = 'Fresh-harbour-29';
  const asked = async (email: string) => {
    await apiOf(app).sendReset(email);
    return linkToken(app, email, 'reset-password');
  };

  it('a reset link sets a new password, ends every session and mails the user', async () => {
    const person = await aClient(app);
    const token = await asked(person.email);
    expect(await secretsStored(token)).toBe(0);
    for (let looks = 0; looks < 2; looks += 1) {
      const { data } = await apiOf(app).verifyReset(token);
      expect(data).toEqual(name === 'REST' ? { valid: true, email: person.email } : true);
    }
    const answer = await apiOf(app).reset({ token, newPassword });
    expect(answer.data).toBe(true);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await apiOf(app).me(undefined, { token: person.token })).code).toBe('UNAUTHENTICATED');
    const { email, password } = person;
    expect((await apiOf(app).login({ email, password })).code).toBe('LOGIN_FAILED');
    await app.signIn(email, newPassword);
    expect(await app.mailsTo(email)).toHaveLength(3);
  });

  it('a reset link works once, even when used eight times at once', async () => {
    const { email } = await aClient(app);
    const token = await asked(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        apiOf(app).reset({ token, newPassword: `${newPassword}-${index}` }),
      ),
    );
    const winners = answers.map(({ code }, index) => (code ? -1 : index)).filter((i) => i >= 0);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'INVALID_RESET_TOKEN')).toHaveLength(7);
    await app.signIn(email, `${newPassword}-${winners[0]}`);
    expect((await apiOf(app).verifyReset(token)).code).toBe('INVALID_RESET_TOKEN');
  });

  it('a reset link still works after a refused password, whose field is named', async () => {
    const { email } = await aClient(app);
    const token = await asked(email);
    for (const bad of ['12345', 'password', 'x'.repeat(129)]) {
      const answer = await apiOf(app).reset({ token, newPassword: bad });
      expect([answer.code, Object.keys(answer.fields)]).toEqual([
        'BAD_USER_INPUT',
        ['newPassword'],
      ]);
    }
    expect((await apiOf(app).reset({ token, newPassword })).data).toBe(true);
  });

  const deaths: {
    title: string;
    kill: (person: { id: string; token: string; password: string }) => Promise<unknown>;
  }[] = [
    {
      title: 'it has expired',
      kill: ({ id }) =>
        database.query('UPDATE link_tokens SET expires_at = now() WHERE user_id = $1', [id]),
    },
    {
      title: 'the password was changed',
      kill: ({ token, password }) =>
        apiOf(app).changePassword({ currentPassword: password, newPassword }, { token }),
    },
    {
      title: 'an administrator changed the password',
      kill: async ({ id }) =>
        apiOf(app).updateUser(
          { id, input: { password: newPassword } },
          { token: await app.adminToken() },
        ),
    },
    {
      title: 'an administrator changed the address',
      kill: async ({ id }) =>
        apiOf(app).updateUser(
          { id, input: { email: aRegistration().email } },
          { token: await app.adminToken() },
        ),
    },
    {
      title: 'the account was deactivated',
      kill: async ({ id }) => apiOf(app).toggleUser(id, { token: await app.adminToken() }),
    },
    {
      title: 'the account was deleted',
      kill: async ({ id }) => apiOf(app).deleteUser(id, { token: await app.adminToken() }),
    },
  ];

  it.each(deaths)('a reset link is refused when $title', async ({ kill }) => {
    const person = await aClient(app);
    const token = await asked(person.email);
    await kill(person);
    expect((await apiOf(app).verifyReset(token)).code).toBe('INVALID_RESET_TOKEN');
    expect((await apiOf(app).reset({ token, newPassword: 'Stolen-harbour' })).code).toBe(
      'INVALID_RESET_TOKEN',
    );
  });

  it('asking for a reset link answers the same for a known, unknown and deactivated address', async () => {
    const [known, inactive] = [await aClient(app), await aClient(app)];
    await apiOf(app).toggleUser(inactive.id, { token: await app.adminToken() });
    for (const ask of ['sendReset', 'resendReset'] as const) {
      const emails = [known.email, inactive.email, 'nobody@example.dz'];
      const answers = await Promise.all(emails.map((email) => apiOf(app)[ask](email)));
      for (const { status, body } of answers) {
        expect([status, body]).toEqual([200, answers[0]?.body]);
      }
      expect(answers[0]?.data).toEqual({ success: true, retryAfter: 300 });
    }
    await waitUntil('both mails', async () => (await app.mailsTo(known.email)).length === 3);
    expect(await app.mailsTo(inactive.email)).toHaveLength(1);
    expect(await app.mailsTo('nobody@example.dz')).toHaveLength(0);
  });

  it('a reset link leads to the configured site, whatever the headers of the request say', async () => {
    const { email } = await aClient(app);
    const headers = {
      Host: 'evil.example',
      Origin: 'https://evil.example',
      'X-Forwarded-Host': 'evil.example',
    };
    await apiOf(app).sendReset(email, { headers });
    await linkToken(app, email, 'reset-password');
    const [mail] = await app.mailsTo(email);
    expect(mail?.text).toContain('http://mizan.test/reset-password/');
    expect(mail?.text).not.toContain('evil');
  });

  it.each(['', 'nonsense', 'a@b', 'a@b.dz\r\nBcc: c@d.dz'])(
    'a reset link for the address %j is refused',
    async (email) => {
      const answer = await apiOf(app).sendReset(email);
      expect([answer.code, Object.keys(answer.fields)]).toEqual(['BAD_USER_INPUT', ['email']]);
    },
  );
});

describe.each(TRANSPORTS)('an older link over %s', (name, apiOf) => {
  const isOlder = (answer: Answer<unknown>) => {
    expectRefused(answer, 'NEWER_LINK_SENT');
    expect(answer.data ?? null).toBeNull();
  };
  const resetLinks = async (email: string, mails: number) => {
    await apiOf(app).sendReset(email);
    return newest(email, 'reset-password', mails);
  };

  it('an older reset link says that a newer one was mailed, and the newer one works', async () => {
    const { email } = await aClient(app);
    const first = await resetLinks(email, 2);
    const second = await resetLinks(email, 3);
    const third = await resetLinks(email, 4);
    for (const token of [first, second]) {
      isOlder(await apiOf(app).verifyReset(token));
      isOlder(await apiOf(app).reset({ token, newPassword: 'Fresh-harbour-29' }));
      isOlder(await callOperation(app, ['query', 'resetLink'], { token }));
    }
    const { email: named } = expectDone(
      await callOperation<{ email: string }>(app, ['query', 'resetLink'], { token: third }),
    );
    expect(named).toBe(email);
    expect((await apiOf(app).reset({ token: third, newPassword: 'Fresh-harbour-29' })).data).toBe(
      true,
    );
    for (const token of [first, second, third])
      expectRefused(await apiOf(app).verifyReset(token), 'INVALID_RESET_TOKEN');
  });

  it('an older reset link says that a newer one was mailed, by the office too', async () => {
    const { email, id } = await aClient(app);
    const first = await resetLinks(email, 2);
    await app.rest('POST', `/users/${id}/reset-link`, { token: await app.adminToken() });
    await newest(email, 'reset-password', 3);
    isOlder(await apiOf(app).verifyReset(first));
  });

  it('an older link says nothing to strangers, for another purpose, once expired or after an erasure', async () => {
    const [person, gone] = [await unverified(), await unverified()];
    const first = await linkToken(app, person.email, 'verify-email');
    await apiOf(app).resendVerification(person.email);
    await newest(person.email, 'verify-email', 2);
    isOlder(await apiOf(app).verifyEmail(first));
    expectRefused(await apiOf(app).verifyReset(first), 'INVALID_RESET_TOKEN');
    const other = first.startsWith('A') ? `B${first.slice(1)}` : `A${first.slice(1)}`;
    expectRefused(await apiOf(app).verifyEmail(other), 'INVALID_VERIFICATION_TOKEN');
    await database.query('UPDATE ended_links SET expires_at = now() WHERE user_id = $1', [
      person.id,
    ]);
    expectRefused(await apiOf(app).verifyEmail(first), 'INVALID_VERIFICATION_TOKEN');
    const theirs = await linkToken(app, gone.email, 'verify-email');
    await apiOf(app).resendVerification(gone.email);
    await newest(gone.email, 'verify-email', 2);
    const { token, password } = gone;
    expectDone(await app.rest('POST', '/privacy/erasure', { token, body: { password } }));
    expectRefused(await apiOf(app).verifyEmail(theirs), 'INVALID_VERIFICATION_TOKEN');
  });

  it.each([
    ['ar', 'رسالة أحدث'],
    ['fr', 'message plus récent'],
    ['en', 'newer e‑mail'],
  ])('an older link is explained in the language of the caller: %s', async (language, words) => {
    const { email } = await aClient(app);
    const first = await resetLinks(email, 2);
    await resetLinks(email, 3);
    const headers = { 'Accept-Language': language };
    const { message } = await apiOf(app).verifyReset(first, { headers });
    expect([name, message]).toEqual([name, expect.stringContaining(words)]);
  });
});

describe('asking for a link', () => {
  /** A process whose mails are queued by another one. */
  let answering: TestApp;

  beforeAll(async () => {
    answering = await app.beside();
    answering.app.get(JobsService).stopWorking('link-requests');
  });
  afterAll(() => answering.close());

  it.each(['sendVerification', 'resendVerification', 'sendReset', 'resendReset'] as const)(
    'no account is looked for before %s answers, so that the time tells nothing',
    async (ask) => {
      const known = await unverified();
      for (const [, apiOf] of TRANSPORTS)
        for (const email of [known.email, `nobody-at-${ask}@example.dz`]) {
          const sent = await QueryCounter.of(answering).during(async () => {
            expect((await apiOf(answering)[ask](email)).code).toBeUndefined();
          });
          expect(sent.filter((text) => text.includes('job'))).toHaveLength(1);
          const looked = sent.filter((text) => /\b(?:users|link_tokens)\b/.test(text));
          // a process that starts looks for stored addresses with marks, whoever asks
          expect(looked.filter((text) => !text.includes('u.email ~'))).toEqual([]);
        }
    },
  );
});

describe('limits on links', () => {
  let limited: TestApp;
  let limitedDatabase: Client;

  beforeAll(async () => {
    limited = await TestApp.start(`limits-${__filename}`, {
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_FACTOR: '1',
    });
    limitedDatabase = new Client({ connectionString: limited.database.url });
    await limitedDatabase.connect();
  });
  afterAll(async () => {
    await limitedDatabase.end();
    await limited.close();
  });

  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  const isQuiet = async (queue: string) => {
    const { rows } = await limitedDatabase.query(
      `SELECT 1 FROM pgboss.job WHERE name = $1 AND state < 'completed'`,
      [queue],
    );
    return rows.length === 0;
  };

  it.each([
    ['sendVerification', 60],
    ['resendVerification', 60],
    ['sendReset', 300],
    ['resendReset', 300],
  ] as const)(
    '%s can be repeated after %i seconds, for known and unknown addresses and over both transports alike',
    async (ask, seconds) => {
      const known = await aClient(limited, {}, { verified: false });
      const [rest, gql] = TRANSPORTS.map(([, apiOf]) => apiOf(limited));
      for (const email of [known.email, `nobody-${ask}@example.dz`]) {
        expect((await rest![ask](email)).status).toBe(200);
        const again = await rest![ask](email.toUpperCase());
        expect([again.status, again.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
        expect(Number(again.headers['retry-after'])).toBeGreaterThan(seconds - 5);
        expect((await gql![ask](email)).code).toBe('TOO_MANY_REQUESTS');
      }
    },
  );

  it('an address can be corrected once a minute per address and five times an hour per account', async () => {
    const { token } = await aClient(limited, {}, { verified: false });
    const [rest, gql] = TRANSPORTS.map(([, apiOf]) => apiOf(limited));
    const emails = Array.from({ length: 6 }, () => aRegistration().email);
    const answers = [];
    for (const email of emails.slice(0, 4))
      answers.push(await gql!.correctEmail({ email }, { token }));
    answers.push(await rest!.correctEmail({ email: emails[3]! }, { token }));
    answers.push(await rest!.correctEmail({ email: emails[5]! }, { token }));
    const codes = answers.map(({ code }) => code);
    expect(codes.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(codes.slice(4)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    expect(Number(answers[4]!.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(Number(answers[5]!.headers['retry-after'])).toBeGreaterThan(3000);
  });

  it('strangers can have a person mailed five links in five minutes, and block nobody’s own links', async () => {
    const person = await aClient(limited, {}, { verified: false });
    const { email, id, password } = person;
    const apis = TRANSPORTS.map(([, apiOf]) => apiOf(limited));
    const home = from('10.4.1.1');
    await apis[0]!.login({ email, password }, home);
    const links = async () =>
      (await limited.mailsTo(email)).filter(({ text }) =>
        /(?:verify-email|reset-password)\//.test(text),
      ).length;
    const asks = ['sendReset', 'resendReset', 'sendVerification', 'resendVerification'] as const;
    for (let host = 1; host <= 4; host += 1)
      for (const [index, ask] of asks.entries())
        expect((await apis[index % 2]![ask](email, from(`10.4.0.${host}`))).status).toBe(200);
    await waitUntil('the requests', () => isQuiet('link-requests'));
    // one came with the registration
    await waitUntil('five links', async () => (await links()) === 1 + 5);
    const owner = await apis[0]!.sendReset(email, home);
    expect(owner.data).toEqual({ success: true, retryAfter: 300 });
    await waitUntil('the link of the owner', async () => (await links()) === 7);
    const admin = { token: await limited.adminToken() };
    expect((await limited.rest('POST', `/users/${id}/reset-link`, admin)).status).toBe(200);
    await waitUntil('the link of the office', async () => (await links()) === 8);
    const elsewhere = await apis[1]!.sendReset(email, from('10.4.2.1'));
    expect(elsewhere.data).toEqual({ success: true, retryAfter: 300 });
    await waitUntil('the last request', () => isQuiet('link-requests'));
    expect(await links()).toBe(8);
    // the newest link works, whoever asked for others
    const token = await linkToken(limited, email, 'reset-password');
    expect((await apis[0]!.reset({ token, newPassword: 'after-the-flood-27' })).data).toBe(true);
  });

  it('accounts that were given an address by strangers get its owner five links a day to what it sent', async () => {
    const { email } = aRegistration();
    const token = await limited.adminToken();
    expectDone(await limited.rest('POST', '/roles', { token, body: aJobRole({ slug: 'lawyer' }) }));
    const sent = { body: anApplication({ email }), files: { cv: aCv() } };
    expectDone(await limited.rest('POST', '/join-team-applications', sent));
    for (let count = 0; count < 7; count += 1) {
      const stranger = await aClient(limited, { email }, { verified: false });
      const asked = { token: stranger.token, ...from(`10.8.0.${count}`) };
      const { status } = await limited.rest('POST', '/earlier-requests/send-link', asked);
      expect(status).toBe(200);
      await waitUntil('the job', () => isQuiet('earlier-requests'));
      await limitedDatabase.query('UPDATE users SET email = $2 WHERE id = $1', [
        stranger.id,
        aRegistration().email,
      ]);
    }
    const links = async () =>
      (await limited.mailsTo(email)).filter(({ text }) => text.includes('/earlier-requests/'));
    const { rows } = await limitedDatabase.query(
      `SELECT 1 FROM mails WHERE to_address = $1 AND template = 'earlierRequests'`,
      [email],
    );
    expect(rows).toHaveLength(5);
    // whoever did not make the account can close it
    await waitUntil('the links', async () => (await links()).length === 5);
    for (const { text } of await links()) expect(text).toContain('/not-me/');
  });

  it('strangers who ask for links to an e-mail address do not stop its registration', async () => {
    const body = aRegistration();
    for (let host = 1; host <= 7; host += 1)
      await TRANSPORTS[0]![1](limited).sendVerification(body.email, from(`10.4.3.${host}`));
    expectDone(await limited.rest('POST', '/auth/register', { body, ...from('10.4.3.99') }));
    expect(await linkToken(limited, body.email, 'verify-email')).toBeTruthy();
  });

  describe('accounts that are erased and made again with one address', () => {
    const body = aRegistration();
    const { password } = body;

    it('accounts erased and made again mail their owner at most five links, and block no registration', async () => {
      const register = (host: number) =>
        limited.rest<{ token: string }>('POST', '/auth/register', {
          body,
          ...from(`10.6.0.${host}`),
        });
      for (let host = 1; host <= 5; host += 1) {
        const { token } = expectDone(await register(host));
        expectDone(await limited.rest('POST', '/privacy/erasure', { token, body: { password } }));
      }
      expectDone(await register(6));
      const { rows } = await limitedDatabase.query(
        `SELECT DISTINCT cause FROM mails WHERE to_address = $1 AND template = 'verification'`,
        [body.email],
      );
      expect(rows).toHaveLength(0);
    });

    it('accounts erased and made again do not use up the limit of the office', async () => {
      const token = await limited.adminToken();
      const email = aRegistration().email;
      for (let made = 0; made < 5; made += 1) {
        const { id } = expectDone(
          await limited.rest<{ id: string }>('POST', '/users', { token, body: { ...body, email } }),
        );
        expect((await limited.rest('DELETE', `/users/${id}`, { token })).status).toBe(200);
      }
      const refused = await limited.rest('POST', '/users', { token, body: { ...body, email } });
      expectRefused(refused, 'TOO_MANY_REQUESTS');
      expectDone(await limited.rest('POST', '/auth/register', { body: { ...body, email } }));
    });
  });

  it('ten registrations of one address at once are one account and nine refusals that say so', async () => {
    const body = aRegistration();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => limited.rest('POST', '/auth/register', { body })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it('an address that guesses links is stopped, but a valid link still works', async () => {
    const { email } = await aClient(limited, {}, { verified: false });
    const api = TRANSPORTS[0]![1](limited);
    const link = await linkToken(limited, email, 'verify-email');
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        api.verifyReset(`${index}`.padStart(43, 'x'), from('10.5.0.1')),
      ),
    );
    expect(guesses.filter(({ code }) => code === 'INVALID_RESET_TOKEN')).toHaveLength(50);
    expect(guesses.filter(({ code }) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10);
    expect((await api.verifyEmail(link, from('10.5.0.1'))).status).toBe(200);
  });
});
