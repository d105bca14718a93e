import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RETENTION_RULES } from '../../src/contract/retention.js';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { KeptRecords } from '../../src/requests/people/kept-records.js';
import { RetentionService } from '../../src/modules/privacy/retention.service.js';
import {
  aClient,
  aConsultation,
  aContactRequest,
  aJobRole,
  anAdmin,
  anApplication,
  aServiceRequest,
  type Person,
} from '../support/builders.js';
import { anotherSlot } from '../support/slots.js';
import { aCv, aPdf } from '../support/documents.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import type { RequestRow } from '../support/request-calls.js';
import { type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

/** Stands in everything that the person and the office write about the person. */
const WORD = 'zaqwxsy';
/** The numbers of the phone and of the house are as telling. */
const NUMBER = '0559874123';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  expectDone(
    await app.rest('POST', '/roles', { token: admin, body: aJobRole({ slug: 'lawyer' }) }),
  );
});
afterAll(() => app.close());

const rows = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const query = <T>(name: string, variables: object = {}, token = admin) =>
  callOperation<T>(app, ['query', name], variables, { token });
const mutate = <T = unknown>(name: string, variables: object, token = admin) =>
  callOperation<T>(app, ['mutation', name], variables, { token });
const done = async <T>(answer: Promise<Answer<T>>) => expectDone(await answer);

/** The tables with a row that contains the text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [hit] = await rows<{ row: string }>(
      `SELECT t::text AS row FROM ${name} t WHERE t::text ILIKE '%' || $1 || '%' LIMIT 1`,
      [text],
    );
    if (hit) found.push(`${name}: ${hit.row}`);
  }
  return found;
}

/** The stored files that contain the word. */
function filesWithWord(): string[] {
  const folder = app.app.get(AppConfig).filesDir;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => (path + readFileSync(path, 'latin1')).includes(WORD));
}

const aPersonWithWord = (over: object = {}) =>
  aClient(app, {
    ...over,
    fullName: `${WORD} Benali`,
    phoneNumber: NUMBER,
    email: `${WORD}-${Date.now()}@example.dz`,
  });
const cvWithWord = () =>
  aCv(
    Buffer.concat([
      aPdf(),
      Buffer.from(`%% ${WORD}
%%EOF
`),
    ]),
    `${WORD}.pdf`,
  );

interface Sent {
  kind: 'ServiceRequest' | 'ContactRequest' | 'Application' | 'Consultation';
  row: RequestRow;
}

/** One request of each kind, with the word in every text. */
async function requestsOf({ email, token }: Person): Promise<Sent[]> {
  const headers = { 'Idempotency-Key': `${WORD}-key-0001` };
  const send = (
    path: string,
    body: object,
    files?: Record<string, ReturnType<typeof cvWithWord>>,
  ) => done(app.rest<RequestRow>('POST', path, { token, headers, body, files }));
  const form = { clientName: WORD, clientEmail: email, clientPhone: NUMBER, clientAddress: WORD };
  const service = aServiceRequest({
    ...form,
    serviceDescription: `x ${WORD}`,
    additionalRequirements: WORD,
    opposingParty: WORD,
  });
  const message = { name: WORD, email, phone: NUMBER, subject: WORD, message: WORD };
  const appointment = { clientName: WORD, email, phone: NUMBER, title: WORD, description: WORD };
  const consultation = aConsultation({ ...appointment, startsAt: anotherSlot() });
  return [
    { kind: 'ServiceRequest', row: await send('/service-requests', service) },
    { kind: 'ContactRequest', row: await send('/contact-requests', aContactRequest(message)) },
    {
      kind: 'Application',
      row: await send('/join-team-applications', anApplicationWithWord(email), {
        cv: cvWithWord(),
      }),
    },
    { kind: 'Consultation', row: await send('/consultations', consultation) },
  ];
}

function anApplicationWithWord(email: string) {
  const names = ['fullName', 'address', 'city', 'country', 'experience', 'education', 'skills'];
  const texts = [...names, 'motivation', 'additionalInfo', 'expectedSalary'];
  return anApplication({
    ...Object.fromEntries(texts.map((name) => [name, WORD])),
    linkedin: `https://www.linkedin.com/in/${WORD}`,
    website: `https://${WORD}.dz`,
    dateOfBirth: '1990-03-04',
    email,
    phoneNumber: NUMBER,
  });
}

