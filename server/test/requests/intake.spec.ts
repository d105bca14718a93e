import { DataSource } from 'typeorm';
import { CONSENT_VERSION } from '../../src/contract/consent.js';
import { accountKey } from '../../src/platform/access/counter-keys.js';
import type { Locale } from '../../src/contract/locales.js';
import { aClient, aColleague, aJobRole, type Person } from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { anotherSlot } from '../support/slots.js';
import { type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

interface Row {
  id: string;
  reference: string;
  intakeChannel: string | null;
  takenById: string | null;
  takenByName: string | null;
  mailLanguage: Locale | null;
  consentVersion: string | null;
  consentLanguage: Locale | null;
  consentedAt: string | null;
  timeline: { type: string; public: boolean; actorName: string | null }[];
}

let app: TestApp;
let admin: string;
let secretary: Person & { fullName: string };
let lawyer: Person;
let client: Person;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  secretary = await aColleague(app, { role: 'secretary', fullName: 'نادية بوعلام' });
  lawyer = await aColleague(app, { role: 'lawyer' });
  client = await aClient(app);
});
afterAll(() => app.close());

const CALL = {
  intakeChannel: 'phone',
  mailLanguage: 'fr',
  consentVersion: CONSENT_VERSION,
};
/** What is enough of each kind: who, at which number, and of an appointment when. */
const LEAST = {
  ServiceRequest: () => ({ clientName: 'خديجة مسعودي', clientPhone: '0550 12 34 56' }),
  ContactRequest: () => ({ name: 'خديجة مسعودي', phone: '0550 12 34 56' }),
  Consultation: () => ({
    ...{ clientName: 'خديجة مسعودي', phone: '0550 12 34 56' },
    ...{ channel: 'phone', startsAt: anotherSlot() },
  }),
};
type Kind = keyof typeof LEAST;
const KINDS = Object.keys(LEAST) as Kind[];
const ADDRESS: Record<Kind, string> = {
  ServiceRequest: 'clientEmail',
  ContactRequest: 'email',
  Consultation: 'email',
};
const oneOf = (kind: Kind) => kind[0]!.toLowerCase() + kind.slice(1);
const take = (kind: Kind, over: object = {}, token = secretary.token, idempotencyKey?: string) =>
  callOperation<Row & Record<string, unknown>>(
    app,
    ['mutation', `create${kind}`],
    {
      input: { ...CALL, ...LEAST[kind](), ...over },
      ...(idempotencyKey && { idempotencyKey }),
    },
    { token },
  );
const mutation = <T>(name: string, variables: object, token = secretary.token) =>
  callOperation<T>(app, ['mutation', name], variables, { token });
const query = <T>(name: string, variables: object, token = secretary.token) =>
  callOperation<T>(app, ['query', name], variables, { token });
const listed = async (kind: Kind, filter: object) =>
  expectDone(await query<{ items: Row[] }>(`${oneOf(kind)}s`, { filter })).items.map(
    ({ id }) => id,
  );
/** What the office was mailed about requests: it is told in the dashboard alone. */
const mailedToSecretary = async () =>
  (await app.mailsTo(secretary.email))
    .map(({ subject }) => subject)
    .filter((subject) => /[A-Z]{2}-\d{4}-\d{6}/.test(subject));
const count = async (kind: Kind) => {
  const [row] = await app.app
    .get(DataSource)
    .query<{ count: number }[]>(
      `SELECT count(*)::int FROM ${kind.replace(/(?<=[a-z])[A-Z]/g, '_$&').toLowerCase()}s`,
    );
  return row?.count ?? 0;
};

