import { Webhook } from 'standardwebhooks';
import { DataSource } from 'typeorm';
import { CONTENT_KINDS } from '../../src/contract/content/content-kinds.js';
import {
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
  listWebhookActions,
  type WebhookKind,
} from '../../src/contract/webhooks.js';
import { AuditLog } from '../../src/platform/audit/audit-log.js';
import { Database } from '../../src/platform/database/database.js';
import { toEventFacts, WebhookPayload } from '../../src/modules/webhooks/webhook-payload.js';
import {
  aClient,
  aColleague,
  aContactRequest,
  aFaq,
  anAdmin,
  aServiceRequest,
  type Person,
} from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { ADMIN, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';

interface View {
  id: string;
  isActive: boolean;
  switchedOffReason: string | null;
  failingSince: string | null;
  bothSecretsUntil: string | null;
  createdByName: string | null;
  tokenName: string | null;
  version: number;
}
interface Made {
  secret: string;
  webhook: View;
}
interface Delivery {
  id: string;
  event: string;
  state: string;
  attempts: number;
  log: { status: number | null; problem: string | null; answer: string | null }[];
}

let app: TestApp;
let receiver: WebhookReceiver;
let admin: string;
let client: Person;
let count = 0;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  const env = { WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1', WEBHOOK_RETRY_SECONDS: '1' };
  app = await TestApp.start(__filename, env);
  admin = await app.adminToken();
  client = await aClient(app);
  await switchAll(true);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const call = <T>(kind: 'query' | 'mutation', name: string, variables: object = {}, token = admin) =>
  callOperation<T>(app, [kind, name], { ...variables }, { token });
/** What a person proves who sends something elsewhere; a token needs it not. */
const proofOf = (token: string) => (token.startsWith('mizan_') ? {} : { password: ADMIN.password });
const change = async <T>(name: string, variables: object, token = admin) =>
  expectDone(await call<T>('mutation', name, variables, token));
const switchAll = (webhooks: boolean) =>
  change('updateSettings', { input: { integrations: { webhooks } } });
const rows = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);

const EVERYTHING = WEBHOOK_KINDS.map((kind) => ({ kind, actions: listWebhookActions(kind) }));
const ofFaqs = (...actions: string[]) => [{ kind: 'faq', actions }];
/** A webhook whose calls arrive at a path of its own. */
async function aWebhook(input: object = {}, token = admin) {
  const path = `/hook-${(count += 1)}`;
  const given = { name: `Receiver ${count}`, url: receiver.address(path), events: EVERYTHING };
  const made = await change<Made>(
    'createWebhook',
    { input: { ...given, ...proofOf(token), ...input } },
    token,
  );
  return { ...made, id: made.webhook.id, path };
}
const makeFaq = async () =>
  expectDone(await app.rest<{ id: string }>('POST', '/faqs', { token: admin, body: aFaq() }));
const arrivals = (path: string, atLeast = 1) =>
  waitUntil(`${atLeast} calls at ${path}`, () => {
    const calls = receiver.at(path);
    return calls.length >= atLeast && calls;
  });
const deliveriesOf = async (webhookId: string) =>
  expectDone(
    await call<{ items: Delivery[] }>('query', 'webhookDeliveries', { filter: { webhookId } }),
  ).items;
const settled = (webhookId: string, state: string) =>
  waitUntil(`a delivery that is ${state}`, async () => {
    const [delivery] = await deliveriesOf(webhookId);
    return delivery?.state === state && delivery;
  });
const get = async (id: string) => expectDone(await call<View>('query', 'webhook', { id }));

describe('a webhook', () => {
  it('a webhook is told of a change by a call that its library verifies', async () => {
    const { secret, path, id } = await aWebhook({ events: ofFaqs('created') });
    const faq = await makeFaq();
    const [told] = await arrivals(path);
    expect(new Webhook(secret).verify(told!.body, told!.headers as Record<string, string>)).toEqual(
      told!.event,
    );
    expect(told!.event).toMatchObject({
      type: 'faq.created',
      data: { kind: 'faq', id: String(faq.id), status: 'active', version: 1 },
    });
    expect(told!.event.data.row).toBeUndefined();
    const delivery = await settled(id, 'delivered');
    expect(delivery).toMatchObject({ id: told!.id, event: 'faq.created', attempts: 1 });
  });

  it('a body that somebody changed, an old call and another secret do not verify', async () => {
    const { secret, path } = await aWebhook({ events: ofFaqs('created') });
    await makeFaq();
    const [told] = await arrivals(path);
    const headers = told!.headers as Record<string, string>;
    const library = new Webhook(secret);
    expect(() => library.verify(told!.body.replace('faq', 'fax'), headers)).toThrow(/matching/);
    expect(() => new Webhook('whsec_AAAA').verify(told!.body, headers)).toThrow(/matching/);
    const old = { ...headers, 'webhook-timestamp': '1600000000' };
    expect(() => library.verify(told!.body, old)).toThrow(/old/);
  });

  it('a receiver that fails twice gets the same event under the same id', async () => {
    const { path, id } = await aWebhook({ events: ofFaqs('created') });
    receiver.answers.set(path, [
      { status: 500, body: 'down' },
      { status: 500, body: 'call amina@example.com or 0555 12 34 56' },
    ]);
    await makeFaq();
    const calls = await arrivals(path, 3);
    expect(new Set(calls.map((each) => each.id)).size).toBe(1);
    expect(new Set(calls.map((each) => each.body)).size).toBe(1);
    const { attempts, log } = await settled(id, 'delivered');
    expect(attempts).toBe(3);
    expect(log.map(({ status, problem }) => [status, problem])).toEqual([
      [204, null],
      [500, 'status'],
      [500, 'status'],
    ]);
    expect(log.map(({ answer }) => answer)).toEqual([null, 'call ••• or •••', 'down']);
    expect((await get(id)).failingSince).toBeNull();
  });

  it('a webhook is told what it is registered for, and nothing else', async () => {
    const { path } = await aWebhook({ events: ofFaqs('deleted', 'restored') });
    const { id } = await makeFaq();
    await change('deleteFaq', { id });
    await change('restoreFaq', { id });
    const calls = await arrivals(path, 2);
    expect(calls.map(({ event }) => event.type).sort()).toEqual(['faq.deleted', 'faq.restored']);
  });

  it('nothing is told of a change that is taken back', async () => {
    const { path, id } = await aWebhook({ events: ofFaqs('created') });
    const auditLog = app.app.get(AuditLog, { strict: false });
    const broken = app.app.get(Database, { strict: false }).transaction(async (transaction) => {
      const change = { entity: 'faq', entityId: 'broken', before: null, after: {} };
      await auditLog.record(transaction, { action: 'faq.created', ...change });
      throw new Error('taken back');
    });
    await expect(broken).rejects.toThrow('taken back');
    const { id: kept } = await makeFaq();
    const [told] = await arrivals(path);
    expect(told!.event.data['id']).toBe(String(kept));
    expect(await deliveriesOf(id)).toHaveLength(1);
  });

  it('two processes tell each event once', async () => {
    const { path } = await aWebhook({ events: ofFaqs('created') });
    const other = await app.beside({
      ...{ WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1', WEBHOOK_RETRY_SECONDS: '1' },
    });
    const calls = [...Array(12).keys()].map((index) =>
      (index % 2 ? app : other).rest('POST', '/faqs', { token: admin, body: aFaq() }),
    );
    for (const answer of await Promise.all(calls)) expectDone(answer);
    const told = await arrivals(path, 12);
    await other.close();
    expect(told.map(({ id }) => id)).toHaveLength(12);
    expect(new Set(told.map(({ id }) => id)).size).toBe(12);
  });

  it('a webhook that is switched off alone or with all others is told nothing', async () => {
    const { path, id } = await aWebhook({ events: ofFaqs('created') });
    await change('updateWebhook', { id, input: { isActive: false } });
    await makeFaq();
    await change('updateWebhook', { id, input: { isActive: true } });
    await switchAll(false);
    await makeFaq();
    expectRefused(await call('mutation', 'testWebhook', { id }), 'WEBHOOK_OFF');
    await switchAll(true);
    expect(await deliveriesOf(id)).toEqual([]);
    const last = await makeFaq();
    const [told] = await arrivals(path);
    expect(told!.event.data['id']).toBe(String(last.id));
  });

  it('a test event and a delivery that is sent again arrive by hand', async () => {
    const { path, id } = await aWebhook({ events: ofFaqs('created'), personal: true });
    await change('testWebhook', { id });
    const [told] = await arrivals(path);
    expect(told!.event).toMatchObject({ type: 'webhook.test', data: { kind: 'webhook', id } });
    const delivery = await settled(id, 'delivered');
    await change('retryWebhookDelivery', { id: delivery.id });
    const again = await arrivals(path, 2);
    expect(again.map((each) => each.id)).toEqual([delivery.id, delivery.id]);
    const { attempts } = await waitUntil('the second attempt', async () => {
      const [each] = await deliveriesOf(id);
      return each?.state === 'delivered' && each.attempts === 2 && each;
    });
    expect(attempts).toBe(2);
  });

  it('a delivery that waits is not sent again by hand', async () => {
    const { path, id } = await aWebhook({ events: ofFaqs('created') });
    receiver.answers.set(path, Array(20).fill({ status: 503 }));
    await makeFaq();
    await arrivals(path);
    const [delivery] = await deliveriesOf(id);
    expectRefused(
      await call('mutation', 'retryWebhookDelivery', { id: delivery!.id }),
      'STALE_WRITE',
    );
    await change('eraseWebhook', { id });
  });

  it('a webhook that fails for a day is switched off, and the administrators are told', async () => {
    const { path, id } = await aWebhook({ events: ofFaqs('created') });
    receiver.answers.set(path, Array(20).fill({ status: 500 }));
    await makeFaq();
    await waitUntil('the first failure', async () => (await get(id)).failingSince);
    await rows(`UPDATE webhooks SET failing_since = now() - interval '25 hours' WHERE id = $1`, [
      id,
    ]);
    const { isActive, switchedOffReason } = await waitUntil('the end', async () => {
      const webhook = await get(id);
      return !webhook.isActive && webhook;
    });
    expect({ isActive, switchedOffReason }).toEqual({
      isActive: false,
      switchedOffReason: 'failures',
    });
    const [delivery] = await deliveriesOf(id);
    expect(delivery!.state).toBe('failed');
    const notices = await rows<{ entity_id: string }>(
      `SELECT entity_id FROM notifications WHERE entity = 'webhook' AND event = 'failed'`,
    );
    expect(notices.map((each) => each.entity_id)).toContain(id);
    expectRefused(
      await call('mutation', 'retryWebhookDelivery', { id: delivery!.id }),
      'WEBHOOK_OFF',
    );
    receiver.answers.delete(path);
    const on = await change<View>('updateWebhook', { id, input: { isActive: true } });
    expect(on).toMatchObject({ switchedOffReason: null, failingSince: null });
    const { count: again } = await change<{ count: number }>('retryFailedWebhookDeliveries', {
      id,
    });
    expect(again).toBe(1);
    await settled(id, 'delivered');
    expect(await change('retryFailedWebhookDeliveries', { id })).toMatchObject({ count: 0 });
  });
});

describe('secrets of a webhook', () => {
  it('a renewed secret and the one of before are valid together, until the old one ends', async () => {
    const { secret: first, path, id } = await aWebhook({ events: ofFaqs('created') });
    const { secret: second, webhook } = await change<Made>('renewWebhookSecret', {
      id,
      ...proofOf(admin),
    });
    expect(webhook.bothSecretsUntil).not.toBeNull();
    await makeFaq();
    const [told] = await arrivals(path);
    const verify = (secret: string, { body, headers }: NonNullable<typeof told>) =>
      new Webhook(secret).verify(body, headers as Record<string, string>);
    verify(first, told!);
    verify(second, told!);
    const { secret: third } = await change<Made>('renewWebhookSecret', {
      ...{ id, endsOldNow: true },
      ...proofOf(admin),
    });
    await makeFaq();
    const [, next] = await arrivals(path, 2);
    verify(third, next!);
    expect(() => verify(second, next!)).toThrow(/matching/);
    expect(String(next!.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });

  it('a secret whose time is over signs nothing', async () => {
    const { secret, path, id } = await aWebhook({ events: ofFaqs('created') });
    await change('renewWebhookSecret', { id, ...proofOf(admin) });
    await rows('UPDATE webhooks SET previous_secret_until = now() WHERE id = $1', [id]);
    await makeFaq();
    const [told] = await arrivals(path);
    const { body, headers } = told!;
    expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).toThrow(
      /matching/,
    );
    expect((await get(id)).bothSecretsUntil).toBeNull();
  });

  it('a secret is neither in the database nor in the record of changes', async () => {
    const { secret, id } = await aWebhook();
    const key = secret.slice('whsec_'.length);
    const [stored] = await rows<{ text: string }>(
      `SELECT w::text || (SELECT string_agg(e::text, '') FROM audit_events e WHERE e.entity_id = w.id::text) AS text
         FROM webhooks w WHERE w.id = $1`,
      [id],
    );
    expect(stored!.text).toContain('webhook.created');
    expect(stored!.text).not.toContain(key);
  });
});

describe('what leaves', () => {
  it('no fact of any kind is personal', () => {
    const { entityMetadatas } = app.app.get(DataSource);
    for (const metadata of entityMetadatas) {
      const after = Object.fromEntries(
        metadata.columns.map(({ propertyName, type }) => [
          propertyName,
          type === 'timestamptz' ? new Date(0) : 'Amina Benali',
        ]),
      );
      const facts = toEventFacts({
        ...{ action: 'user.updated', entity: 'user', entityId: 'x', label: 'Amina Benali' },
        ...{ before: after, after: { ...after, status: 'new' } },
      });
      // statuses are words of the product
      const { previousStatus: _, revision: __, version: ___, ...rest } = facts;
      expect(JSON.stringify(rest)).not.toContain('Amina');
    }
    expect(entityMetadatas.length).toBeGreaterThan(50);
  });

  it('without personal nothing of a person leaves, whatever happens', async () => {
    const { path } = await aWebhook();
    const person = await aClient(app, { fullName: 'Zoubida Hamdani' });
    const { token } = person;
    const sent = expectDone(
      await app.rest<{ id: string; reference: string }>('POST', '/service-requests', {
        token,
        body: aServiceRequest({
          clientName: 'Zoubida Hamdani',
          serviceDescription: 'Une affaire de terrain',
        }),
      }),
    );
    const contact = expectDone(
      await app.rest<{ id: string }>('POST', '/contact-requests', {
        token,
        body: aContactRequest({ name: 'Zoubida Hamdani', message: 'Une affaire de terrain' }),
      }),
    );
    await change(
      'addServiceRequestMessage',
      { id: sent.id, input: { text: 'Une affaire de terrain' } },
      token,
    );
    await change('setServiceRequestStatus', { id: sent.id, input: { status: 'in_progress' } });
    await change('deleteContactRequest', { id: contact.id });
    const wanted = [
      'serviceRequest.created',
      'serviceRequest.message_added',
      'serviceRequest.status_changed',
      'contactRequest.created',
      'contactRequest.deleted',
      'user.created',
    ];
    const calls = await waitUntil('all of them', () => {
      const told = receiver.at(path);
      return wanted.every((type) => told.some(({ event }) => event.type === type)) && told;
    });
    const all = calls.map(({ body }) => body).join('\n');
    for (const text of ['Zoubida', 'Hamdani', 'terrain', person.email, '@']) {
      expect(all).not.toContain(text);
    }
    const status = calls.find(({ event }) => event.type === 'serviceRequest.status_changed');
    expect(status!.event.data).toMatchObject({
      ...{ reference: sent.reference, status: 'in_progress', previousStatus: 'pending' },
    });
  });

  it('with personal the row leaves as the office reads it, and an answer that repeats it is not kept', async () => {
    const events = [{ kind: 'contactRequest', actions: ['created'] }];
    const { path, id } = await aWebhook({ events, personal: true });
    receiver.answers.set(path, [{ status: 200, body: 'saved Zoubida Hamdani' }]);
    const body = aContactRequest({ name: 'Zoubida Hamdani' });
    await app.rest('POST', '/contact-requests', { token: client.token, body });
    const [told] = await arrivals(path);
    expect(told!.event.data.row).toMatchObject({ name: 'Zoubida Hamdani' });
    const { log } = await settled(id, 'delivered');
    expect(log[0]!.answer).toBe('saved •••');
    const kept = await rows<{ text: string }>(
      'SELECT d::text AS text FROM webhook_deliveries d WHERE webhook_id = $1',
      [id],
    );
    expect(JSON.stringify(kept)).not.toContain('Zoubida');
  });

  it.each(WEBHOOK_KINDS)('rows of the kind %s leave with fields of their type', async (kind) => {
    const payload = app.app.get(WebhookPayload, { strict: false });
    const names = payload.fieldNames(kind);
    expect(names).toContain('id');
    expect(names.filter((name) => /hash|secret|token|password|key$/i.test(name))).toEqual([]);
    expect(await payload.rowOf(kind, '01890000-0000-7000-8000-000000000000')).toBeNull();
  });

  it('an account that is erased is told, with its requests, and its data leaves no more', async () => {
    const person = await aClient(app, { fullName: 'Zoubida Hamdani' });
    const sent = expectDone(
      await app.rest<{ id: string; reference: string }>('POST', '/contact-requests', {
        token: person.token,
        body: aContactRequest({ name: 'Zoubida Hamdani' }),
      }),
    );
    await change('setContactRequestStatus', { id: sent.id, input: { status: 'closed' } });
    const erased = ['contactRequest', 'user'].map((kind) => ({ kind, actions: ['erased'] }));
    const { path } = await aWebhook({ events: erased, personal: true });
    const [account] = await rows<{ id: string }>('SELECT id FROM users WHERE email = $1', [
      person.email,
    ]);
    await change('eraseUser', { id: account!.id });
    const calls = await arrivals(path, 2);
    expect(calls.map(({ event }) => [event.type, event.data['id']]).sort()).toEqual(
      [
        ['contactRequest.erased', sent.id],
        ['user.erased', account!.id],
      ].sort(),
    );
    expect(calls.map(({ body }) => body).join()).not.toContain('Zoubida');
  });
});

describe('who may have webhooks', () => {
  const OPERATIONS: ['query' | 'mutation', string, object][] = [
    ['query', 'webhooks', {}],
    ['query', 'webhookDeliveries', {}],
    [
      'mutation',
      'createWebhook',
      { input: { name: 'A program', url: 'https://x.example/', events: EVERYTHING } },
    ],
  ];
  it.each(OPERATIONS)('%s %s is for administrators', async (kind, name, variables) => {
    const secretary = await aColleague(app, { role: 'secretary' });
    const lawyer = await aColleague(app, { role: 'lawyer', branches: ['family'] });
    for (const { token } of [secretary, lawyer, client])
      expectRefused(await call(kind, name, variables, token), 'FORBIDDEN');
    expectRefused(await call(kind, name, variables, ''), 'UNAUTHENTICATED');
  });

  async function aToken(scopes: Record<string, string[]>, personal = false) {
    const me = await app.gql<{ me: { id: string } }>('{ me { id } }', {}, { token: admin });
    const input = {
      ...{ name: 'Accounting', userId: me.data.me.id, password: ADMIN.password, personal },
      scopes: Object.entries(scopes).map(([kind, actions]) => ({ kind, actions })),
    };
    return change<{ token: string; apiToken: { id: string } }>('createApiToken', { input });
  }
  const tryRegister = (token: string, input: object = {}) =>
    call<Made>(
      ...(['mutation', 'createWebhook'] as const),
      {
        input: {
          name: 'By a token',
          url: receiver.address('/t'),
          events: ofFaqs('created'),
          ...input,
        },
      },
      token,
    );

  it('a token registers a webhook for what it may read itself', async () => {
    const { token } = await aToken({ webhook: ['create', 'read'], faq: ['read'] });
    const { webhook } = expectDone(await tryRegister(token));
    expect(webhook.tokenName).toBe('Accounting');
    const more = [...ofFaqs('created'), { kind: 'user', actions: ['created'] }];
    expectRefused(await tryRegister(token, { events: more }), 'TOKEN_SCOPE_MISSING');
    expectRefused(await tryRegister(token, { personal: true }), 'TOKEN_SCOPE_MISSING');
    expectRefused(
      await call('mutation', 'updateWebhook', { id: webhook.id, input: { name: 'Other' } }, token),
      'TOKEN_SCOPE_MISSING',
    );
    const { token: without } = await aToken({ faq: ['read'] });
    expectRefused(await tryRegister(without), 'TOKEN_SCOPE_MISSING');
  });

  it('a token changes neither the address nor the secret of a webhook that tells more than the token may read', async () => {
    const { id } = await aWebhook({ personal: true });
    const { token } = await aToken({ webhook: ['change'], faq: ['read'] });
    const input = { url: receiver.address('/elsewhere') };
    expectRefused(
      await call('mutation', 'updateWebhook', { id, input }, token),
      'TOKEN_SCOPE_MISSING',
    );
    expectRefused(
      await call('mutation', 'renewWebhookSecret', { id }, token),
      'TOKEN_SCOPE_MISSING',
    );
  });

  it('a webhook of a token ends with it, unless a person has saved it', async () => {
    const { token, apiToken } = await aToken({ webhook: ['create'], faq: ['read'] });
    const kept = expectDone(await tryRegister(token, { url: receiver.address('/kept') }));
    const ended = expectDone(await tryRegister(token, { url: receiver.address('/ended') }));
    await change('updateWebhook', { id: kept.webhook.id, input: { name: 'Kept by a person' } });
    await change('revokeApiToken', { id: apiToken.id });
    await makeFaq();
    await arrivals('/kept');
    await waitUntil('the end', async () => !(await get(ended.webhook.id)).isActive);
    expect((await get(ended.webhook.id)).switchedOffReason).toBe('token');
    expect(receiver.at('/ended')).toEqual([]);
  });

  it('a webhook stays when the account of whoever registered it is deleted', async () => {
    const colleague = await anAdmin(app);
    const { password } = colleague;
    const { id } = await aWebhook({ password }, colleague.token);
    expect((await get(id)).createdByName).not.toBeNull();
    await change('deleteUser', { id: colleague.id });
    expect((await get(id)).isActive).toBe(true);
  });
});

describe('the proof of a person', () => {
  let id: string;
  const url = 'https://elsewhere.example/';
  const wrong = { password: 'not the password' };

  beforeAll(async () => ({ id } = await aWebhook({ events: ofFaqs('created', 'deleted') })));

  it.each<[string, string, () => object]>([
    [
      'the registration of a webhook',
      'createWebhook',
      () => ({ input: { name: 'A program', url, events: ofFaqs('created') } }),
    ],
    ['another address of a webhook', 'updateWebhook', () => ({ id, input: { url } })],
    ['more events of a webhook', 'updateWebhook', () => ({ id, input: { events: EVERYTHING } })],
    [
      'a webhook that is told of people',
      'updateWebhook',
      () => ({ id, input: { personal: true } }),
    ],
  ])('%s needs the password', async (_, operation, variables) => {
    const given = variables() as { input: object };
    const before = await get(id);
    const refused = await call('mutation', operation, given);
    expectRefused(refused, 'BAD_USER_INPUT', 'password');
    const guessed = { ...given, input: { ...given.input, ...wrong } };
    expectRefused(await call('mutation', operation, guessed), 'WRONG_PASSWORD', 'password');
    expect(await get(id)).toEqual(before);
    const proved = { ...given, input: { ...given.input, ...proofOf(admin) } };
    expectDone(await call('mutation', operation, proved));
  });

  it('a new secret of a webhook needs the password, over REST too', async () => {
    const renewal = await call('mutation', 'renewWebhookSecret', { id });
    expectRefused(renewal, 'BAD_USER_INPUT', 'password');
    const body = { name: 'A program', url, events: ofFaqs('created') };
    const made = await app.rest('POST', '/webhooks', { token: admin, body });
    expectRefused(made, 'BAD_USER_INPUT', 'password');
    const path = `/webhooks/${id}/secret`;
    expectRefused(
      await app.rest('POST', path, { token: admin, body: wrong }),
      'WRONG_PASSWORD',
      'password',
    );
    expectDone(await app.rest('POST', path, { token: admin, body: proofOf(admin) }));
  });

  it.each<[string, object]>([
    ['another name of a webhook', { name: 'Another name' }],
    ['a webhook with fewer events', { events: ofFaqs('created') }],
    ['a webhook that is no longer told of people', { personal: false }],
    ['a webhook that is switched off', { isActive: false }],
    ['a webhook that is switched on', { isActive: true }],
  ])('%s needs no password', async (_, input) => {
    expectDone(await call('mutation', 'updateWebhook', { id, input }));
  });
});

describe('what a webhook cannot be made of', () => {
  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a private address', { url: 'https://10.0.0.1/' }, 'url'],
    ['an address within the machine', { url: 'http://[::ffff:127.0.0.1]/' }, 'url'],
    ['a password in the address', { url: 'https://a:b@hook.example/' }, 'url'],
    ['another port', { url: 'https://hook.example:8443/' }, 'url'],
    ['no address', { url: 'nothing' }, 'url'],
    ['no event', { events: [] }, 'events'],
    ['a kind twice', { events: [...ofFaqs('created'), ...ofFaqs('deleted')] }, 'events.1.kind'],
    ['a kind without an action', { events: ofFaqs() }, 'events.0.actions'],
    ['what does not happen to a kind', { events: ofFaqs('payment_changed') }, 'events.0.actions'],
  ])('%s', async (_, input, field) => {
    const given = { name: 'A program', url: 'https://hook.example/', events: ofFaqs('created') };
    const answer = await call('mutation', 'createWebhook', { input: { ...given, ...input } });
    expectRefused(answer, 'BAD_USER_INPUT', field);
  });

  it('another port is allowed by the settings', async () => {
    await change('updateSettings', { input: { integrations: { webhookPorts: true } } });
    const input = {
      name: 'A program',
      url: 'https://hook.example:8443/',
      events: ofFaqs('created'),
    };
    expectDone(await call('mutation', 'createWebhook', { input: { ...input, ...proofOf(admin) } }));
    await change('updateSettings', { input: { integrations: { webhookPorts: false } } });
  });

  it('an old version of a webhook, and one that does not exist, are refused', async () => {
    const { id } = await aWebhook();
    const input = { name: 'Another', version: 9 };
    expectRefused(await call('mutation', 'updateWebhook', { id, input }), 'STALE_WRITE');
    const nobody = { id: '01890000-0000-7000-8000-000000000000' };
    for (const name of ['testWebhook', 'eraseWebhook', 'retryWebhookDelivery'])
      expectRefused(await call('mutation', name, nobody), 'NOT_FOUND');
    const renewal = { ...nobody, ...proofOf(admin) };
    expectRefused(await call('mutation', 'renewWebhookSecret', renewal), 'NOT_FOUND');
  });

  it('more webhooks than there may be are refused', async () => {
    const [{ count: made } = { count: 0 }] = await rows<{ count: number }>(
      'SELECT count(*)::int AS count FROM webhooks',
    );
    await rows(
      `INSERT INTO webhooks (id, name, url, events, secret, is_active)
       SELECT gen_random_uuid(), 'x', 'https://x.example', '{}', '', false FROM generate_series(1, 30 - $1::int)`,
      [made],
    );
    const given = { name: 'A program', url: 'https://hook.example/', events: ofFaqs('created') };
    const input = { ...given, ...proofOf(admin) };
    expectRefused(await call('mutation', 'createWebhook', { input }), 'TOO_MANY_WEBHOOKS');
  });
});

it('events follow from the declarations', () => {
  const kinds: readonly WebhookKind[] = WEBHOOK_KINDS;
  expect(kinds).toEqual(expect.arrayContaining([...CONTENT_KINDS, 'serviceRequest', 'quote']));
  expect(kinds.every((kind) => listWebhookActions(kind).length > 0)).toBe(true);
  expect(WEBHOOK_EVENTS).toEqual(
    expect.arrayContaining(['quote.payment_changed', 'consultation.status_changed', 'user.erased']),
  );
  expect(WEBHOOK_EVENTS).not.toContain('settings.changed');
});
