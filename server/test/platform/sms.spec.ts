import { DataSource } from 'typeorm';
import { LOCALES } from '../../src/contract/locales.js';
import { SMS_MAX_UNITS } from '../../src/contract/sms.js';
import { ConsultationReminders } from '../../src/modules/consultations/consultation-reminders.js';
import {
  aClient,
  aColleague,
  aConsultation,
  aServiceRequest,
  type Person,
} from '../support/builders.js';
import { anotherSlot } from '../support/slots.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { SmsSink } from '../support/sms-sink.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const TWILIO = {
  smsService: 'twilio',
  smsSender: '+213700000001',
  twilioAccountSid: `AC${'a1'.repeat(16)}`,
  twilioAuthToken: 'twilio-secret-1',
};
const VONAGE = {
  smsService: 'nexmo',
  smsSender: 'Mizan',
  vonageApiKey: 'key-1',
  vonageApiSecret: 'vonage-secret-1',
};
const OFF = {
  ...{ smsService: null, smsSender: null, twilioAccountSid: null, twilioAuthToken: null },
  ...{ vonageApiKey: null, vonageApiSecret: null },
};

let app: TestApp;
let admin: string;
let sink: SmsSink;
let people = 0;

beforeAll(async () => {
  sink = await SmsSink.start();
  const urls = { TWILIO_URL: sink.url, VONAGE_URL: sink.url };
  app = await TestApp.start(__filename, { ...urls, SMS_RETRY_SECONDS: '1' });
  admin = await app.adminToken();
});
afterEach(async () => {
  await save({ security: { requirePhoneVerification: null } });
  await save({ integrations: OFF, notifications: { smsNotifications: null } });
  sink.refusals.length = 0;
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const rows = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const trySave = (input: object) =>
  callOperation<Record<string, object>>(
    app,
    ['mutation', 'updateSettings'],
    { input },
    {
      token: admin,
    },
  );
const save = async (input: object) => expectDone(await trySave(input));
const mutate = <T>(name: string, variables: object, token = admin) =>
  callOperation<T>(app, ['mutation', name], variables, { token });

/** A client with a phone number of their own, as it is typed and as SMS go there. */
async function aReachableClient(over: object = {}) {
  people += 1;
  const last = String(people).padStart(6, '0');
  const client = await aClient(app, { phoneNumber: `0555 ${last}`, ...over });
  return { ...client, number: `+213555${last}` };
}
const smsTo = (number: string) => waitUntil(`an SMS to ${number}`, () => sink.to(number)[0]);
const submit = async ({ token }: Person) => {
  const body = aServiceRequest();
  return expectDone(
    await app.rest<{ id: string; reference: string }>('POST', '/service-requests', { token, body }),
  );
};
const setStatus = async (id: string, status: string) =>
  expectDone(
    await app.rest('PATCH', `/service-requests/${id}/status`, { token: admin, body: { status } }),
  );
const queued = () => rows<{ text: string }>('SELECT text FROM sms_messages');

describe('settings of SMS', () => {
  interface Tested {
    ok: boolean;
    problem: string | null;
    answer: string;
  }
  const test = async (input?: object, phoneNumber = '0555 12 34 56') =>
    expectDone(await mutate<Tested>('testSms', { phoneNumber, ...(input && { input }) }));

  it('keys are never answered nor recorded, and are encrypted in the database', async () => {
    const saved = await save({ integrations: { ...TWILIO, ...VONAGE } });
    expect(saved['integrations']).toMatchObject({ twilioAuthToken: true, vonageApiSecret: true });
    const kept = await rows(
      `SELECT values, (SELECT json_agg(a) FROM audit_events a) FROM settings`,
    );
    for (const secret of [TWILIO.twilioAuthToken, VONAGE.vonageApiSecret])
      expect(JSON.stringify([saved, kept])).not.toContain(secret);
  });

  it.each([
    ['twilio', TWILIO, { account: `${TWILIO.twilioAccountSid}:${TWILIO.twilioAuthToken}` }],
    ['nexmo', VONAGE, { account: 'key-1:vonage-secret-1', type: 'unicode' }],
  ])('a test sends an SMS by %s with what is typed', async (_, typed, sent) => {
    expect(await test(typed)).toMatchObject({ ok: true, problem: null });
    expect(sink.taken.at(-1)).toMatchObject({
      ...sent,
      from: typed.smsSender,
      to: '+213555123456',
    });
  });

  it.each([
    [
      'a wrong key',
      TWILIO,
      { status: 401, body: { code: 20003, message: 'Authenticate' } },
      'credentials',
    ],
    [
      'a number that is none',
      TWILIO,
      { status: 400, body: { code: 21211, message: 'Invalid To +213555123456' } },
      'number',
    ],
    [
      'a foreign sender',
      TWILIO,
      { status: 400, body: { code: 21606, message: 'From is not yours' } },
      'sender',
    ],
    [
      'a country that is not enabled',
      TWILIO,
      { status: 400, body: { code: 21408, message: 'No permission' } },
      'not_allowed',
    ],
    ['an outage', TWILIO, { status: 503, body: {} }, 'refused'],
    [
      'a wrong secret',
      VONAGE,
      { body: { messages: [{ status: '4', 'error-text': 'Bad Credentials' }] } },
      'credentials',
    ],
    [
      'an empty account',
      VONAGE,
      { body: { messages: [{ status: '9', 'error-text': 'No credit' }] } },
      'credit',
    ],
    [
      'a second part that is refused',
      VONAGE,
      { body: { messages: [{ status: '0' }, { status: '1' }] } },
      'refused',
    ],
  ])('a test says what is wrong: %s', async (_, typed, refusal, problem) => {
    sink.refusals.push(refusal);
    const result = await test(typed);
    expect(result).toMatchObject({ ok: false, problem });
    expect(result.answer).not.toMatch(/213555123456|secret/);
  });

  it('a test says when nothing is set up, when nobody answers, and which number is none', async () => {
    expect(await test()).toEqual({ ok: false, problem: 'not_configured', answer: '' });
    const { vonageApiSecret: _, ...half } = VONAGE;
    expect(await test(half)).toMatchObject({ problem: 'not_configured' });
    sink.refusals.push({ body: null });
    expect(await test(TWILIO)).toMatchObject({ ok: false, problem: 'unreachable' });
    const none = { phoneNumber: '0000 0000' };
    expectRefused(await mutate('testSms', none), 'BAD_USER_INPUT', 'phoneNumber');
  });

  it.each([
    { title: 'a sender in Arabic', input: { smsSender: 'ميزان' }, field: 'smsSender' },
    { title: 'a long sender', input: { smsSender: 'MizanServices' }, field: 'smsSender' },
    { title: 'another id', input: { twilioAccountSid: 'AC12' }, field: 'twilioAccountSid' },
    { title: 'another service', input: { smsService: 'pigeon' }, field: 'smsService' },
  ])('$title is refused', async ({ input, field }) => {
    const body = { integrations: input };
    const answer = await app.rest('PUT', '/settings', { token: admin, body });
    expectRefused(answer, 'BAD_USER_INPUT', `integrations.${field}`);
  });

  it('phone verification needs a service that is set up, for as long as it is required', async () => {
    const required = { security: { requirePhoneVerification: true } };
    const field = 'security.requirePhoneVerification';
    expectRefused(await trySave(required), 'BAD_USER_INPUT', field);
    await save({ integrations: { smsService: 'twilio' } });
    expectRefused(await trySave(required), 'BAD_USER_INPUT', field);
    await save({ integrations: TWILIO, ...required });
    for (const input of [{ smsService: 'disabled' }, { twilioAuthToken: null }])
      expectRefused(
        await trySave({ integrations: input }),
        'BAD_USER_INPUT',
        'integrations.smsService',
      );
  });
});

describe('notifications by SMS', () => {
  it.each([
    ['ar', 'مرفوض'],
    ['fr', 'Refusée'],
    ['en', 'Rejected'],
  ])('a client is told of a decision in %s, and of nothing less', async (language, status) => {
    await save({ integrations: VONAGE, notifications: { smsNotifications: true } });
    const client = await aReachableClient({ language });
    const { id, reference } = await submit(client);
    await setStatus(id, 'in_progress');
    await setStatus(id, 'rejected');
    const { text } = await smsTo(client.number);
    expect(text).toContain(reference);
    expect(text).toContain(status);
    await waitUntil('an empty queue', async () => (await queued()).length === 0);
    expect(sink.to(client.number)).toHaveLength(1);
  });

  it('nobody is told while they are off, or while no service is set up', async () => {
    const client = await aReachableClient();
    for (const input of [
      { integrations: TWILIO },
      { integrations: OFF, notifications: { smsNotifications: true } },
    ]) {
      await save(input);
      await setStatus((await submit(client)).id, 'rejected');
      expect(await queued()).toEqual([]);
    }
    expect(sink.to(client.number)).toEqual([]);
  });

  it('the office is told of an appointment, and its client reminded of it', async () => {
    await save({ integrations: TWILIO, notifications: { smsNotifications: true } });
    const fields = { role: 'secretary', phoneNumber: '0661 99 88 77', language: 'fr' } as const;
    await aColleague(app, fields);
    const client = await aReachableClient({ language: 'en' });
    const input = aConsultation({ startsAt: anotherSlot() });
    const { id, reference } = expectDone(
      await mutate<{ id: string; reference: string }>(
        'submitConsultation',
        { input },
        client.token,
      ),
    );
    expect((await smsTo('+213661998877')).text).toContain(`Nouvelle consultation ${reference}`);
    const soon = `starts_at = now() + interval '23 hours', ends_at = now() + interval '24 hours'`;
    const before = `created_at = now() - interval '3 days'`;
    await app.app
      .get(DataSource)
      .query(`UPDATE consultations SET ${soon}, ${before} WHERE id = $1`, [id]);
    await app.app.get(ConsultationReminders).run();
    expect((await smsTo(client.number)).text).toContain(
      `reminder of your consultation ${reference}`,
    );
  });

  it('an SMS is tried again after an outage, and not for a number that gets none', async () => {
    await save({ integrations: TWILIO, notifications: { smsNotifications: true } });
    const client = await aReachableClient();
    sink.refusals.push({ status: 503, body: {} });
    await setStatus((await submit(client)).id, 'rejected');
    await smsTo(client.number);
    const other = await aReachableClient();
    const before = sink.attempts;
    sink.refusals.push({ status: 400, body: { code: 21614, message: 'Not a mobile number' } });
    await setStatus((await submit(other)).id, 'rejected');
    await waitUntil('the refusal', async () => sink.attempts > before && !(await queued()).length);
    expect(sink.to(other.number)).toEqual([]);
  });

  it('administrators learn that the account is refused, in the words of the service', async () => {
    await save({ integrations: TWILIO, notifications: { smsNotifications: true } });
    const client = await aReachableClient();
    sink.refusals.push({ status: 401, body: { code: 20003, message: 'Authenticate' } });
    await setStatus((await submit(client)).id, 'rejected');
    const told = await waitUntil('the notification', async () => {
      const path = '/notifications?language=en';
      const { notifications } = expectDone(
        await app.rest<{ notifications: { title: string; message: string }[] }>('GET', path, {
          token: admin,
        }),
      );
      return notifications.find(({ title }) => title === 'An SMS could not be sent');
    });
    expect(told.message).toContain('Authenticate');
    await smsTo(client.number);
  });
});

describe('phone verification', () => {
  const REQUIRED = { integrations: TWILIO, security: { requirePhoneVerification: true } };
  const TRANSPORTS = [
    {
      name: 'GraphQL',
      send: (token: string) => mutate<object>('sendPhoneCode', {}, token),
      verify: (token: string, code: string) => mutate<object>('verifyPhone', { code }, token),
    },
    {
      name: 'REST',
      send: (token: string) => app.rest<object>('POST', '/phone-verification/send-code', { token }),
      verify: (token: string, code: string) =>
        app.rest<object>('POST', '/phone-verification/verify', { token, body: { code } }),
    },
  ];
  const [{ send, verify }] = TRANSPORTS as [(typeof TRANSPORTS)[number]];
  const trySubmit = ({ token }: Person) =>
    app.rest('POST', '/service-requests', { token, body: aServiceRequest() });
  const codeTo = async (number: string) => /\b\d{6}\b/.exec((await smsTo(number)).text)![0];
  const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

  it.each(TRANSPORTS)('a code opens requests, over $name', async (transport) => {
    await save(REQUIRED);
    const client = await aReachableClient({ language: 'fr' });
    expectRefused(await trySubmit(client), 'PHONE_NOT_VERIFIED');
    expect(expectDone(await transport.send(client.token))).toMatchObject({ retryAfter: 60 });
    const code = await codeTo(client.number);
    const kept = await rows('SELECT * FROM phone_codes');
    expect(JSON.stringify(kept)).not.toContain(code);
    expectRefused(
      await transport.verify(client.token, otherThan(code)),
      'INVALID_PHONE_CODE',
      'code',
    );
    expect(expectDone(await transport.verify(client.token, code))).toMatchObject({
      isPhoneVerified: true,
    });
    expectDone(await trySubmit(client));
    expectRefused(await transport.send(client.token), 'PHONE_ALREADY_VERIFIED');
    expectRefused(await transport.verify(client.token, code), 'INVALID_PHONE_CODE', 'code');
  });

  it.each(
    TRANSPORTS.flatMap((transport) =>
      [
        (code: string) => code.replace(/^.../, '$& '),
        (code: string) => code.replace(/^.../, '$&-'),
        (code: string) => `\u200e${code}`,
        (code: string) => `\u2068${code.replace(/^.../, '$& ')}\u2069`,
        (code: string) => `${code}.`,
        (code: string) =>
          code.replace(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit))),
      ].map((pasted) => ({ ...transport, pasted, shown: JSON.stringify(pasted('123456')) })),
    ),
  )('a code is right when it is pasted as $shown, over $name', async (transport) => {
    await save(REQUIRED);
    const client = await aReachableClient();
    expectDone(await transport.send(client.token));
    const code = transport.pasted(await codeTo(client.number));
    expect(expectDone(await transport.verify(client.token, code))).toMatchObject({
      isPhoneVerified: true,
    });
  });

  it('the office needs no confirmed number, nor does anybody while it is not required', async () => {
    expectDone(await trySubmit(await aReachableClient()));
    await save(REQUIRED);
    const colleague = await aColleague(app, { role: 'secretary' });
    expectDone(await trySubmit(colleague));
  });

  it('a changed number has to be confirmed again, the same one in another spelling has not', async () => {
    await save(REQUIRED);
    const client = await aReachableClient();
    expectDone(await send(client.token));
    expectDone(await verify(client.token, await codeTo(client.number)));
    const change = (phoneNumber: string) =>
      mutate<object>('updateProfile', { input: { phoneNumber } }, client.token);
    const same = { isPhoneVerified: true };
    expect(expectDone(await change(client.number))).toMatchObject(same);
    expect(expectDone(await change('0555 77 66 55'))).toMatchObject({ isPhoneVerified: false });
    expectRefused(await trySubmit(client), 'PHONE_NOT_VERIFIED');
  });

  it('a code confirms no other number, is too old after ten minutes and has five tries', async () => {
    await save(REQUIRED);
    const client = await aReachableClient();
    const refused = async (code: string) =>
      expectRefused(await verify(client.token, code), 'INVALID_PHONE_CODE', 'code');
    const again = async () => {
      sink.taken.length = 0;
      expectDone(await send(client.token));
      return codeTo(client.number);
    };
    const late = await again();
    await app.app
      .get(DataSource)
      .query(`UPDATE phone_codes SET expires_at = now() WHERE user_id = $1`, [client.id]);
    await refused(late);
    const tried = await again();
    await Promise.all(Array.from({ length: 5 }, () => refused(otherThan(tried))));
    await refused(tried);
    const moved = await again();
    const input = { phoneNumber: '0555 77 66 44' };
    expectDone(await mutate('updateProfile', { input }, client.token));
    await refused(moved);
    const digits = otherThan('').replace(/\d/g, '١');
    await refused(digits);
    for (const wrong of ['12345', 'abcdef', '1234567'])
      expectRefused(await verify(client.token, wrong), 'BAD_USER_INPUT', 'code');
  });

  it('a code is sent only while SMS can be sent, to a number that is one', async () => {
    expectRefused(await send((await aReachableClient()).token), 'SMS_UNAVAILABLE');
    await save(REQUIRED);
    const { token } = await aClient(app, { phoneNumber: '0000 0000' });
    expectRefused(await send(token), 'BAD_USER_INPUT', 'phoneNumber');
  });

  it('SMS that wait for a number are erased with its person', async () => {
    await save(REQUIRED);
    const client = await aReachableClient();
    sink.refusals.push(...Array.from({ length: 20 }, () => ({ status: 503, body: {} })));
    expectDone(await send(client.token));
    expect(await queued()).toHaveLength(1);
    const { password, token } = client;
    expectDone(await mutate('eraseMyAccount', { password }, token));
    expect(await queued()).toEqual([]);
    expect(await rows('SELECT * FROM phone_codes WHERE user_id = $1', [client.id])).toEqual([]);
  });
});