describe.each(KINDS)('a %s that the office writes down', (kind) => {
  const address = ADDRESS[kind];

  it('a name and a number are enough, and who took it, how, and what was agreed to is kept', async () => {
    const row = expectDone(await take(kind));
    expect(row).toMatchObject({
      ...{ intakeChannel: 'phone', mailLanguage: 'fr' },
      ...{ takenById: secretary.id, takenByName: secretary.fullName },
      ...{ consentVersion: CONSENT_VERSION, consentLanguage: 'fr', [address]: '' },
    });
    expect(Date.parse(row.consentedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(row.timeline).toEqual([
      expect.objectContaining({ type: 'taken', public: true, actorName: secretary.fullName }),
    ]);
    const person = await query<{ mailTo: string | null; account: unknown; language: Locale }>(
      `${oneOf(kind)}Person`,
      { id: row.id },
    );
    expect(expectDone(person)).toMatchObject({ mailTo: null, account: null });
    expect(await mailedToSecretary()).toEqual([]);
  });

  it.each([
    ['ar', 'اتصل بالمكتب', 'صفحة «حسابي»'],
    ['fr', 'appelez le cabinet', 'Mon compte'],
    ['en', 'call the office', 'My account'],
  ] as const)(
    'the mails in %s go to the person alone, and lead to no page that they cannot open',
    async (mailLanguage, howToAnswer, toAccount) => {
      const email = `caller-${kind}-${mailLanguage}@example.dz`.toLowerCase();
      const { id, reference } = expectDone(await take(kind, { [address]: email, mailLanguage }));
      expectDone(await mutation(`replyTo${kind}`, { id, input: { replyMessage: 'Voilà' } }));
      await waitUntil('both mails', async () => (await app.mailsTo(email)).length === 2);
      const [reply, receipt] = await app.mailsTo(email);
      expect(receipt?.text).toContain(reference);
      expect(receipt?.text).toContain(toAccount);
      expect(reply?.text).toContain('Voilà');
      expect(reply?.text).toContain(howToAnswer);
      for (const { text } of [reply!, receipt!]) expect(text).not.toContain('/account/');
      expect(await mailedToSecretary()).toEqual([]);
    },
  );

  it('each key makes one, at once and later, and another content is refused', async () => {
    const before = await count(kind);
    const input = LEAST[kind]();
    const key = `intake-${kind}-1`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => take(kind, input, secretary.token, key)),
    );
    expect(new Set(answers.map((answer) => expectDone(answer).id)).size).toBe(1);
    expect(await count(kind)).toBe(before + 1);
    const other = await take(kind, { ...input, intakeChannel: 'counter' }, secretary.token, key);
    expectRefused(other, 'IDEMPOTENCY_MISMATCH');
  });

  it('a request that the desk wrote down is found by its channel and by who took it, and exports have both', async () => {
    const mine = expectDone(await take(kind, { intakeChannel: 'whatsapp' })).id;
    const theirs = expectDone(await take(kind, { intakeChannel: 'whatsapp' }, admin)).id;
    const byChannel = await listed(kind, { intakeChannel: 'whatsapp' });
    expect(byChannel.sort()).toEqual([mine, theirs].sort());
    const both = await listed(kind, { intakeChannel: 'whatsapp', takenById: secretary.id });
    expect(both).toEqual([mine]);
    const link = expectDone(
      await mutation<{ url: string }>(`create${kind}Export`, {
        ...{ format: 'csv', language: 'fr', filter: { intakeChannel: 'whatsapp' } },
      }),
    );
    const file = await (await fetch(`${app.url}${link.url}`)).text();
    expect(file).toMatch(new RegExp(`WhatsApp.*${secretary.fullName}`));
  });

  it('clients, lawyers and people without an account write none down', async () => {
    expectRefused(await take(kind, {}, client.token), 'FORBIDDEN');
    expectRefused(await take(kind, {}, lawyer.token), 'FORBIDDEN');
    expectRefused(await take(kind, {}, ''), 'UNAUTHENTICATED');
  });

  it.each([
    ['without a name', { clientName: null, name: null }, ['clientName', 'name']],
    ['without a number', { clientPhone: null, phone: null }, ['clientPhone', 'phone']],
    [
      'with words in place of a number',
      { clientPhone: 'demain', phone: 'demain' },
      ['clientPhone', 'phone'],
    ],
    [
      'with no e-mail address',
      { clientEmail: 'khadija', email: 'khadija' },
      ['clientEmail', 'email'],
    ],
    ['without a channel', { intakeChannel: null }, ['intakeChannel']],
    ['with an unknown consent', { consentVersion: '2020-01-01' }, ['consentVersion']],
    ['without consent', { consentVersion: '' }, ['consentVersion']],
  ])('one %s is refused', async (_, given: Record<string, unknown>, fields) => {
    const least: object = { ...CALL, ...LEAST[kind](), [address]: null };
    const over = Object.fromEntries(Object.entries(given).filter(([name]) => name in least));
    const { code, fields: named } = await take(kind, over);
    expect(code).toBe('BAD_USER_INPUT');
    if (!Object.values(over).includes(null))
      expect(fields.some((field) => field in named)).toBe(true);
  });

  it('the address of whoever writes it down is refused', async () => {
    const refused = await take(kind, { [address]: secretary.email });
    expectRefused(refused, 'BAD_USER_INPUT', address);
  });
});

it('a request without a service waits to be placed, and one that is offered at the office alone can be written down', async () => {
  expect(expectDone(await take('ServiceRequest'))).toMatchObject({
    ...{ toBePlaced: true, serviceId: 11, serviceDescription: '' },
  });
  const inPerson = await app.app
    .get(DataSource)
    .query<{ id: number }[]>(`SELECT id FROM services WHERE in_person AND status = 'active'`);
  for (const { id: serviceId } of inPerson)
    expect(expectDone(await take('ServiceRequest', { serviceId }))).toMatchObject({ serviceId });
});

it('one time is never taken by two appointments that are written down', async () => {
  const startsAt = anotherSlot();
  const answers = await Promise.all([
    take('Consultation', { startsAt }),
    take('Consultation', { startsAt }, admin),
  ]);
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect(answers.find(({ code }) => code)?.code).toBe('SLOT_TAKEN');
  const busy = await callOperation<Row>(
    app,
    ['mutation', 'submitConsultation'],
    {
      input: {
        ...{ clientName: 'Amina', email: client.email, phone: '0550 00 00 00', channel: 'phone' },
        ...{ startsAt, title: 'Divorce', description: 'Divorce' },
      },
    },
    { token: client.token },
  );
  expectRefused(busy, 'SLOT_TAKEN', 'startsAt');
});

