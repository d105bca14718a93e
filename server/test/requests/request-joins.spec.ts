import { DataSource } from 'typeorm';
import { CONSENT_VERSION } from '../../src/contract/consent.js';
import { JOIN_CODE } from '../../src/contract/requests/join-code.js';
import { archiveOf } from '../support/archive.js';
import { aClient, aColleague, aContactRequest, type Person } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { SmsSink } from '../support/sms-sink.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

interface Case {
  id: string;
  reference: string;
}
interface Joined extends Case {
  kind: string;
}

let app: TestApp;
let admin: string;
let sink: SmsSink;
let secretary: Person;
let numbers = 0;

beforeAll(async () => {
  sink = await SmsSink.start();
  app = await TestApp.start(__filename, { TWILIO_URL: sink.url });
  admin = await app.adminToken();
  secretary = await aColleague(app, { role: 'secretary' });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const mutation = <T>(name: string, variables: object, token = secretary.token) =>
  callOperation<T>(app, ['mutation', name], variables, { token });
const rows = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const switchSms = async (isOn: boolean) =>
  expectDone(
    await mutation(
      'updateSettings',
      {
        input: {
          integrations: {
            smsService: isOn ? 'twilio' : null,
            smsSender: isOn ? '+213700000001' : null,
            twilioAccountSid: isOn ? `AC${'a1'.repeat(16)}` : null,
            twilioAuthToken: isOn ? 'twilio-secret-1' : null,
          },
          notifications: { smsNotifications: isOn ? true : null },
        },
      },
      admin,
    ),
  );
const take = async (over: object = {}) => {
  numbers += 1;
  const phone = `0550${String(numbers).padStart(6, '0')}`;
  const input = {
    ...{ intakeChannel: 'phone', mailLanguage: 'fr', consentVersion: CONSENT_VERSION },
    ...{ name: 'Khadija', phone, message: 'Rappeler', ...over },
  };
  const made = expectDone(await mutation<Case>('createContactRequest', { input }));
  return { ...made, number: `+213${phone.slice(1)}` };
};
const giveCode = (id: string, over: object = {}, token = secretary.token) =>
  mutation<{ code: string | null; validFor: number }>(
    'createRequestJoinCode',
    { kind: 'contactRequest', id, way: 'counter', identityPaper: 'identity_card', ...over },
    token,
  );
const codeFor = async (id: string) => expectDone(await giveCode(id)).code ?? '';
const join = (person: Person, reference: string, code: string) =>
  mutation<Joined>('joinRequestByCode', { reference, code }, person.token);
const ownerOf = async ({ id }: Case) =>
  (
    await rows<{ user_id: string | null }>('SELECT user_id FROM contact_requests WHERE id = $1', [
      id,
    ])
  )[0]?.user_id;
const another = (code: string) =>
  String((Number(code) + 1) % 10 ** JOIN_CODE.digits).padStart(8, '0');
const personOf = async (id: string, token = secretary.token) =>
  expectDone(
    await callOperation<{ joinCodeWays: string[]; smsTo: string | null; phone: string }>(
      app,
      ['query', 'contactRequestPerson'],
      { id },
      { token },
    ),
  );

it('a code from the counter adds the case to the account in which it is typed, once', async () => {
  const made = await take();
  expect((await personOf(made.id)).joinCodeWays).toEqual(['counter']);
  expectDone(
    await mutation('replyToContactRequest', { id: made.id, input: { replyMessage: 'Venez' } }),
  );
  const { code, validFor } = expectDone(await giveCode(made.id));
  expect(validFor).toBe(JOIN_CODE.minutes.counter * 60);
  expect(code).toMatch(/^\d{8}$/);
  const person = await aClient(app);
  const typed = `${made.reference.toLowerCase()} `;
  const joined = expectDone(await join(person, typed, `${code?.slice(0, 4)} ${code?.slice(4)}`));
  expect(joined).toEqual({ kind: 'contactRequest', id: made.id, reference: made.reference });
  expect(await ownerOf(made)).toBe(person.id);
  const mine = expectDone(
    await callOperation<{ timeline: { type: string; note: string | null; actorName: null }[] }>(
      ...([app, ['query', 'myContactRequest'], { id: made.id }, { token: person.token }] as const),
    ),
  );
  expect(mine).toMatchObject({ takenById: null, takenByName: null, intakeChannel: 'phone' });
  expect(mine.timeline.map(({ type, note }) => [type, note])).toEqual([
    ['taken', null],
    ['reply', 'Venez'],
  ]);
  expect(Object.keys(await archiveOf(app, person)).join()).toContain(made.reference);
  expectRefused(
    await join(await aClient(app), made.reference, code ?? ''),
    'INVALID_JOIN_CODE',
    'code',
  );
  expect(await ownerOf(made)).toBe(person.id);
  expectRefused(await giveCode(made.id), 'JOIN_CODE_REFUSED');
  const [given] = await rows<{ actor_id: string; after: object }>(
    `SELECT actor_id, after FROM audit_events WHERE entity_id = $1 AND action = 'contactRequest.code_given'`,
    [made.id],
  );
  expect(given).toEqual({
    ...{ actor_id: secretary.id },
    after: { way: 'counter', identityPaper: 'identity_card' },
  });
});

it('mails about a case go to the account that it joined', async () => {
  const made = await take();
  const person = await aClient(app, { language: 'fr' });
  expectDone(await join(person, made.reference, await codeFor(made.id)));
  expectDone(
    await mutation('replyToContactRequest', { id: made.id, input: { replyMessage: 'Venez' } }),
  );
  await waitUntil('the mail', async () =>
    (await app.mailsTo(person.email)).some(({ text }) => text.includes('Venez')),
  );
});

it('one of three accounts that type one code at once gets the case', async () => {
  const made = await take();
  const code = await codeFor(made.id);
  const people = [await aClient(app), await aClient(app), await aClient(app)];
  const answers = await Promise.all(people.map((person) => join(person, made.reference, code)));
  expect(answers.filter((answer) => answer.code === undefined)).toHaveLength(1);
});

it('a code no longer works after five wrong tries, and after a newer one', async () => {
  const made = await take();
  const first = await codeFor(made.id);
  const second = await codeFor(made.id);
  const person = await aClient(app);
  if (first !== second)
    expectRefused(await join(person, made.reference, first), 'INVALID_JOIN_CODE', 'code');
  for (let tries = 1; tries < JOIN_CODE.attempts; tries += 1)
    expectRefused(await join(person, made.reference, another(second)), 'INVALID_JOIN_CODE', 'code');
  expectRefused(await join(person, made.reference, second), 'INVALID_JOIN_CODE', 'code');
  expect(await ownerOf(made)).toBeNull();
});

it('a code that is too old no longer works', async () => {
  const made = await take();
  const code = await codeFor(made.id);
  await rows('UPDATE request_join_codes SET expires_at = now() WHERE request_id = $1', [made.id]);
  expectRefused(await join(await aClient(app), made.reference, code), 'INVALID_JOIN_CODE', 'code');
});

it('a case that is not there is refused as a wrong code is', async () => {
  const person = await aClient(app);
  for (const reference of ['CR-2026-999999', 'XX-2026-000001'])
    expectRefused(await join(person, reference, '12345678'), 'INVALID_JOIN_CODE', 'code');
});

it.each([
  ['a reference without digits', { reference: 'CR', code: '12345678' }, 'reference'],
  ['a code of letters', { reference: 'CR-2026-000001', code: 'abcdefgh' }, 'code'],
  ['a code of six digits', { reference: 'CR-2026-000001', code: '123456' }, 'code'],
])('%s is refused', async (_, given, field) => {
  const { token } = await aClient(app);
  expectRefused(await mutation('joinRequestByCode', given, token), 'BAD_USER_INPUT', field);
});

it('an account that somebody may still take back adds nothing', async () => {
  const made = await take();
  const code = await codeFor(made.id);
  const person = await aClient(app);
  await rows(
    `INSERT INTO email_changes (id, user_id, old_email, old_verified_at, token_hash, expires_at, profile)
     VALUES (gen_random_uuid(), $1, 'old@example.dz', now(), '\\x01', now() + interval '1 day', '{}')`,
    [person.id],
  );
  expectRefused(await join(person, made.reference, code), 'INVALID_JOIN_CODE', 'code');
});

it('requests with an address or an account get no code', async () => {
  const addressed = await take({ email: 'khadija@example.dz' });
  expect((await personOf(addressed.id)).joinCodeWays).toEqual([]);
  expectRefused(await giveCode(addressed.id), 'JOIN_CODE_REFUSED');
  const client = await aClient(app);
  const own = expectDone(
    await mutation<Case>('submitContactRequest', { input: aContactRequest() }, client.token),
  );
  expectRefused(await giveCode(own.id), 'JOIN_CODE_REFUSED');
});

it('a code is given by those who correct requests alone, and at the counter with an identity paper', async () => {
  const made = await take();
  const lawyer = await aColleague(app, { role: 'lawyer' });
  const client = await aClient(app);
  expectRefused(await giveCode(made.id, {}, lawyer.token), 'FORBIDDEN');
  expectRefused(await giveCode(made.id, {}, client.token), 'FORBIDDEN');
  expectRefused(await giveCode(made.id, {}, ''), 'UNAUTHENTICATED');
  expectRefused(
    await giveCode(made.id, { identityPaper: null }),
    'BAD_USER_INPUT',
    'identityPaper',
  );
  expectRefused(await giveCode(made.id, { way: 'sms' }), 'SMS_UNAVAILABLE');
  const nowhere = '0193d6a0-0000-7000-8000-000000000000';
  expectRefused(await giveCode(nowhere), 'NOT_FOUND');
  expectDone(await giveCode(made.id, {}, admin));
});

describe('while SMS are switched on', () => {
  beforeAll(() => switchSms(true));
  afterAll(() => switchSms(false));

  it('the code is sent to the number of the case, and is not shown', async () => {
    const made = await take();
    expect((await personOf(made.id)).joinCodeWays).toEqual(['counter', 'sms']);
    const sent = expectDone(await giveCode(made.id, { way: 'sms', identityPaper: null }));
    expect(sent).toEqual({ code: null, validFor: JOIN_CODE.minutes.sms * 60 });
    await waitUntil('the SMS', () => Promise.resolve(sink.to(made.number).length === 1));
    const [sms] = sink.to(made.number);
    expect(sms?.text).toContain(made.reference);
    const code = /\b\d{8}\b/.exec(sms?.text ?? '')?.[0] ?? '';
    const person = await aClient(app);
    expectDone(await join(person, made.reference, code));
    expect(await ownerOf(made)).toBe(person.id);
  });

  it('somebody without an address is told by SMS that there is news, and not of what', async () => {
    const made = await take();
    expect(await personOf(made.id)).toMatchObject({ smsTo: made.number });
    expectDone(
      await mutation('replyToContactRequest', { id: made.id, input: { replyMessage: 'Secret' } }),
    );
    await waitUntil('the SMS', () => Promise.resolve(sink.to(made.number).length === 1));
    const [sms] = sink.to(made.number);
    expect(sms?.text).toContain(made.reference);
    expect(sms?.text).not.toContain('Secret');
    const addressed = await take({ email: 'khadija2@example.dz' });
    expect(await personOf(addressed.id)).toMatchObject({ smsTo: null });
  });
});