const statusWhenDone = {
  ServiceRequest: 'completed',
  ContactRequest: 'closed',
  Application: 'rejected',
  Consultation: 'completed',
};

/** Thread, notes and corrections, after which the request is done. */
async function handle({ kind, row: { id } }: Sent, token: string): Promise<void> {
  const seen = { kind: kind[0]!.toLowerCase() + kind.slice(1), id };
  await done(mutate('markMyRequestSeen', seen, token));
  await done(mutate(`add${kind}Message`, { id, input: { text: `message ${WORD}` } }, token));
  await done(mutate(`add${kind}Note`, { id, input: { text: `note ${WORD}`, public: true } }));
  await done(mutate(`add${kind}Note`, { id, input: { text: `internal ${WORD}` } }));
  await done(mutate(`replyTo${kind}`, { id, input: { replyMessage: `reply ${WORD}` } }));
  const adminNotes = kind === 'Application' ? { adminNotes: `read ${WORD}` } : {};
  const status = { status: statusWhenDone[kind], note: `done ${WORD}`, ...adminNotes };
  await done(mutate(`set${kind}Status`, { id, input: status }));
}

/** What else leaves traces: another address, a wrong password, searches, exports, a mail sent again. */
async function leaveTraces({ id, email, token }: Person): Promise<void> {
  const other = `${WORD}-second-${Date.now()}@example.dz`;
  await done(mutate('updateProfile', { input: { fullName: `${WORD} Haddad` } }, token));
  await app.rest('POST', '/auth/login', { body: { email, password: 'wrong-password' } });
  await app.rest('POST', '/password-reset/send-reset', { body: { email } });
  await done(app.rest('PUT', `/users/${id}`, { token: admin, body: { email: other } }));
  await done(app.rest('PUT', `/users/${id}`, { token: admin, body: { email } }));
  await rows(`UPDATE users SET email_verified_at = now() WHERE id = $1`, [id]);
  const { url } = await done(
    mutate<{ url: string }>('createContactRequestExport', {
      format: 'csv',
      filter: { search: email },
    }),
  );
  expect(await (await fetch(app.url + url)).text()).toContain(WORD);
  const [updated] = await rows<{ id: string }[]>(
    `UPDATE mails SET status = 'failed', last_error = $2
      WHERE id = (SELECT id FROM mails WHERE to_address = $1 ORDER BY id LIMIT 1) RETURNING id`,
    [email, `550 ${email} is unknown`],
  );
  await done(mutate('retryMail', { id: updated![0]!.id }));
}

const counts = async () => ({
  service: await done(query('serviceRequestStats')),
  contact: await done(query('contactRequestStats')),
  application: await done(query('applicationStats')),
  consultation: await done(query('consultationStats')),
});

