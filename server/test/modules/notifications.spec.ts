import { DataSource } from 'typeorm';
import { waitingFor } from '../../src/contract/answer-due.js';
import { NOTIFICATION_CATEGORIES } from '../../src/contract/notifications.js';
import { RequestEscalations } from '../../src/requests/desk/request-escalations.js';
import { HolidayCalendar } from '../../src/requests/desk/holiday-calendar.js';
import { NotificationRetention } from '../../src/modules/notifications/notification-retention.js';
import { aClient, aFaq, anAdmin, aServiceRequest, type Person } from '../support/builders.js';
import { Followers, type Stream } from '../support/live.js';
import { callOperation } from '../support/operation.js';
import { QueryCounter } from '../support/query-counter.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

interface Told {
  id: string;
  type: string;
  category: string;
  title: string;
  message: string;
  time: string;
  read: boolean;
  entity: string;
  entityId: string;
}
interface Page {
  notifications: Told[];
  total: number;
}
interface Counts {
  total: number;
  unread: number;
}
const LIVE = `subscription { notificationReceived(language: fr) { unread notification { title entityId } } }`;
type Live = Stream<{
  notificationReceived: { unread: number; notification: Pick<Told, 'title' | 'entityId'> | null };
}>;

let app: TestApp;
let admin: string;
let colleague: Person;
let client: Person;
let other: Person;
const followers = new Followers();

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  colleague = await anAdmin(app);
  client = await aClient(app);
  other = await aClient(app);
});
afterEach(() => followers.close());
afterAll(() => app.close());

const submit = async (over: object = {}) => {
  const body = aServiceRequest({ clientName: 'أمينة بن علي', ...over });
  const { token } = client;
  return expectDone(
    await app.rest<{ id: string; reference: string }>('POST', '/service-requests', { token, body }),
  );
};
const list = async (token: string, query = '') =>
  expectDone(await app.rest<Page>('GET', `/notifications${query}`, { token }));
const counts = async (token: string) =>
  expectDone(await app.rest<Counts>('GET', '/notifications/counts', { token }));
const aboutRow = async (token: string, id: string) =>
  (await list(token, '?limit=100')).notifications.filter(({ entityId }) => entityId === id);
