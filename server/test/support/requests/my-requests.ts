import { aClient, type Person } from '../builders.js';
import { callList, callOperation, type OperationKind } from '../operation.js';
import { QueryCounter } from '../query-counter.js';
import { expectDone, expectRefused } from '../refusals.js';
import type { RequestRow } from '../request-calls.js';
import type { TestApp } from '../test-app.js';

interface MyRequest {
  kind: string;
  id: string;
  reference: string;
  title: string;
  status: string;
  lastEvent: string;
  unseen: boolean;
}
interface MyRequests {
  items: MyRequest[];
  total: number;
  page: number;
}

/** What the suite's own helpers send; the app is there when the first test runs. */
interface Sending {
  app: () => TestApp;
  admin: () => string;
  requestService: (person: Person) => Promise<RequestRow>;
  write: (person: Person, over?: object) => Promise<RequestRow>;
  apply: (over: object, token: string) => Promise<RequestRow>;
}

const NOBODYS = '01890000-0000-7000-8000-000000000000';

/** The list of everything that a client sent, of every kind. */
export function describeMyRequests({ app, admin, requestService, write, apply }: Sending): void {
  const call = <T>(kind: OperationKind, name: string, variables: object, token: string) =>
    callOperation<T>(app(), [kind, name], variables, { token });
  const asOffice = async (name: string, variables: object) =>
    expectDone(await call('mutation', name, variables, admin()));
  const mine = ({ token }: Person, args: object = {}) =>
    callList<MyRequests>(app(), ['query', 'myRequests'], args, { token });
  const listed = async (person: Person, args?: object) => {
    const { items } = expectDone(await mine(person, args));
    return items.map(({ reference, unseen }) => (unseen ? `${reference} unseen` : reference));
  };
  const see = ({ token }: Person, kind: string, id: string) =>
    call('mutation', 'markMyRequestSeen', { kind, id }, token);

  describe('everything that a client sent', () => {
    it('all kinds are in one list, the last event that the client can see first', async () => {
      const person = await aClient(app(), { language: 'fr' });
      const service = await requestService(person);
      const message = await write(person, { subject: null, message: 'Bonjour\nmonsieur' });
      const job = await apply({ email: person.email }, person.token);
      await write(await aClient(app()));
      const { items, total } = expectDone(await mine(person));
      expect(total).toBe(3);
      expect(items).toMatchObject([
        { kind: 'application', id: job.id, reference: job.reference, status: 'pending' },
        { kind: 'contactRequest', id: message.id, title: 'Bonjour', status: 'new' },
        { kind: 'serviceRequest', id: service.id, lastEvent: 'submitted', unseen: false },
      ]);
      expect(items.map(({ title }) => title)).not.toContain('');

      await asOffice('addServiceRequestNote', { id: service.id, input: { text: 'internal' } });
      expect(await listed(person)).toEqual([job, message, service].map((row) => row.reference));
      const input = { status: 'approved' };
      await asOffice('setServiceRequestStatus', { id: service.id, input });
      expect(await listed(person)).toEqual([
        `${service.reference} unseen`,
        job.reference,
        message.reference,
      ]);
    });

    it('an answer of the office is unseen until the client opens the request, and again after the next', async () => {
      const person = await aClient(app());
      const { id, reference } = await write(person);
      const reply = (replyMessage: string) =>
        asOffice('replyToContactRequest', { id, input: { replyMessage } });
      await reply('First.');
      expect(await listed(person)).toEqual([`${reference} unseen`]);
      expectDone(await see(person, 'contactRequest', id));
      expect(await listed(person)).toEqual([reference]);
      const thread = { id, input: { text: 'Thank you.' } };
      expectDone(await call('mutation', 'addContactRequestMessage', thread, person.token));
      expect(await listed(person)).toEqual([reference]);
      await reply('Second.');
      expect(await listed(person)).toEqual([`${reference} unseen`]);
    });

    it('the list is narrowed by kind and by what is done, and paged in one statement', async () => {
      const person = await aClient(app());
      const first = await requestService(person);
      const second = await requestService(person);
      const message = await write(person);
      const counted = QueryCounter.of(app());
      const statements = await counted.during(() => mine(person));
      expect(statements.filter((text) => text.includes('request_events'))).toHaveLength(1);
      expect(statements).toHaveLength(1);
      await asOffice('setServiceRequestStatus', { id: first.id, input: { status: 'completed' } });
      expect(await listed(person, { state: 'closed' })).toEqual([`${first.reference} unseen`]);
      expect(await listed(person, { state: 'open' })).toEqual([
        message.reference,
        second.reference,
      ]);
      expect(await listed(person, { state: 'open', kind: 'serviceRequest' })).toEqual([
        second.reference,
      ]);
      const page = expectDone(await mine(person, { limit: 2, page: 2 }));
      expect(page).toMatchObject({ total: 3, page: 2, items: [{ id: second.id }] });
      const behind = expectDone(await mine(person, { limit: 2, page: 9 }));
      expect(behind).toMatchObject({ total: 3, items: [] });
    });

    it('a request that was withdrawn is not listed, and one of somebody else cannot be marked', async () => {
      const person = await aClient(app());
      const { id } = await write(person);
      const other = await aClient(app());
      expectRefused(await see(other, 'contactRequest', id), 'NOT_FOUND');
      expectRefused(await see(person, 'serviceRequest', id), 'NOT_FOUND');
      expectRefused(await see(person, 'contactRequest', NOBODYS), 'NOT_FOUND');
      expectDone(await call('mutation', 'withdrawContactRequest', { id }, person.token));
      expect(expectDone(await mine(person))).toMatchObject({ total: 0, items: [] });
      expectRefused(await see(person, 'contactRequest', id), 'NOT_FOUND');
    });

    it.each([
      { title: 'page 0', args: { page: 0 }, field: 'page' },
      { title: '101 rows', args: { limit: 101 }, field: 'limit' },
    ])('a list with $title is refused', async ({ args, field }) => {
      expectRefused(await mine(await aClient(app()), args), 'BAD_USER_INPUT', field);
    });
  });
}