describe('a person is erased', () => {
  let person: Person;
  let sent: Sent[];

  beforeAll(async () => {
    person = await aPersonWithWord();
    sent = await requestsOf(person);
  });

  it('a person with an open request is not erased, and the refusal names it', async () => {
    const { token, password } = person;
    const own = await app.rest('POST', '/privacy/erasure', { token, body: { password } });
    const byOffice = await mutate('eraseUser', { id: person.id });
    for (const refused of [own, byOffice]) {
      expectRefused(refused, 'ERASURE_OPEN_REQUESTS');
      expect(refused.message).toContain(sent[0]!.row.reference);
    }
  });

  it.each(['', 'not-the-password'])(
    'a person is not erased with the password "%s"',
    async (password) => {
      const { token } = person;
      const code = password ? 'WRONG_PASSWORD' : 'BAD_USER_INPUT';
      expectRefused(
        await app.rest('POST', '/privacy/erasure', { token, body: { password } }),
        code,
        'password',
      );
      expectRefused(await mutate('eraseMyAccount', { password }, token), code, 'password');
    },
  );

  it('erasure leaves nothing of a person in any table or file, while counts and references stay', async () => {
    for (const request of sent) await handle(request, person.token);
    await leaveTraces(person);
    const before = await counts();
    expect((await tablesWith(WORD)).length).toBeGreaterThan(6);
    expect(filesWithWord().length).toBeGreaterThan(0);

    const fresh = await app.signIn(person.email, person.password);
    const { password } = person;
    await done(app.rest('POST', '/privacy/erasure', { token: fresh, body: { password } }));

    await waitUntil('the CVs are gone', () => filesWithWord().length === 0);
    expect(await tablesWith(WORD)).toEqual([]);
    expect(await tablesWith(NUMBER)).toEqual([]);
    expect(await tablesWith(NUMBER.slice(1))).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('erasure ends the session, and the person can no longer sign in', async () => {
    expect((await app.rest('GET', '/auth/profile', { token: person.token })).status).toBe(401);
    const { email, password } = person;
    expectRefused(
      await app.rest('POST', '/auth/login', { body: { email, password } }),
      'LOGIN_FAILED',
    );
  });

  it('erased requests say so, keep their reference and status, and accept no reply or change', async () => {
    for (const { kind, row } of sent) {
      const one = kind[0]!.toLowerCase() + kind.slice(1);
      const { id, reference } = row;
      const now = await done(query<RequestRow & { erasedAt: string }>(one, { id }));
      expect(now).toMatchObject({ id, reference, status: statusWhenDone[kind] });
      expect(now.erasedAt).toMatch(/^20/);
      expect(now.timeline.map(({ type }) => type)).toContain('reply');
      await done(query(`${one}Person`, { id }));
      const input = { replyMessage: 'Hello' };
      expectRefused(await mutate(`replyTo${kind}`, { id, input }), 'DATA_ERASED');
      const bulk = { rows: [{ id, version: now.version }] };
      expectRefused(await mutate(`delete${kind}s`, { input: bulk }), 'DATA_ERASED');
      expectRefused(await mutate(`delete${kind}`, { id }), 'DATA_ERASED');
    }
    const { id } = sent[1]!.row;
    const body = { replyMessage: 'Hello' };
    const answer = await app.rest('POST', `/contact-requests/${id}/reply`, { token: admin, body });
    expectRefused(answer, 'DATA_ERASED');
    const cv = `/join-team-applications/${sent[2]!.row.id}/cv`;
    expectRefused(await app.rest('GET', cv, { token: admin }), 'DATA_ERASED');
  });

  it('an erased person is found by no search, and the audit log records the erasure', async () => {
    expect(await done(query('searchRecords', { search: WORD }))).toEqual([]);
    const { items } = await done(
      query<{ items: { action: string; actorName: string | null }[] }>('auditEvents', {
        filter: { entity: 'user', entityId: person.id },
      }),
    );
    expect(items[0]).toMatchObject({ action: 'user.erased', actorName: null });
  });

  it('the e-mail address of an erased person can be registered again', async () => {
    await aClient(app, { email: person.email });
    const [free] = await rows<{ count: string }>(
      `SELECT count(*) FROM users WHERE email = $1 AND deleted_at IS NULL`,
      [person.email],
    );
    expect(free).toEqual({ count: '1' });
  });
});

/** The files of the archive behind a link, by path. */
async function archiveAt(url: string): Promise<Record<string, string>> {
  const response = await fetch(app.url + url);
  expect(response.headers.get('content-type')).toBe('application/zip');
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()), {
    lazyEntries: true,
  });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString();
  return files;
}

