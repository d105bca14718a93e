import { type AddressInfo, createServer, type Socket } from 'node:net';
import { DataSource } from 'typeorm';
import { waitingFor } from '../../src/contract/answer-due.js';
import { RequestEscalations } from '../../src/requests/desk/request-escalations.js';
import { HolidayCalendar } from '../../src/requests/desk/holiday-calendar.js';
import { Settings } from '../../src/platform/settings/settings.js';
import { ConsultationReminders } from '../../src/modules/consultations/consultation-reminders.js';
import {
  aClient,
  aConsultation,
  aContactRequest,
  aRegistration,
  aServiceRequest,
  type Person,
} from '../support/builders.js';
import { anOpenDay, anotherSlot } from '../support/slots.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { ADMIN, type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

type Group = Record<string, unknown> & { version: number };
type SettingsView = Record<string, Group>;

let app: TestApp;
let token: string;

beforeAll(async () => {
  // The test sets the address of each caller with the header of a proxy.
  app = await TestApp.start(__filename, { TRUST_PROXY: 'loopback' });
  token = await app.adminToken();
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[]) => app.app.get(DataSource).query(text, values);

const TRANSPORTS = [
  {
    name: 'GraphQL',
    read: () => callOperation<SettingsView>(app, ['query', 'settings'], {}, { token }),
    save: (input: object) =>
      callOperation<SettingsView>(app, ['mutation', 'updateSettings'], { input }, { token }),
  },
  {
    name: 'REST',
    read: () => app.rest<SettingsView>('GET', '/settings', { token }),
    save: (input: object) => app.rest<SettingsView>('PUT', '/settings', { token, body: input }),
  },
];
const [graphql] = TRANSPORTS;
const save = async (input: object) => expectDone(await graphql!.save(input));

describe.each(TRANSPORTS)('settings over $name', ({ read, save: saveHere }) => {
  it('a change is kept, raises the version of its group and leaves the others alone', async () => {
    const before = expectDone(await read());
    const changed = { sessionTimeout: 45, version: before['security']!.version };
    const after = expectDone(await saveHere({ security: changed }));
    expect(after['security']).toMatchObject({
      sessionTimeout: 45,
      maxLoginAttempts: 5,
      version: changed.version + 1,
    });
    expect(after['general']).toEqual(before['general']);
    expect(expectDone(await read())).toEqual(after);
    expectDone(await saveHere({ security: { sessionTimeout: null } }));
    expect(expectDone(await read())['security']).toMatchObject({ sessionTimeout: 30 });
  });

  it('a change that is based on an old version is refused, and nothing of it is kept', async () => {
    const { version } = expectDone(await read())['general']!;
    const renamed = { siteNameFr: `Cabinet ${version}`, version };
    expectDone(await saveHere({ general: renamed }));
    const stale = { general: { ...renamed, siteNameFr: 'Autre' }, security: { sessionTimeout: 5 } };
    expectRefused(await saveHere(stale), 'STALE_WRITE');
    const now = expectDone(await read());
    expect(now['general']!['siteNameFr']).toBe(renamed.siteNameFr);
    expect(now['security']!['sessionTimeout']).toBe(30);
    await save({ general: { siteNameFr: null } });
  });

  it('all bad fields are named at once', async () => {
    const input = {
      general: { siteNameAr: 'م', siteNameEn: 'x'.repeat(81) },
      security: { sessionTimeout: 0, maxLoginAttempts: 2, minPasswordLength: 5 },
    };
    expectRefused(
      await saveHere(input),
      'BAD_USER_INPUT',
      'general.siteNameAr',
      'general.siteNameEn',
      'security.sessionTimeout',
      'security.maxLoginAttempts',
      'security.minPasswordLength',
    );
  });
});

it('settings refuse a field of the wrong type, an unknown field and an unknown group', async () => {
  const put = (body: object) => app.rest('PUT', '/settings', { token, body });
  const wrong = await put({ security: { sessionTimeout: 'long', requireEmailVerification: 1 } });
  const fields = ['security.requireEmailVerification', 'security.sessionTimeout'];
  expectRefused(wrong, 'BAD_USER_INPUT', ...fields);
  expectRefused(await put({ security: { nonsense: 1 } }), 'BAD_USER_INPUT', 'security.nonsense');
  expectRefused(await put({ nonsense: {} }), 'BAD_USER_INPUT', 'nonsense');
  expectRefused(await put({ security: 7 }), 'BAD_USER_INPUT', 'security');
});

it('each change is in the record of changes, with the values before and after', async () => {
  await save({ security: { maxLoginAttempts: 9 } });
  await save({ security: { maxLoginAttempts: null } });
  const { items } = expectDone(
    await callOperation<{ items: object[] }>(
      app,
      ['query', 'auditEvents'],
      { filter: { entity: 'settings', entityId: 'security' }, limit: 2 },
      { token },
    ),
  );
  expect(items).toMatchObject([
    { changes: [{ field: 'maxLoginAttempts', before: 9, after: 5 }] },
    { changes: [{ field: 'maxLoginAttempts', before: 5, after: 9 }] },
  ]);
});

describe('the name of the firm', () => {
  const name = { siteNameFr: 'Cabinet El‑Adala', siteShortNameFr: 'El‑Adala' };
  afterEach(() => save({ general: { siteNameFr: null, siteShortNameFr: null } }));

  it('the name of the firm is public at once, over both transports', async () => {
    const read = async () => [
      (await callOperation<object>(app, ['query', 'site'], { language: 'fr' })).data,
      (await app.rest<object>('GET', '//public/site?language=fr')).data,
    ];
    const before = { name: 'Mizan Services juridiques', shortName: 'Mizan' };
    expect(await read()).toMatchObject([before, before]);
    await save({ general: name });
    const after = { name: name.siteNameFr, shortName: name.siteShortNameFr };
    expect(await read()).toMatchObject([after, after]);
  });

  it('the name of the firm is in subject, sign-off and footer of mails', async () => {
    await save({ general: name });
    const { email } = await aClient(app, { language: 'fr' }, { verified: false });
    const [mail] = await app.mailsTo(email);
    expect(mail!.subject).toContain(name.siteShortNameFr);
    expect(mail!.text).toContain(`L’équipe ${name.siteShortNameFr}`);
    expect(mail!.html).toContain(name.siteNameFr);
    expect(mail!.subject + mail!.text + mail!.html).not.toContain('Mizan');
  });
});

describe('how to reach the firm', () => {
  interface Entries {
    phones: { key: string; value: string }[];
    emails: { key: string; value: string }[];
    addresses: { key: string; value: string }[];
  }
  const publicEntries = async (language: string) => {
    const path = `//public/contact-info?language=${language}`;
    const { phones, emails, addresses } = expectDone(await app.rest<Entries>('GET', path));
    return [
      addresses.find(({ key }) => key === 'main_address')?.value,
      phones.find(({ key }) => key === 'main_phone')?.value,
      emails.find(({ key }) => key === 'main_email')?.value,
    ];
  };
  const read = async () => expectDone(await graphql!.read())['general']!;
  const phone = (value: string) => {
    const entry = '/contact-info/admin/type/phone/key/main_phone';
    return app.rest('PUT', entry, { token, body: { value } });
  };
  const reach = {
    contactPhone: '0550 11 22 33',
    contactEmail: 'bureau@el-adala.example',
    addressAr: 'وهران، 5 شارع ديدوش',
    addressFr: '5, rue Didouche, Oran',
  };

  it('the settings and the main contact information are the same', async () => {
    const { version } = await read();
    const contactEmail = 'Bureau@El-Adala.example';
    const saved = (await save({ general: { ...reach, contactEmail, version } }))['general']!;
    expect(saved).toMatchObject(reach);
    const now = [reach.addressFr, reach.contactPhone, reach.contactEmail];
    expect(await publicEntries('fr')).toEqual(now);
    const { email } = await aClient(app, { language: 'fr' }, { verified: false });
    const [mail] = await app.mailsTo(email);
    for (const text of now) expect(mail!.text).toContain(text);
    expectDone(await phone('0550 99 88 77'));
    expect(await read()).toMatchObject({ contactPhone: '0550 99 88 77' });
    const stale = { contactPhone: '0550 00 00 00', version: saved.version };
    expectRefused(await graphql!.save({ general: stale }), 'STALE_WRITE');
    expect(await read()).toMatchObject({ contactPhone: '0550 99 88 77' });
  });

  it('removed contact details are hidden, and shown again once they are set', async () => {
    await save({ general: { ...reach, contactPhone: null } });
    const { addressAr: address, contactEmail: email } = reach;
    expect(await publicEntries('ar')).toEqual([address, undefined, email]);
    await save({ general: { contactPhone: reach.contactPhone } });
    expect(await publicEntries('ar')).toEqual([address, reach.contactPhone, email]);
  });

  it('a bad phone number, a bad e-mail address and a translation alone are refused', async () => {
    const bad = { contactEmail: 'nobody', contactPhone: 'call us' };
    const fields = Object.keys(bad).map((name) => `general.${name}`);
    expectRefused(await graphql!.save({ general: bad }), 'BAD_USER_INPUT', ...fields);
    const alone = { general: { addressAr: null } };
    expectRefused(await graphql!.save(alone), 'BAD_USER_INPUT', 'general.addressAr');
  });
});

describe('mail settings', () => {
  const password = 'smtp-secret-42';
  const RESET = {
    ...{ emailService: null, smtpHost: null, smtpPort: null, smtpUser: null },
    ...{ smtpPassword: null, mailFrom: null },
  };
  const testMail = (input?: object) =>
    callOperation<{ ok: boolean; answer: string }>(
      app,
      ['mutation', 'testMail'],
      input ? { input } : {},
      { token },
    );
  afterEach(() => save({ integrations: RESET, security: { requireEmailVerification: null } }));

  it('a secret is never answered nor recorded, and is encrypted in the database', async () => {
    const answer = await graphql!.save({ integrations: { smtpPassword: password } });
    expect(expectDone(answer)['integrations']).toMatchObject({ smtpPassword: true });
    const kept = await app.app
      .get(DataSource)
      .query<object[]>(`SELECT values, (SELECT json_agg(a) FROM audit_events a) FROM settings`);
    expect(JSON.stringify([answer.body, kept])).not.toContain(password);
    expect((await app.app.get(Settings).all()).smtpPassword).toBe(password);
    const removed = await save({ integrations: { smtpPassword: null } });
    expect(removed['integrations']).toMatchObject({ smtpPassword: false });
  });

  describe('the stored password', () => {
    const server = { smtpHost: 'smtp.example.dz', smtpPort: 587, smtpUser: 'office' };
    const others = [
      { smtpHost: '127.0.0.1' },
      { smtpPort: 25 },
      { smtpUser: 'somebody' },
      { smtpUser: null },
    ];
    beforeEach(() => save({ integrations: { ...server, smtpPassword: password } }));

    it.each(others)('the stored mail password is not sent to another server: %j', async (other) => {
      expectRefused(await testMail(other), 'BAD_USER_INPUT', 'smtpPassword');
      const field = 'integrations.smtpPassword';
      for (const api of TRANSPORTS)
        expectRefused(await api.save({ integrations: other }), 'BAD_USER_INPUT', field);
      expect(await app.app.get(Settings).all()).toMatchObject({
        ...server,
        smtpPassword: password,
      });
    });

    it('the stored mail password is replaced or removed with its server, and not used without one', async () => {
      await save({ integrations: { smtpHost: 'other.example.dz', smtpPassword: 'another-one' } });
      await save({ integrations: { smtpHost: null, smtpPort: null } });
      const back = await graphql!.save({ integrations: { smtpHost: 'smtp.example.dz' } });
      expectRefused(back, 'BAD_USER_INPUT', 'integrations.smtpPassword');
      await save({ integrations: { smtpHost: 'smtp.example.dz', smtpPassword: null } });
      await save({ integrations: { smtpHost: 'third.example.dz' } });
    });

    it('the stored mail password stays when the same server or something else is saved', async () => {
      await save({ integrations: { ...server, mailFrom: 'office@example.dz' } });
      expect(await app.app.get(Settings).all()).toMatchObject({ smtpPassword: password });
    });
  });

  it('a password is sent in clear to this machine only', async () => {
    const sink = await SmtpSink.start();
    const login = { smtpPort: sink.port, smtpUser: 'office', smtpPassword: password };
    const local = expectDone(await testMail({ smtpHost: '127.0.0.1', ...login }));
    // the same sink, by an address that does not say so
    const elsewhere = expectDone(await testMail({ smtpHost: '0.0.0.0', ...login }));
    await sink.close();
    expect([local.ok, elsewhere.ok]).toEqual([true, false]);
    expect(sink.passwords).toEqual([password]);
  });

  it('mails leave by the server that is set, from the address that is set', async () => {
    const sink = await SmtpSink.start();
    const mailFrom = 'office@el-adala.example';
    await save({ integrations: { smtpHost: '127.0.0.1', smtpPort: sink.port, mailFrom } });
    const { email } = await aClient(app, {}, { verified: false });
    const mail = await waitUntil('the mail', () => sink.accepted[0]);
    expect(sink.recipients[0]).toEqual([email]);
    expect(mail.from).toMatchObject({ address: mailFrom });
    await sink.close();
  });

  it.each([
    { says: 'SSH-2.0-OpenSSH_9.6', told: false },
    { says: '-ERR internal state 7f3a', told: false },
    { says: '+OK POP3 ready', told: false },
    { says: '* OK IMAP4rev1 ready', told: false },
    { says: 'HTTP/1.1 400 Bad Request', told: false },
    { says: '2200 secret', told: false },
    { says: '554 no mail for you', told: true },
    { says: '421-busy', told: true },
  ])(
    'a test repeats what answers "$says" only if it is a mail server: $told',
    async ({ says, told }) => {
      const sockets: Socket[] = [];
      const service = createServer((socket) => {
        sockets.push(socket.on('error', () => undefined));
        socket.end(`${says}\r\n`);
      });
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
      const { port } = service.address() as AddressInfo;
      const { ok, answer } = expectDone(await testMail({ smtpHost: '127.0.0.1', smtpPort: port }));
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => service.close(resolve));
      expect(ok).toBe(false);
      expect(answer).not.toBe('');
      if (!told) expect(answer).not.toContain(says.slice(0, 6));
    },
  );

  it('a test sends a mail by what is typed and answers the words of the server', async () => {
    const sink = await SmtpSink.start({
      onRecipient: (_, attempt) =>
        attempt > 1 ? { code: 550, message: 'No relay for strangers' } : undefined,
    });
    const typed = { smtpHost: '127.0.0.1', smtpPort: sink.port };
    expect(expectDone(await testMail(typed))).toMatchObject({ ok: true });
    expect(sink.recipients).toEqual([[ADMIN.email]]);
    const refused = expectDone(await testMail(typed));
    expect(refused).toMatchObject({ ok: false });
    expect(refused.answer).toContain('No relay for strangers');
    await sink.close();
    expect(expectDone(await testMail(typed))).toMatchObject({ ok: false });
    expect(expectDone(await testMail())).toEqual({ ok: false, answer: '' });
  });

  it('mails wait while they are switched off, which required verification forbids', async () => {
    const off = { emailService: 'disabled' };
    const refused = await graphql!.save({ integrations: off });
    expectRefused(refused, 'BAD_USER_INPUT', 'integrations.emailService');
    await save({ integrations: off, security: { requireEmailVerification: false } });
    const required = await graphql!.save({ security: { requireEmailVerification: true } });
    expectRefused(required, 'BAD_USER_INPUT', 'security.requireEmailVerification');
    const { email } = await aClient(app, {}, { verified: false });
    const mail = await waitUntil('the first try', async () => {
      const [row] = await app.app
        .get(DataSource)
        .query<{ status: string; error: string | null }[]>(
          `SELECT status, last_error AS error FROM mails WHERE to_address = $1`,
          [email],
        );
      return row?.error ? row : undefined;
    });
    expect(mail).toEqual({ status: 'queued', error: 'Mails are switched off' });
  });
});

