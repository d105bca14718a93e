import { DataSource } from 'typeorm';
import { toE164 } from '../../src/platform/phone/e164.js';
import {
  aClient,
  aContactRequest,
  aJobRole,
  anApplication,
  aRegistration,
  type Person,
} from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { callOperation } from '../support/operation.js';
import { expectDone } from '../support/refusals.js';
import type { RequestRow } from '../support/request-calls.js';
import { ADMIN, type Answer, TestApp } from '../support/test-app.js';

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
const mutate = <T = unknown>(name: string, variables: object, token = admin) =>
  callOperation<T>(app, ['mutation', name], variables, { token });
const done = async <T>(answer: Promise<Answer<T>>) => expectDone(await answer);
const erase = ({ token, password }: Person) =>
  done(app.rest('POST', '/privacy/erasure', { token, body: { password } }));

/** The mails to an address, as the outbox has them. */
const mailsTo = (address: string) =>
  rows('SELECT id, template, path, variables FROM mails WHERE to_address = $1 ORDER BY id', [
    address,
  ]);
/** A mail that is kept as sent, and one that is still to be sent. */
const mailBoth = (address: string) =>
  rows(
    `INSERT INTO mails (id, cause, to_address, language, template, path, variables, status)
     SELECT gen_random_uuid(), status || ':' || gen_random_uuid(), $1, 'fr', 'verification', '/', '{"name":"x"}', status
       FROM unnest(ARRAY['sent', 'failed']) AS status`,
    [address],
  );
const newAddress = () => aRegistration().email;

/** Somebody without an account who applied, and was mailed. */
async function anApplicant() {
  const email = newAddress();
  const body = anApplication({ email });
  const call = () =>
    app.rest<RequestRow>('POST', '/join-team-applications', {
      body,
      headers: { 'Idempotency-Key': 'the-key-of-the-applicant' },
      files: { cv: aCv() },
    });
  const { id } = await done(call());
  await mailBoth(email);
  return { email, id, call, mails: await mailsTo(email) };
}

describe('whoever only typed an address erases nothing of its owner', () => {
  it('an account with an unverified e-mail address erases nothing of its owner', async () => {
    const owner = await anApplicant();
    const mailed = await rows('SELECT id FROM mails WHERE to_address = $1', [owner.email]);
    const stranger = await aClient(app, { email: owner.email }, { verified: false });
    expect((await mailsTo(owner.email)).length).toBeGreaterThan(mailed.length);

    await erase(stranger);

    // the mail that verifies the stranger's account is gone
    expect(await mailsTo(owner.email)).toEqual(owner.mails);
    expect((await done(owner.call())).id).toBe(owner.id);
  });

  it('an account that had an e-mail address before erases nothing of its owner', async () => {
    const owner = await anApplicant();
    const email = newAddress();
    const stranger = await aClient(app, { email: owner.email }, { verified: false });
    const body = { email };
    await done(app.rest('PUT', '/email-verification/email', { token: stranger.token, body }));
    await rows('UPDATE users SET email_verified_at = now() WHERE id = $1', [stranger.id]);

    await erase(stranger);

    expect(await mailsTo(owner.email)).toEqual(owner.mails);
    expect((await done(owner.call())).id).toBe(owner.id);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('an e-mail address typed into a request erases nothing of its owner', async () => {
    const client = await aClient(app);
    await mailBoth(ADMIN.email);
    const before = await mailsTo(ADMIN.email);
    const body = aContactRequest({ email: ADMIN.email });
    const { token } = client;
    const { id } = await done(app.rest<RequestRow>('POST', '/contact-requests', { token, body }));
    await done(mutate('withdrawContactRequest', { id }, token));

    await erase(client);

    expect(await mailsTo(ADMIN.email)).toEqual(before);
  });

  it('an unconfirmed phone number of somebody else erases nothing of theirs', async () => {
    const phoneNumber = '0555 98 76 54';
    const waiting = [toE164(phoneNumber)];
    await aClient(app, { phoneNumber });
    await rows(
      `INSERT INTO sms_messages (id, to_number, text, expires_at)
       VALUES (gen_random_uuid(), $1, 'x', now() + interval '1 hour')`,
      waiting,
    );
    await erase(await aClient(app, { phoneNumber }));
    const left = await rows('SELECT text FROM sms_messages WHERE to_number = $1', waiting);
    expect(left).toEqual([{ text: 'x' }]);
  });

  it('a short name contained in searches of the office erases nothing of others', async () => {
    const person = await aClient(app, { fullName: 'Lina' });
    const searches = ['Lina Haddad', 'Salina', 'lin', ' LINA ', person.email];
    for (const search of searches) {
      const args = { format: 'csv', filter: { search } };
      const { url } = await done(mutate<{ url: string }>('createContactRequestExport', args));
      await (await fetch(app.url + url)).text();
    }
    await erase(person);
    const left = await rows<{ search: string | null }>(
      `SELECT after #>> '{filters,search}' AS search FROM audit_events
        WHERE entity_id = 'export' ORDER BY created_at`,
    );
    expect(left.map(({ search }) => search)).toEqual(['Lina Haddad', 'Salina', 'lin', null, null]);
  });
});

it('an administrator erases nothing of an owner whose address a program verified for a stranger', async () => {
  const owner = await anApplicant();
  const stranger = await aClient(app, { email: owner.email }, { verified: false });
  await rows('UPDATE users SET email_verified_at = now() WHERE id = $1', [stranger.id]);

  await done(app.rest('POST', `/users/${stranger.id}/erasure`, { token: admin }));

  expect(await rows('SELECT email FROM applications WHERE id = $1', [owner.id])).toEqual([
    { email: owner.email },
  ]);
  expect((await done(owner.call())).id).toBe(owner.id);
});

it('a sent mail about a request is blanked, whatever address was typed, also once its content is gone', async () => {
  const client = await aClient(app);
  const { token } = client;
  const body = aContactRequest({ email: newAddress() });
  const { id } = await done(app.rest<RequestRow>('POST', '/contact-requests', { token, body }));
  await done(mutate('withdrawContactRequest', { id }, token));
  // as in production, to another address that the account had
  const earlier = newAddress();
  await rows(
    `UPDATE mails SET to_address = $2, path = NULL, variables = '{}' WHERE to_address = $1`,
    [client.email, earlier],
  );
  expect((await mailsTo(earlier)).length).toBeGreaterThan(1);

  await erase(client);

  expect(await mailsTo(earlier)).toEqual([]);
});