describe('a person downloads everything about themselves', () => {
  it('a person downloads their data with the password only, over both transports', async () => {
    const { token } = await aClient(app);
    for (const password of ['', 'not-the-password']) {
      const code = password ? 'WRONG_PASSWORD' : 'BAD_USER_INPUT';
      const body = { password };
      expectRefused(
        await app.rest('POST', '/privacy/downloads', { token, body }),
        code,
        'password',
      );
      expectRefused(await mutate('createMyDataDownload', body, token), code, 'password');
    }
    expectRefused(await app.rest('GET', '/privacy/downloads/not-a-link'), 'NOT_FOUND');
  });

  it('the download has account, requests, CV, sessions and mails of a person, and nothing of others', async () => {
    const other = await aPersonWithWord();
    await requestsOf(other);
    const person = await aPersonWithWord({ language: 'fr' });
    const { token, password, email } = person;
    const sent = await requestsOf(person);
    for (const request of sent) await handle(request, token);
    const { url } = await done(
      mutate<{ url: string }>('createMyDataDownload', { password }, token),
    );
    const files = await archiveAt(url);
    const requests = sent.map(({ row }) => `requests/${row.reference}.json`);
    expect(Object.keys(files).sort()).toEqual(
      ['README.txt', 'account.json', 'activity.json', 'messages.json', 'sessions.json']
        .concat(requests, `files/${sent[2]!.row.reference} ${WORD}.pdf`)
        .sort(),
    );
    expect(files['README.txt']).toContain('Vos données');
    expect(JSON.parse(files['account.json']!)).toMatchObject({ email, fullName: `${WORD} Benali` });
    expect(files[requests[1]!]).toContain(`reply ${WORD}`);
    expect(files[`files/${sent[2]!.row.reference} ${WORD}.pdf`]).toContain(`% ${WORD}`);
    const all = Object.values(files).join();
    for (const absent of [
      `internal ${WORD}`,
      `read ${WORD}`,
      other.email,
      other.id,
      'argon2',
      'cvKey',
    ])
      expect(all).not.toContain(absent);
    const [event] = await rows<{ action: string }>(
      `SELECT action FROM audit_events WHERE actor_id = $1 ORDER BY created_at DESC LIMIT 1`,
      [person.id],
    );
    expect(event).toEqual({ action: 'user.data_downloaded' });
  });

  it('no mails to their address before it is verified, and those about the account afterwards', async () => {
    const { id, token, password, email } = await aClient(app, {}, { verified: false });
    await rows(
      `INSERT INTO mails (id, cause, to_address, language, template)
       VALUES (gen_random_uuid(), 'of-the-owner', $1, 'ar', 'application.submitted')`,
      [email],
    );
    const mails = async () => {
      const { url } = await done(
        mutate<{ url: string }>('createMyDataDownload', { password }, token),
      );
      const list = JSON.parse((await archiveAt(url))['messages.json']!) as { about: string }[];
      return list.map(({ about }) => about);
    };
    expect(await mails()).toEqual([]);
    await rows('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
    expect(await mails()).toEqual(['verification']);
  });
});

it('an administrator erases a client together with what came from the proved address without an account', async () => {
  const client = await aClient(app);
  const body = anApplicationWithWord(client.email);
  const files = { cv: cvWithWord() };
  const call = app.rest<RequestRow>('POST', '/join-team-applications', { body, files });
  const { id, reference } = await done(call);
  const refused = await app.rest('POST', `/users/${client.id}/erasure`, { token: admin });
  expectRefused(refused, 'ERASURE_OPEN_REQUESTS');
  expect(refused.message).toContain(reference);
  await done(mutate('setApplicationStatus', { id, input: { status: 'accepted' } }));
  await done(app.rest('POST', `/users/${client.id}/erasure`, { token: admin }));
  const [left] = await rows<{ email: string; erased: boolean }>(
    'SELECT email, erased_at IS NOT NULL AS erased FROM applications WHERE id = $1',
    [id],
  );
  expect(left).toEqual({ email: '', erased: true });
});

it('an administrator erases a client, and nobody of the office', async () => {
  const client = await aClient(app);
  await done(app.rest('POST', `/users/${client.id}/erasure`, { token: admin }));
  expectRefused(
    await app.rest('POST', `/users/${client.id}/erasure`, { token: admin }),
    'NOT_FOUND',
  );
  const colleague = await anAdmin(app);
  expectRefused(await mutate('eraseUser', { id: colleague.id }), 'STAFF_NOT_ERASED');
  const { token, password } = colleague;
  expectRefused(await mutate('eraseMyAccount', { password }, token), 'STAFF_NOT_ERASED');
});

describe('what stays of a person until its period ends', () => {
  const TABLE = 'kept_things';
  const kept = (token: string) =>
    query<{ label: string; until: string }[]>('myKeptRecords', {}, token);
  const things = () =>
    rows<{ label: string; name: string; closed: boolean; erased: boolean }>(
      `SELECT label, name, closed_at IS NOT NULL AS closed, erased_at IS NOT NULL AS erased
         FROM ${TABLE} ORDER BY label`,
    );
  const setPeriod = (keptQuotesYears: number | null) =>
    done(mutate('updateSettings', { input: { retention: { keptQuotesYears } } }));

  beforeAll(async () => {
    await rows(`CREATE TABLE ${TABLE} (id uuid PRIMARY KEY, request_id uuid, label text, name text,
      accepted_at timestamptz, closed_at timestamptz, erased_at timestamptz)`);
    app.app.get(KeptRecords).add({
      rule: 'quotes',
      table: TABLE,
      requestId: 't.request_id',
      label: 't.label',
      since: 't.accepted_at',
      blank: (transaction, ids) =>
        transaction.execute(
          `UPDATE ${TABLE} SET name = '', erased_at = now() WHERE id = ANY($1::uuid[])`,
          [ids],
        ),
    });
  });

  it('a record that has to stay is named before, closed at the erasure and blanked when its period ends', async () => {
    const person = await aPersonWithWord();
    const [request] = await requestsOf(person);
    await handle(request!, person.token);
    const ofPerson = [person.id];
    for (const table of ['contact_requests', 'applications', 'consultations'])
      await rows(`UPDATE ${table} SET deleted_at = now() WHERE user_id = $1`, ofPerson);
    await rows(
      `INSERT INTO ${TABLE} VALUES
        (gen_random_uuid(), $1, 'Q-1', '${WORD}', '2026-03-04T00:00:00Z'),
        (gen_random_uuid(), $1, 'Q-2', '${WORD}', NULL),
        (gen_random_uuid(), $1, 'Q-3', '${WORD}', now() - interval '11 years')`,
      [request!.row.id],
    );
    expect(await done(kept(person.token))).toMatchObject([
      { label: 'Q-1', until: '2036-03-04T00:00:00.000Z' },
    ]);
    await setPeriod(12);
    expect((await done(kept(person.token))).map(({ label }) => label).toSorted()).toEqual([
      'Q-1',
      'Q-3',
    ]);
    await setPeriod(null);
    const other = await aClient(app);
    expect(await done(kept(other.token))).toEqual([]);
    expectRefused(await query('keptRecords', { id: person.id }, other.token), 'FORBIDDEN');
    expect(await done(query<object[]>('keptRecords', { id: person.id }))).toHaveLength(1);

    const { password, token } = person;
    await done(mutate('eraseMyAccount', { password }, token));
    expect(await things()).toEqual([
      { label: 'Q-1', name: WORD, closed: true, erased: false },
      { label: 'Q-2', name: '', closed: false, erased: true },
      { label: 'Q-3', name: '', closed: false, erased: true },
    ]);
    const night = app.app.get(RetentionService);
    await rows('DELETE FROM retention_runs');
    await night.run();
    expect((await things())[0]).toMatchObject({ name: WORD, erased: false });
    await rows(`UPDATE ${TABLE} SET accepted_at = now() - interval '11 years'`);
    await rows('DELETE FROM retention_runs');
    await night.run();
    expect((await things())[0]).toMatchObject({ label: 'Q-1', name: '', erased: true });
    await rows('DELETE FROM retention_runs');
  });

  it('a request of which something has to stay is not deleted from the trash', async () => {
    const { id } = await done(
      app.rest<RequestRow>('POST', '/contact-requests', {
        token: (await aClient(app)).token,
        body: aContactRequest(),
      }),
    );
    await done(mutate('deleteContactRequest', { id }));
    await rows(
      `UPDATE contact_requests SET deleted_at = now() - interval '91 days' WHERE id = $1`,
      [id],
    );
    await rows(`INSERT INTO ${TABLE} VALUES (gen_random_uuid(), $1, 'Q-4', '', now())`, [id]);
    const isThere = async () =>
      (await rows('SELECT id FROM contact_requests WHERE id = $1', [id])).length === 1;
    await app.app.get(RetentionService).run();
    expect(await isThere()).toBe(true);
    await rows(`DELETE FROM ${TABLE}`);
    await rows('DELETE FROM retention_runs');
    await app.app.get(RetentionService).run();
    expect(await isThere()).toBe(false);
    await rows('DELETE FROM retention_runs');
  });

  it('everybody reads how long what is kept', async () => {
    await done(mutate('updateSettings', { input: { retention: { keptRejectedMonths: 6 } } }));
    const periods = await done(
      callOperation<{ name: string; months: number | null }[]>(app, ['query', 'retentionPeriods']),
    );
    expect(periods.find(({ name }) => name === 'rejectedApplications')).toMatchObject({
      ...{ years: null, months: 6, days: null },
    });
    await done(mutate('updateSettings', { input: { retention: { keptRejectedMonths: null } } }));
  });
});

describe('the retention rules', () => {
  const retention = () => app.app.get(RetentionService);
  const due = async () => {
    const { rules } = await done(query<{ rules: { name: string; due: number }[] }>('retention'));
    return Object.fromEntries(rules.map(({ name, due: rowsDue }) => [name, rowsDue]));
  };
  const backdate = (table: string, id: string, age: string, column = 'updated_at') =>
    rows(`UPDATE ${table} SET ${column} = now() - interval '${age}' WHERE id = $1`, [id]);

  it('the retention rules preview, apply once a night, and leave what is younger or still open', async () => {
    const person = await aPersonWithWord();
    const [service, contact, application] = await requestsOf(person);
    for (const request of [contact!, application!]) await handle(request, person.token);
    const { row: trashed } = (await requestsOf(await aPersonWithWord()))[1]!;
    await done(mutate('deleteContactRequest', { id: trashed.id }));
    const gone = await aPersonWithWord();
    await done(app.rest('DELETE', `/users/${gone.id}`, { token: admin }));
    const before = await due();
    await backdate('service_requests', service!.row.id, '11 years');
    await backdate('contact_requests', contact!.row.id, '37 months');
    await backdate('applications', application!.row.id, '364 days');
    await backdate('contact_requests', trashed.id, '91 days', 'deleted_at');
    await backdate('users', gone.id, '91 days', 'deleted_at');
    await rows(`INSERT INTO audit_events (id, action, entity, entity_id, created_at)
      VALUES (gen_random_uuid(), 'faq.created', 'faq', 'old', now() - interval '61 months')`);
    await rows(`INSERT INTO mails (id, cause, to_address, language, template, created_at)
      VALUES (gen_random_uuid(), 'old', 'old@example.dz', 'ar', 'verification', now() - interval '13 months')`);
    const more = {
      contactRequests: 1,
      trashedRequests: 1,
      deletedAccounts: 1,
      emailRecords: 1,
      auditEvents: 1,
    };
    const expected = Object.fromEntries(
      Object.entries(before).map(([name, count]) => [
        name,
        count + ((more as Record<string, number>)[name] ?? 0),
      ]),
    );
    expect(await due()).toEqual(expected);

    const ran = await Promise.all([retention().run(), retention().run()]);
    expect(ran.sort()).toEqual([false, true]);

    expect(Object.values(await due()).every((count) => count === 0)).toBe(true);
    const { lastRun } = await done(
      query<{ lastRun: { finishedAt: string; counts: { name: string; rows: number }[] } }>(
        'retention',
      ),
    );
    expect(lastRun.finishedAt).toMatch(/^20/);
    expect(Object.fromEntries(lastRun.counts.map(({ name, rows: n }) => [name, n]))).toEqual(
      expected,
    );
    const blanked = await done(query('contactRequest', { id: contact!.row.id }));
    expect(blanked).toMatchObject({ name: '', message: '', reference: contact!.row.reference });
    for (const kept of [service!, application!]) {
      const one = kept.kind[0]!.toLowerCase() + kept.kind.slice(1);
      expect(await done(query(one, { id: kept.row.id }))).toMatchObject({ erasedAt: null });
    }
    const left = await query('contactRequest', { id: trashed.id, deleted: true });
    expectRefused(left, 'NOT_FOUND');
    const [user] = await rows(`SELECT email, full_name FROM users WHERE id = $1`, [gone.id]);
    expect(user).toEqual({ email: '', full_name: '' });
    const [event] = await rows(
      `SELECT action, actor_id FROM audit_events WHERE entity = 'retention'`,
    );
    expect(event).toEqual({ action: 'retention.applied', actor_id: null });
  });

  /** A client who deleted their account so long ago that they are to be erased. */
  const aPersonToErase = async () => {
    const person = await aClient(app);
    await done(app.rest('DELETE', `/users/${person.id}`, { token: admin }));
    await backdate('users', person.id, '91 days', 'deleted_at');
    return person;
  };
  const anOldMail = (cause: string) =>
    rows(
      `INSERT INTO mails (id, cause, to_address, language, template, created_at)
       VALUES (gen_random_uuid(), $1, 'old@example.dz', 'ar', 'verification', now() - interval '13 months')`,
      [cause],
    );
  const emailOf = async ({ id }: Person) =>
    (await rows<{ email: string }>('SELECT email FROM users WHERE id = $1', [id]))[0]!.email;
  const mailsOf = (cause: string) => rows('SELECT id FROM mails WHERE cause = $1', [cause]);
  const anotherNight = () => rows('DELETE FROM retention_runs');

  it('the retention rules leave a deleted account with an open request, and apply the other rules', async () => {
    await anotherNight();
    const [waiting, other] = [await aPersonToErase(), await aPersonToErase()];
    const { email } = waiting;
    const apply = async (address: string) => {
      const body = anApplication({ email: address });
      const files = { cv: aCv() };
      return done(app.rest<RequestRow>('POST', '/join-team-applications', { body, files }));
    };
    const { id } = await apply(email);
    await rows('UPDATE applications SET user_id = $1 WHERE id = $2', [waiting.id, id]);
    const apart = await apply(other.email);
    await anOldMail('old-beside-open');
    expect(await due()).toMatchObject({ deletedAccounts: 1 });
    expect(await retention().run()).toBe(true);
    expect([await emailOf(waiting), await emailOf(other)]).toEqual([email, '']);
    expect(await mailsOf('old-beside-open')).toEqual([]);
    const kept = await rows('SELECT email FROM applications WHERE id = $1', [apart.id]);
    expect(kept).toEqual([{ email: other.email }]);
  });

  it('the retention rules are applied although one fails, and that one at the next retry of the night', async () => {
    await anotherNight();
    const person = await aPersonToErase();
    await anOldMail('old-beside-failure');
    await rows(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END $$`);
    await rows('CREATE TRIGGER fail BEFORE UPDATE ON users EXECUTE FUNCTION fail()');
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await expect(retention().run()).rejects.toThrow('Retention rules failed: deletedAccounts');
    const logged = log.mock.calls.map(([line]) => line as unknown);
    log.mockRestore();
    await rows('DROP FUNCTION fail CASCADE');
    expect(logged).toEqual([expect.stringMatching(/rule deletedAccounts failed: .*deadlock/)]);
    expect(await mailsOf('old-beside-failure')).toEqual([]);

    expect(await retention().run()).toBe(true);
    expect(await emailOf(person)).toBe('');
    const [{ counts: sum } = { counts: {} }] = await rows<{ counts: object }>(
      'SELECT counts FROM retention_runs',
    );
    expect(sum).toMatchObject({ emailRecords: 1, deletedAccounts: 1 });
  });

  it('the retention rules are read by administrators only, over both transports', async () => {
    const { token } = await aClient(app);
    expectRefused(await query('retention', {}, token), 'FORBIDDEN');
    expectRefused(await app.rest('GET', '/privacy/retention', { token }), 'FORBIDDEN');
    const { rules } = await done(
      app.rest<{ rules: { name: string }[] }>('GET', '/privacy/retention', { token: admin }),
    );
    expect(rules.map(({ name }) => name)).toEqual(RETENTION_RULES.map(({ name }) => name));
  });
});