/** Without the marks that keep words of two directions apart. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

describe('who is told of what', () => {
  it('a new request is told to every administrator, in the words of the reader', async () => {
    const { id, reference } = await submit();
    const [told] = await aboutRow(admin, id);
    expect(told).toMatchObject({
      type: 'info',
      category: 'service-requests',
      read: false,
      entity: 'serviceRequest',
    });
    expect(plain(told!.message)).toContain(`أمينة بن علي`);
    expect(plain(told!.message)).toContain(reference);
    const french = (await list(admin, '?language=fr')).notifications[0]!;
    expect(french.title).toBe('Nouvelle demande de service');
    expect(await aboutRow(colleague.token, id)).toHaveLength(1);
    expect(await aboutRow(client.token, id)).toEqual([]);
  });

  it('the assignee is notified of the assignment, and from then on alone of the messages of the client', async () => {
    const { id } = await submit();
    const variables = { id, input: { assigneeId: colleague.id } };
    const assign = ['mutation', 'assignServiceRequest'] as const;
    expectDone(await callOperation(app, [...assign], variables, { token: admin }));
    const write = ['mutation', 'addServiceRequestMessage'] as const;
    const text = { id, input: { text: 'هل من جديد؟' } };
    expectDone(await callOperation(app, [...write], text, { token: client.token }));
    const titles = (await list(colleague.token, '?language=en')).notifications
      .filter(({ entityId }) => entityId === id)
      .map(({ title }) => title);
    expect(titles).toEqual(['New message from a client', 'Assigned to you', 'New service request']);
    expect(await aboutRow(admin, id)).toHaveLength(1);
  });

  it.each([
    ['approved', 'info'],
    ['completed', 'success'],
    ['rejected', 'warning'],
  ])('a client is told that a request is %s, as %s', async (status, type) => {
    const { id } = await submit();
    const path = `/service-requests/${id}/status`;
    expectDone(await app.rest('PATCH', path, { token: admin, body: { status } }));
    const told = await aboutRow(client.token, id);
    expect(told.map((each) => each.type)).toEqual([type]);
    expect(await aboutRow(other.token, id)).toEqual([]);
  });

  it('colleagues are notified of new questions and clients, the person who made them is not', async () => {
    const faq = await app.rest<{ id: string }>('POST', '/faqs', { token: admin, body: aFaq() });
    const { id } = expectDone(faq);
    expect((await aboutRow(colleague.token, id)).map(({ category }) => category)).toEqual(['faq']);
    expect(await aboutRow(admin, id)).toEqual([]);
    const { id: userId } = await aClient(app);
    expect(await aboutRow(admin, userId)).toMatchObject([{ category: 'users', entity: 'user' }]);
  });

  it('a request that could not be stored is told to nobody', async () => {
    const before = await counts(admin);
    const body = aServiceRequest({ serviceId: 999_999 });
    expect((await app.rest('POST', '/service-requests', { token: client.token, body })).code).toBe(
      'BAD_USER_INPUT',
    );
    expect(await counts(admin)).toEqual(before);
  });
});

describe('what people do with their notifications', () => {
  it('notifications are counted, marked as read one by one or all, and deleted', async () => {
    const { id } = await submit();
    const [told] = await aboutRow(admin, id);
    const { unread } = await counts(admin);
    const marked = await app.rest<Told>('PATCH', `/notifications/${told!.id}/read`, {
      token: admin,
    });
    expect(expectDone(marked).read).toBe(true);
    expect((await counts(admin)).unread).toBe(unread - 1);
    expect((await list(admin, '?read=false')).total).toBe(unread - 1);
    const all = await app.rest<number>('PATCH', '/notifications/read', { token: admin });
    expect(expectDone(all)).toBe(unread - 1);
    expect(await counts(admin)).toMatchObject({ unread: 0 });
    expectDone(await app.rest('DELETE', `/notifications/${told!.id}`, { token: admin }));
    expect(await aboutRow(admin, id)).toEqual([]);
    expectDone(await app.rest('DELETE', '/notifications/read', { token: admin }));
    expect(await counts(admin)).toEqual({ total: 0, unread: 0 });
    expect((await counts(colleague.token)).unread).toBeGreaterThan(0);
  });

  it('a search finds names, references and the words of a notification in any language', async () => {
    const { id, reference } = await submit({ clientName: 'Zoubir Hamadache' });
    const find = async (search: string) =>
      (await list(admin, `?limit=100&search=${encodeURIComponent(search)}`)).notifications.some(
        ({ entityId }) => entityId === id,
      );
    const words = ['hamadache', reference, 'demande', 'خدمة', 'Zoubir demande', 'nobody', '%'];
    const found = await Promise.all(words.map(find));
    expect(found).toEqual([true, true, true, true, true, false, false]);
    expect((await list(admin, '?type=warning')).total).toBe(0);
    for (const category of ['service-requests', 'service_requests'])
      expect((await list(admin, `?category=${category}&type=info`)).total).toBeGreaterThan(0);
    expect((await list(admin, '?category=join-team')).total).toBe(0);
  });

  it.each([
    ['marked', 'PATCH', '/read', 'markNotificationRead'],
    ['deleted', 'DELETE', '', 'eraseNotification'],
  ])('notifications of somebody else cannot be %s', async (_, method, part, mutation) => {
    const { id } = await submit();
    const [told] = await aboutRow(admin, id);
    const { token } = client;
    for (const theirs of [told!.id, '1', '00000000-0000-4000-8000-000000000000']) {
      expectRefused(
        await app.rest(method, `/notifications/${theirs}${part}`, { token }),
        'NOT_FOUND',
      );
      const call = await callOperation(app, ['mutation', mutation], { id: theirs }, { token });
      expect(call.code).toBe('NOT_FOUND');
    }
    expect(await aboutRow(admin, id)).toMatchObject([{ read: false }]);
  });

  it.each([
    ['type=loud', 'type'],
    ['category=weather', 'category'],
    ['read=perhaps', 'read'],
    ['limit=101', 'limit'],
    ['sortBy=message', 'sortBy'],
  ])('a list with %s is refused', async (query, field) => {
    const answer = await app.rest('GET', `/notifications?${query}`, { token: admin });
    expectRefused(answer, 'BAD_USER_INPUT', field);
  });

  it('a page costs the same number of statements however long it is', async () => {
    await submit();
    const counter = QueryCounter.of(app);
    const one = await counter.during(() => list(admin, '?limit=1'));
    const many = await counter.during(() => list(admin, '?limit=50'));
    expect([one.length, many.length]).toEqual([2, expect.any(Number)]);
    expect(many.length).toBeLessThanOrEqual(2);
  });
});

describe('what people want to be told of', () => {
  type Preference = { category: string; inApp: boolean; byMail: boolean };
  const update = (token: string, preferences: Preference[]): Promise<Answer<Preference[]>> =>
    callOperation(
      app,
      ['mutation', 'updateNotificationPreferences'],
      { input: { preferences } },
      { token },
    );

  it('somebody who turns a category off in the product and on by mail gets its mails only', async () => {
    const choice = { category: 'service_requests', inApp: false, byMail: true };
    const stored = expectDone(await update(colleague.token, [choice]));
    expect(stored.map(({ category }) => category)).toEqual([...NOTIFICATION_CATEGORIES]);
    expect(stored[0]).toMatchObject(choice);
    const { id } = await submit();
    expect(await aboutRow(colleague.token, id)).toEqual([]);
    expect(await aboutRow(admin, id)).toHaveLength(1);
    const mails = await app.mailsTo(colleague.email);
    expect(mails.filter(({ text }) => text.includes(id))).toHaveLength(1);
    expectDone(await update(colleague.token, [{ ...choice, inApp: true, byMail: false }]));
  });

  it('mails about mails that failed cannot be chosen, and clients have nothing to choose', async () => {
    const choice = { category: 'system', inApp: true, byMail: true };
    expect((await update(admin, [choice])).fields).toHaveProperty('byMail');
    expect((await update(client.token, [choice])).fields).toHaveProperty('category');
  });
});

describe('answers that clients wait for', () => {
  const waitSince = async (id: string, hours: number) => {
    const holidays = await app.app.get(HolidayCalendar).holidays();
    const since = waitingFor(hours, new Date(), holidays);
    await app.app
      .get(DataSource)
      .query('UPDATE service_requests SET unanswered_since = $1 WHERE id = $2', [since, id]);
  };
  const escalate = () => app.app.get(RequestEscalations).run();
  const deadlines = async (token: string, id: string) =>
    (await aboutRow(token, id)).filter(({ category }) => category === 'deadlines');
  const mailsAbout = async (id: string) =>
    (await app.mailsTo(colleague.email)).filter(({ text }) => text.includes(id));

  it('the assignee is reminded after 20 hours and everybody after 24, once each', async () => {
    const { id } = await submit();
    const variables = { id, input: { assigneeId: colleague.id } };
    const assign = ['mutation', 'assignServiceRequest'] as const;
    expectDone(await callOperation(app, [...assign], variables, { token: admin }));
    await waitSince(id, 19);
    await escalate();
    expect(await deadlines(colleague.token, id)).toEqual([]);
    await waitSince(id, 21);
    const second = await app.beside();
    const there = () => second.app.get(RequestEscalations).run();
    await Promise.all([escalate(), there(), escalate(), there()]);
    expect(await deadlines(colleague.token, id)).toMatchObject([{ type: 'warning' }]);
    expect(await deadlines(admin, id)).toEqual([]);
    expect(await mailsAbout(id)).toHaveLength(1);
    await waitSince(id, 25);
    await Promise.all([escalate(), there()]);
    await second.close();
    expect(await deadlines(colleague.token, id)).toHaveLength(2);
    expect(await deadlines(admin, id)).toHaveLength(1);
    expect(await mailsAbout(id)).toHaveLength(2);
  });

  it('a request without an assignee reminds everybody of its answer, an answered or withdrawn one nobody', async () => {
    const [open, answered, removed] = [await submit(), await submit(), await submit()];
    for (const { id } of [open, answered, removed]) await waitSince(id, 21);
    const body = { status: 'approved' };
    const path = `/service-requests/${answered.id}/status`;
    expectDone(await app.rest('PATCH', path, { token: admin, body }));
    const { token } = client;
    const withdraw = ['mutation', 'withdrawServiceRequest'] as const;
    expectDone(await callOperation(app, [...withdraw], { id: removed.id }, { token }));
    await escalate();
    const told = await Promise.all([open, answered, removed].map(({ id }) => deadlines(admin, id)));
    expect(told.map(({ length }) => length)).toEqual([1, 0, 0]);
    expect(await deadlines(colleague.token, open.id)).toHaveLength(1);
  });
});

describe('old notifications', () => {
  it('read notifications are deleted after 90 days and others after a year, whatever their number', async () => {
    const { id } = await submit();
    const [told] = await aboutRow(admin, id);
    const { total } = await counts(admin);
    const age = (days: number, read: boolean) =>
      app.app.get(DataSource).query(
        `INSERT INTO notifications (id, user_id, category, type, event, entity, entity_id, search_doc, created_at, read_at)
         SELECT gen_random_uuid(), user_id, category, type, event, entity, entity_id, '',
           now() - make_interval(days => $2), CASE WHEN $3 THEN now() END
         FROM notifications, generate_series(1, 1100) WHERE id = $1`,
        [told!.id, days, read],
      );
    await age(91, true);
    await age(366, false);
    await app.app.get(NotificationRetention).deleteOldOrWarn();
    expect((await list(admin, '?limit=1')).total).toBe(total);
  });
});

describe('live notifications', () => {
  it('a person is told at once of their own, on every process, and of no others', async () => {
    const second = await app.beside();
    try {
      const follow = (on: TestApp, token: string) => followers.follow<Live>(on, LIVE, { token });
      const [here, there] = [await follow(app, admin), await follow(second, admin)];
      const stranger = await follow(second, other.token);
      const { id } = await submit();
      await waitUntil('the news', () => [here, there].every(({ events }) => events.length > 0));
      for (const { events } of [here, there]) {
        const { notification, unread } = events[0]!.notificationReceived;
        expect(notification).toEqual({ title: 'Nouvelle demande de service', entityId: id });
        expect(unread).toBeGreaterThan(0);
      }
      expect(stranger.events).toEqual([]);
    } finally {
      await followers.close();
      await second.close();
    }
  });
});
