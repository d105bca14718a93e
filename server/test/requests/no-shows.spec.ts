import { DataSource } from 'typeorm';
import { consultation } from '../../src/contract/requests/consultation.js';
import {
  aClient,
  aColleague,
  aConsultation,
  type Person,
  withManyAppointments,
} from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { requestCalls, type RequestRow } from '../support/request-calls.js';
import { TestApp } from '../support/test-app.js';

const KIND = { definition: consultation, path: '/consultations' };

interface Row extends RequestRow {
  noShowAt: string | null;
}

let app: TestApp;
let admin: string;
let client: Person;
let hours = 2;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  await withManyAppointments(app);
  client = await aClient(app, { language: 'en' });
});
afterAll(() => app.close());

const sql = <T>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<T[]>(text, values);
const mutate = <T = Row>(name: string, variables: object, token = admin) =>
  callOperation<T>(app, ['mutation', name], variables, { token });
const mark = (id: string, input: object = {}, token = admin) =>
  mutate('markConsultationNoShow', { id, input }, token);
const unmark = (id: string, token = admin) => mutate('unmarkConsultationNoShow', { id }, token);
const book = async () => {
  const { submit } = requestCalls(app, KIND, 'GraphQL', { token: client.token });
  return expectDone(await submit(aConsultation()));
};
/** A confirmed appointment that began some hours ago, each at a time of its own. */
async function aPast(): Promise<string> {
  const { id } = await book();
  expectDone(await mutate('setConsultationStatus', { id, input: { status: 'in_progress' } }));
  hours += 2;
  await sql(
    `UPDATE consultations SET starts_at = now() - make_interval(hours => $2),
       ends_at = now() - make_interval(hours => $2) + interval '1 hour' WHERE id = $1`,
    [id, hours],
  );
  return id;
}
const subjects = async () => (await app.mailsTo(client.email)).map(({ subject }) => subject);
const idsOf = async (filter: object) => {
  const operation = ['query', 'consultations'] as const;
  const page = await callOperation<{ items: Row[]; total: number }>(
    ...([app, operation, { filter, limit: 100 }, { token: admin }] as const),
  );
  return expectDone(page).items.map(({ id }) => id);
};

it('an appointment that nobody came to is closed without a mail, stands in the timeline, and is found by a filter', async () => {
  const id = await aPast();
  const before = await subjects();
  const row = expectDone(await mark(id));
  expect(row).toMatchObject({ status: 'cancelled', unansweredSince: null });
  expect(row.noShowAt).not.toBeNull();
  expect(row.timeline.at(-1)).toMatchObject({ type: 'no_show', public: true });
  expect(await subjects()).toEqual(before);
  expect(await idsOf({ noShow: true })).toContain(id);
  expect(await idsOf({ noShow: false })).not.toContain(id);
});

it('the client is offered another appointment where the office wants that, once', async () => {
  const id = await aPast();
  expectDone(await mark(id, { offersAnother: true }));
  expectDone(await unmark(id));
  expectDone(await mark(id, { offersAnother: true }));
  const mails = await app.mailsTo(client.email);
  const offers = mails.filter(({ text }) => text.includes(`/en/book-consultation?again=${id}`));
  expect(offers).toHaveLength(1);
});

it('the mark of a no-show is taken back within a day, and the appointment has its old status', async () => {
  const id = await aPast();
  expectDone(await mark(id));
  const back = expectDone(await unmark(id));
  expect(back).toMatchObject({ status: 'in_progress', noShowAt: null });
  expectDone(await mark(id));
  await sql(`UPDATE consultations SET no_show_at = now() - interval '25 hours' WHERE id = $1`, [
    id,
  ]);
  expectRefused(await unmark(id), 'NO_SHOW_SETTLED');
  expect(await idsOf({ noShow: true })).toContain(id);
});

it('another status takes the mark away, one by one and of many at once', async () => {
  const [one, two] = [await aPast(), await aPast()];
  expectDone(await mark(one));
  const marked = expectDone(await mark(two));
  const input = { status: 'completed' };
  expect(expectDone(await mutate('setConsultationStatus', { id: one, input }))).toMatchObject({
    noShowAt: null,
  });
  const rows = [{ id: two, version: marked.version }];
  expectDone(
    await mutate<object>('setConsultationStatuses', { input: { rows, status: 'completed' } }),
  );
  expect(await idsOf({ noShow: true })).not.toEqual(expect.arrayContaining([two]));
});

it('an appointment that has not begun, was cancelled or was changed meanwhile is not marked', async () => {
  const { id } = await book();
  expectRefused(await mark(id), 'APPOINTMENT_AHEAD');
  const past = await aPast();
  expectRefused(await mark(past, { version: 1 }), 'STALE_WRITE');
  expectDone(await mutate('setConsultationStatus', { id: past, input: { status: 'cancelled' } }));
  expectRefused(await mark(past), 'CONSULTATION_OVER');
});

it('the desk marks every appointment, a lawyer those that they deal with, and nobody else', async () => {
  const lawyer = await aColleague(app, { role: 'lawyer', branches: ['real-estate'] });
  const secretary = await aColleague(app, { role: 'secretary' });
  const id = await aPast();
  expectRefused(await mark(id, {}, lawyer.token), 'FORBIDDEN');
  expectRefused(await mark(id, {}, client.token), 'FORBIDDEN');
  expectDone(await mutate('assignConsultation', { id, input: { assigneeId: lawyer.id } }));
  expectDone(await mark(id, {}, lawyer.token));
  expectDone(await unmark(id, lawyer.token));
  expectDone(await mark(id, {}, secretary.token));
});

it('REST answers what it did', async () => {
  const id = await aPast();
  expectDone(await mark(id));
  const { data } = await app.rest<object>('GET', `/consultations/${id}`, { token: admin });
  expect(data).not.toHaveProperty('noShowAt');
});