describe('what security settings do', () => {
  const signIn = (email: string, password: string, address: string) =>
    app.rest('POST', '/auth/login', {
      body: { email, password },
      headers: { 'X-Forwarded-For': address },
    });

  it('a session is locked after the set time, on another process too', async () => {
    // a session that was used just now, so that no later mark of its use undoes what is set below
    token = await app.adminToken();
    const beside = await app.beside();
    const idle = async (on: TestApp) =>
      (await on.rest<{ idleSeconds: number }>('GET', '/auth/session', { token })).data.idleSeconds;
    expect(await idle(beside)).toBe(30 * 60);
    await save({ security: { sessionTimeout: 2 } });
    expect(await idle(app)).toBe(2 * 60);
    await waitUntil('the other process', async () => (await idle(beside)) === 2 * 60);
    await app.app
      .get(DataSource)
      .query(`UPDATE sessions SET last_used_at = now() - interval '3 minutes'`);
    for (const one of [app, beside])
      expectRefused(await one.rest('GET', '/users', { token }), 'SESSION_LOCKED');
    token = await app.adminToken();
    await save({ security: { sessionTimeout: null } });
    await beside.close();
  });

  it('the set number of wrong passwords locks an account, and says for how many minutes', async () => {
    const { email, password } = await aClient(app);
    await save({ security: { maxLoginAttempts: 3 } });
    for (let tries = 0; tries < 3; tries += 1)
      expectRefused(await signIn(email, 'wrong', '10.1.0.1'), 'LOGIN_FAILED');
    const locked = await signIn(email, password, '10.1.0.1');
    expectRefused(locked, 'ACCOUNT_LOCKED');
    expect(locked.message).toContain('15');
    // raising the number does not end a lock
    await save({ security: { maxLoginAttempts: 20 } });
    expectRefused(await signIn(email, password, '10.1.0.1'), 'ACCOUNT_LOCKED');
    await save({ security: { maxLoginAttempts: null } });
  });

  it('without required verification an unverified client sends a request', async () => {
    const person = await aClient(app, {}, { verified: false });
    const send = () =>
      app.rest('POST', '/service-requests', { token: person.token, body: aServiceRequest() });
    expectRefused(await send(), 'EMAIL_NOT_VERIFIED');
    await save({ security: { requireEmailVerification: false } });
    expectDone(await send());
    await save({ security: { requireEmailVerification: null } });
    expectRefused(await send(), 'EMAIL_NOT_VERIFIED');
  });

  it('a password that is shorter than set is refused wherever one is chosen', async () => {
    const person = await aClient(app);
    await save({ security: { minPasswordLength: 12 } });
    const short = 'kasbah-elv';
    const refusals: [string, Answer<unknown>][] = [
      [
        'password',
        await app.rest('POST', '/auth/register', { body: aRegistration({ password: short }) }),
      ],
      [
        'password',
        await app.rest('POST', '/users', {
          token,
          body: { ...aRegistration({ password: short }), role: 'client' },
        }),
      ],
      [
        'newPassword',
        await app.rest('PUT', '/auth/change-password', {
          token: person.token,
          body: { currentPassword: person.password, newPassword: short },
        }),
      ],
    ];
    for (const [field, answer] of refusals) {
      expectRefused(answer, 'BAD_USER_INPUT', field);
      expect(answer.fields[field]).toContain('12');
    }
    await save({ security: { minPasswordLength: null } });
  });
});