it('a colleague who writes by the public form sees the message among their own, and cannot answer it', async () => {
  const row = expectDone(
    await mutation<Row>('submitContactRequest', {
      input: { name: 'Nadia', email: secretary.email, message: 'Bonjour' },
    }),
  );
  expect(row.intakeChannel).toBeNull();
  const mine = expectDone(await query<{ items: { id: string }[] }>('myContactRequests', {}));
  expect(mine.items.map(({ id }) => id)).toEqual([row.id]);
  const reply: Answer<unknown> = await mutation('replyToContactRequest', {
    ...{ id: row.id, input: { replyMessage: 'Oui' } },
  });
  expectRefused(reply, 'OWN_REQUEST');
});

it('a request that is written down counts by the desk, which does more in an hour than a person sends', async () => {
  const { id, token } = await aColleague(app, { role: 'secretary' });
  expectDone(await take('ContactRequest', {}, token));
  const counters = await app.app
    .get(DataSource)
    .query<{ name: string }[]>(
      `SELECT split_part(key, ':', 1) AS name FROM rate_limits WHERE key LIKE '%:' || $1 ORDER BY 1`,
      [accountKey(id)],
    );
  expect(counters.map(({ name }) => name).filter((name) => name.startsWith('submit'))).toEqual([
    'submit-contactRequest-desk',
    'submit-contactRequest-desk-minute',
  ]);
});

it('the record of changes says who wrote a request down', async () => {
  const { id } = expectDone(await take('ServiceRequest'));
  const rows = await app.app
    .get(DataSource)
    .query<object[]>('SELECT action, actor_id FROM audit_events WHERE entity_id = $1', [id]);
  expect(rows).toEqual([{ action: 'serviceRequest.taken', actor_id: secretary.id }]);
});

describe('an application that the office writes down', () => {
  let roleId: string;
  const LEAST_OF_ALL = { fullName: 'سليم حداد', phoneNumber: '0661 22 33 44' };
  const takeOne = (
    over: object = {},
    token = secretary.token,
    key?: string,
    files = { 'input.cv': aCv() },
  ) =>
    callOperation<Row & Record<string, unknown>>(
      app,
      ['mutation', 'createApplication'],
      {
        input: { ...CALL, ...LEAST_OF_ALL, roleId, ...over },
        ...(key && { idempotencyKey: key }),
      },
      { token, files },
    );

  beforeAll(async () => {
    roleId = (await app.rest<{ id: string }>('POST', '/roles', { token: admin, body: aJobRole() }))
      .data.id;
  });

  it('a name, a number, a job and a CV are enough, and it belongs to nobody', async () => {
    const before = await mailedToSecretary();
    const row = expectDone(await takeOne({ intakeChannel: 'counter' }));
    expect(row).toMatchObject({
      ...{ intakeChannel: 'counter', mailLanguage: 'fr', email: '', motivation: '' },
      ...{ takenById: secretary.id, repeatOfId: null, cvName: aCv().name },
    });
    expect(row.timeline.map(({ type }) => type)).toEqual(['taken']);
    const found = await query<object[]>('searchRecords', { search: row.reference, language: 'en' });
    expect(expectDone(found)).toEqual([
      expect.objectContaining({ subject: expect.any(String) as string, status: 'Pending' }),
    ]);
    // another one without an address is of somebody else
    expect(expectDone(await takeOne())['repeatOfId']).toBeNull();
    expect(await mailedToSecretary()).toEqual(before);
  });

  it('the receipt goes to the person in their language, and a repeat is named to the office', async () => {
    const email = 'applicant-by-phone@example.dz';
    const first = expectDone(await takeOne({ email }));
    await waitUntil('the receipt', async () => (await app.mailsTo(email)).length === 1);
    const [receipt] = await app.mailsTo(email);
    expect(receipt?.text).toContain(first.reference);
    expect(receipt?.text).toContain('Mon compte');
    expect(receipt?.text).not.toContain('/account/');
    expect(expectDone(await takeOne({ email }))['repeatOfId']).toBe(first.id);
  });

  it('the same key makes one, and what is no document is refused', async () => {
    const [one, other] = await Promise.all([
      takeOne({}, secretary.token, 'application-key-1'),
      takeOne({}, secretary.token, 'application-key-1'),
    ]);
    expect(expectDone(one).id).toBe(expectDone(other).id);
    const picture = aCv('not a document', 'cv.pdf');
    expectRefused(
      await takeOne({}, secretary.token, undefined, { 'input.cv': picture }),
      'UNSUPPORTED_MEDIA_TYPE',
      'cv',
    );
  });

  it('lawyers and clients write none down', async () => {
    for (const { token } of [lawyer, client]) expectRefused(await takeOne({}, token), 'FORBIDDEN');
    expectRefused(await takeOne({}, ''), 'UNAUTHENTICATED');
  });
});
