import { Client } from 'pg';
import { TRANSPORTS } from '../support/account-api.js';
import { aClient, aContactRequest, type Person } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let database: Client;

beforeAll(async () => {
  app = await TestApp.start(__filename, { TRUST_PROXY: 'loopback', RATE_LIMIT_FACTOR: '1' });
  database = new Client({ connectionString: app.database.url });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.close();
});

/** More than one address may do for people who are not signed in. */
const PEOPLE = 24;
const AT_HOME = { headers: { 'X-Forwarded-For': '10.8.0.1' } };

/** Clients of one office or network; each registered elsewhere, so that only what is tested counts. */
const neighbours = (verified = true): Promise<Person[]> =>
  Promise.all(Array.from({ length: PEOPLE }, () => aClient(app, {}, { verified })));

const tooMany = (answers: { code?: string }[]) =>
  answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS').length;

describe('many signed-in people behind one address', () => {
  it('each of many people behind one address submits a request in the same minute, and one alone is limited', async () => {
    const people = await neighbours();
    const submit = ({ token }: Person) =>
      app.rest('POST', '/contact-requests', { token, body: aContactRequest(), ...AT_HOME });
    expect(tooMany(await Promise.all(people.map(submit)))).toBe(0);
    const [one] = people as [Person];
    const more = [];
    for (let sent = 0; sent < 11; sent += 1) more.push(await submit(one));
    expect(tooMany(more)).toBe(2);
  });

  it('each of many people behind one address asks for a code by SMS without waiting for the others', async () => {
    const people = await neighbours();
    const integrations = {
      ...{ smsService: 'twilio', smsSender: 'Mizan' },
      ...{ twilioAccountSid: `AC${'0'.repeat(32)}`, twilioAuthToken: '0'.repeat(32) },
    };
    const token = await app.adminToken();
    await app.rest('PUT', '/settings', { token, body: { integrations } });
    const answers = [];
    for (const [index, person] of people.entries()) {
      const phoneNumber = `0555 12 34 ${10 + index}`;
      await app.rest('PUT', '/auth/profile', { token: person.token, body: { phoneNumber } });
      answers.push(
        await callOperation(
          app,
          ['mutation', 'sendPhoneCode'],
          {},
          { token: person.token, ...AT_HOME },
        ),
      );
    }
    expect(answers.filter(({ code }) => code)).toEqual([]);
  });

  it.each(TRANSPORTS)(
    'each asks for a link and their status over %s, far beyond one address',
    async (_, apiOf) => {
      const api = apiOf(app);
      const [first, second] = [await aClient(app, {}, { verified: false }), await aClient(app)];
      const fill = (name: string, points: number) =>
        database.query(
          `INSERT INTO rate_limits (key, points, expire)
         VALUES ($1, $2, extract(epoch FROM now()) * 1000 + 600000)
         ON CONFLICT (key) DO UPDATE SET points = excluded.points, expire = excluded.expire`,
          [`${name}:10.8.0.1`, points],
        );
      await fill('link-mail-from', 1000);
      await fill('verification-status', 1000);
      const signedIn = { token: first.token, ...AT_HOME };
      expect((await api.resendVerification(first.email, signedIn)).code).toBeUndefined();
      expect((await api.status(first.email, signedIn)).code).toBeUndefined();
      expect((await api.resendVerification(second.email, AT_HOME)).code).toBe('TOO_MANY_REQUESTS');
      expect((await api.status(second.email, AT_HOME)).code).toBe('TOO_MANY_REQUESTS');
      expect((await api.resendVerification(first.email, signedIn)).code).toBe('TOO_MANY_REQUESTS');
    },
  );
});