describe('what notification settings do', () => {
  const toldOf = async (category: string) =>
    expectDone(
      await app.rest<{ notifications: { entityId: string }[] }>(
        'GET',
        `/notifications?limit=100&category=${category}`,
        { token },
      ),
    ).notifications.map(({ entityId }) => entityId);
  const preferences = (byMail: boolean) =>
    callOperation<{ category: string; canMail: boolean }[]>(
      app,
      ['mutation', 'updateNotificationPreferences'],
      { input: { preferences: [{ category: 'contact', inApp: true, byMail }] } },
      { token },
    );
  const send = async (path: string, body: object) => {
    const { token: client } = await aClient(app);
    return expectDone(await app.rest<{ id: string }>('POST', path, { token: client, body })).id;
  };

  it.each([
    {
      setting: 'newUserNotification',
      category: 'users',
      cause: async () => (await aClient(app)).id,
    },
    {
      setting: 'newConsultationNotification',
      category: 'consultations',
      cause: () => send('/consultations', aConsultation({ startsAt: anotherSlot() })),
    },
    {
      setting: 'newContactNotification',
      category: 'contact',
      cause: () => send('/contact-requests', aContactRequest()),
    },
  ])('$setting decides whether the office is told', async ({ setting, category, cause }) => {
    await save({ notifications: { [setting]: false } });
    const untold = await cause();
    await save({ notifications: { [setting]: null } });
    const told = await cause();
    expect(await toldOf(category)).toContain(told);
    expect(await toldOf(category)).not.toContain(untold);
  });

  it('without notifications by mail nobody of the office gets one, and clients get their mails', async () => {
    expectDone(await preferences(true));
    const notices = async () =>
      (await app.mailsTo(ADMIN.email)).filter(({ text }) => text.includes('/dashboard/contact'));
    await save({ notifications: { emailNotifications: false } });
    expect(expectDone(await preferences(true)).filter(({ canMail }) => canMail)).toEqual([]);
    const client = await aClient(app);
    const sent = await app.rest('POST', '/contact-requests', {
      token: client.token,
      body: aContactRequest(),
    });
    expectDone(sent);
    expect(await app.mailsTo(client.email)).not.toEqual([]);
    expect(await notices()).toEqual([]);
    await save({ notifications: { emailNotifications: null } });
    await send('/contact-requests', aContactRequest());
    expect(await notices()).toHaveLength(1);
    expectDone(await preferences(false));
  });

  it('an answer is told of as due after the set hours', async () => {
    const id = await send('/service-requests', aServiceRequest());
    const since = waitingFor(6, new Date(), await app.app.get(HolidayCalendar).holidays());
    await sql('UPDATE service_requests SET unanswered_since = $1 WHERE id = $2', [since, id]);
    await app.app.get(RequestEscalations).run();
    expect(await toldOf('deadlines')).not.toContain(id);
    await save({ notifications: { answerReminderHours: 5 } });
    await app.app.get(RequestEscalations).run();
    expect(await toldOf('deadlines')).toContain(id);
    await save({ notifications: { answerReminderHours: null } });
  });
});