it.each([
  { language: 'ar', time: '30 نوفمبر 2026 في 10:00 بتوقيت الجزائر' },
  { language: 'fr', time: "30 novembre 2026 à 10:00 (heure d'Alger)" },
  { language: 'en', time: '30 November 2026 at 10:00 (Algiers time)' },
] as const)('an SMS in $language says whose time it names', async ({ language, time }) => {
  const { SmsService } = await import('../../src/platform/sms/sms.service.js');
  const moment = { moment: '2026-11-30T09:00:00Z' };
  for (const template of [
    'client.reminder',
    'client.consultation.status_changed',
    'client.consultation.rescheduled',
    'office.answer_due',
    'office.consultation.submitted',
    'office.consultation.withdrawn',
    'office.consultation.moved',
  ]) {
    const variables = { reference: 'CN-2026-000123', when: moment, due: moment };
    const text = await app.app.get(SmsService).textOf({ template, language, variables });
    expect([template, text]).toEqual([template, expect.stringContaining(time)]);
  }
});

it('no SMS is longer than two parts, whatever the firm is called', async () => {
  const templates = {
    phoneCode: { code: '123456', validity: { seconds: 600 } },
    test: {},
    'client.reminder': {},
    'client.serviceRequest.status_changed': { status: { term: 'requestStatus.rejected' } },
    'client.application.status_changed': { status: { term: 'applicationStatus.rejected' } },
    'client.consultation.status_changed': { status: { term: 'consultationStatus.pending' } },
    'client.consultation.rescheduled': {},
    'office.answer_due': {},
    'office.consultation.submitted': {},
    'office.consultation.withdrawn': {},
    'office.consultation.moved': {},
  };
  // the longest month of each language
  const moment = { moment: '2026-09-30T09:00:00Z' };
  const firmShort = 'x'.repeat(30);
  const values = { firmShort, reference: 'SR-2026-000123', when: moment, due: moment };
  const { SmsService } = await import('../../src/platform/sms/sms.service.js');
  const sms = app.app.get(SmsService);
  for (const language of LOCALES)
    for (const [template, more] of Object.entries(templates)) {
      const text = await sms.textOf({ template, language, variables: { ...values, ...more } });
      // a longer one would be cut at the bound
      expect([template, text.length < SMS_MAX_UNITS, /[{}]|sms\./.test(text)]).toEqual([
        template,
        true,
        false,
      ]);
    }
});