describe('what booking settings do', () => {
  let client: Person;
  beforeAll(async () => (client = await aClient(app, { language: 'en' })));
  afterEach(() =>
    save({
      booking: {
        ...{ slotMinutes: null, bookingNoticeHours: null, bookingHorizonDays: null },
        ...{ cancelNoticeHours: null, earlyReminderHours: null, lateReminderHours: null },
      },
    }),
  );
  const slotsOn = async (day: string) =>
    expectDone(
      await callOperation<{ startsAt: string }[]>(
        app,
        ['query', 'consultationSlots'],
        { from: day, to: day },
        { token: client.token },
      ),
    ).map(({ startsAt }) => startsAt.slice(11, 16));
  const book = (startsAt: string) =>
    app.rest<{ id: string; startsAt: string; endsAt: string }>('POST', '/consultations', {
      token: client.token,
      body: aConsultation({ startsAt }),
    });
  const cancel = (id: string) =>
    app.rest('POST', `/consultations/${id}/cancel`, { token: client.token, body: {} });

  it('values that would leave nothing to book, or reminders in the wrong order, are refused', async () => {
    const booking = {
      ...{ slotMinutes: 5, bookingNoticeHours: 169, bookingHorizonDays: 7 },
      ...{ cancelNoticeHours: -1, earlyReminderHours: 2, lateReminderHours: 12 },
    };
    const fields = Object.keys(booking).map((name) => `booking.${name}`);
    expectRefused(await graphql!.save({ booking }), 'BAD_USER_INPUT', ...fields);
  });

  it('slots have the set length', async () => {
    const day = anOpenDay(5);
    await save({ booking: { slotMinutes: 90 } });
    expect(await slotsOn(day)).toEqual(['08:00', '09:30', '12:00', '13:30']);
    expectRefused(await book(`${day}T09:00:00Z`), 'BAD_USER_INPUT', 'startsAt');
    const { startsAt, endsAt } = expectDone(await book(`${day}T09:30:00Z`));
    expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(90 * 60_000);
    // a booked consultation keeps its time, whatever the length is afterwards
    await save({ booking: { slotMinutes: 30 } });
    expect(await slotsOn(day)).toHaveLength(14 - 3);
  });

  it('slots are booked within the set notice and horizon', async () => {
    const [near, far] = [anOpenDay(1), anOpenDay(20)];
    await save({ booking: { bookingNoticeHours: 168, bookingHorizonDays: 14 } });
    expect([await slotsOn(near), await slotsOn(far)]).toEqual([[], []]);
    const tooSoon = await book(`${near}T15:00:00Z`);
    expect(tooSoon.fields['startsAt']).toContain('168');
    const tooFar = await book(`${far}T15:00:00Z`);
    expect(tooFar.fields['startsAt']).toContain('14');
    await save({ booking: { bookingNoticeHours: null, bookingHorizonDays: 60 } });
    for (const day of [near, far]) expectDone(await book(`${day}T15:00:00Z`));
  });

  it('a client cancels until the set hours before the beginning', async () => {
    const { id } = expectDone(await book(`${anOpenDay(0)}T13:00:00Z`));
    await save({ booking: { cancelNoticeHours: 168 } });
    const late = await cancel(id);
    expectRefused(late, 'CANCEL_TOO_LATE');
    expect(late.message).toContain('168');
    await save({ booking: { cancelNoticeHours: 48 } });
    expectDone(await cancel(id));
  });

  it('clients are reminded the set hours before, and not again when the hours change', async () => {
    const { id } = expectDone(await book(`${anOpenDay(6)}T13:00:00Z`));
    await sql(
      `UPDATE consultations SET created_at = now() - interval '9 days',
         starts_at = now() + interval '40 hours', ends_at = now() + interval '41 hours' WHERE id = $1`,
      [id],
    );
    const reminders = async () => {
      await app.app.get(ConsultationReminders).run();
      const mails = await app.mailsTo(client.email);
      return mails.filter(({ subject, text }) => /Reminder/.test(subject) && text.includes(id));
    };
    expect(await reminders()).toEqual([]);
    await save({ booking: { earlyReminderHours: 48 } });
    expect(await reminders()).toHaveLength(1);
    await save({ booking: { earlyReminderHours: 60 } });
    expect(await reminders()).toHaveLength(1);
  });
});
