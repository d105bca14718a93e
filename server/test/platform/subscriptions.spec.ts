import { Client } from 'pg';
import { aClient, aColleague, aServiceRequest, type Person } from '../support/builders.js';
import { type Connection, Followers, waitForEvents, type Stream } from '../support/live.js';
import { callOperation } from '../support/operation.js';
import { QueryCounter } from '../support/query-counter.js';
import { expectDone } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const MINE = 'subscription { myServiceRequestChanged { id status timeline { note actorName } } }';
const ALL = 'subscription { serviceRequestChanged { id status clientName } }';

const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

interface Changed {
  id: string;
  status: string;
  timeline: { note: string | null; actorName: string | null }[];
}
type Mine = Stream<{ myServiceRequestChanged: Changed }>;
type All = Stream<{ serviceRequestChanged: Changed }>;

describe('events of subscriptions', () => {
  let app: TestApp;
  let admin: string;
  let client: Person;
  let other: Person;
  const followers = new Followers();

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    admin = await app.adminToken();
    client = await aClient(app);
    other = await aClient(app);
  });
  afterEach(() => followers.close());
  afterAll(() => app.close());

  const follow = <S extends Stream<unknown>>(query: string, connection: Connection) =>
    followers.follow<S>(app, query, connection);
  const submit = async ({ token }: Person) => {
    const body = aServiceRequest();
    const { data } = await app.rest<{ id: string }>('POST', '/service-requests', { token, body });
    return data.id;
  };
  const setStatus = (id: string, status: string, note?: string) =>
    app.rest('PATCH', `/service-requests/${id}/status`, { token: admin, body: { status, note } });

  it('clients get events of their own requests only', async () => {
    const [mine, theirs] = [await submit(client), await submit(other)];
    const stream = await follow<Mine>(MINE, { token: client.token });
    expectDone(await setStatus(theirs, 'approved'));
    expectDone(await setStatus(mine, 'approved', 'Come on Sunday'));
    await waitUntil('the change', () => stream.events.length > 0);
    await waitForEvents();
    expect(
      stream.events.map(({ myServiceRequestChanged: { id, status } }) => [id, status]),
    ).toEqual([[mine, 'approved']]);
    const last = stream.events[0]?.myServiceRequestChanged.timeline.at(-1);
    expect(last).toEqual({ note: 'Come on Sunday', actorName: null });
  });

  it.each(['secretary', 'lawyer'] as const)(
    'a %s is told that a request is gone when it is moved to the trash, and nothing of it',
    async (role) => {
      const colleague = await aColleague(app, { role });
      const id = await submit(client);
      const input = { assigneeId: colleague.id };
      const assign = { id, input };
      expectDone(
        await callOperation(app, ['mutation', 'assignServiceRequest'], assign, { token: admin }),
      );
      const office = await follow<All>(ALL, { token: admin });
      const stream = await follow<All>(ALL, { token: colleague.token });
      expectDone(await app.rest('DELETE', `/service-requests/${id}`, { token: admin }));
      await waitUntil('the refusal', () => stream.errors.length > 0);
      await waitUntil('the change', () => office.events.length > 0);
      expect(stream.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND', id } }]);
      expect(stream.events).toEqual([]);
      expect(office.events.map(({ serviceRequestChanged }) => serviceRequestChanged.id)).toEqual([
        id,
      ]);
    },
  );

  it('clients get no events of internal notes', async () => {
    const id = await submit(client);
    const stream = await follow<Mine>(MINE, { token: client.token });
    const input = { text: 'Difficult case', public: false };
    const note = await callOperation(
      app,
      ['mutation', 'addServiceRequestNote'],
      { id, input },
      {
        token: admin,
      },
    );
    expectDone(note);
    await waitForEvents();
    expect(JSON.stringify(stream.events)).not.toContain('Difficult case');
  });

  it('administrators get an event of every change of a request', async () => {
    const stream = await follow<All>(ALL, { token: admin });
    const ids = [await submit(client), await submit(other)];
    await waitUntil('both', () => stream.events.length >= 2);
    expect(stream.events.map(({ serviceRequestChanged: { id } }) => id)).toEqual(ids);
  });

  it('administrators get an event when a request is moved to the trash or restored', async () => {
    const id = await submit(client);
    const stream = await follow<All>(ALL, { token: admin });
    for (const name of ['deleteServiceRequest', 'restoreServiceRequest']) {
      expectDone(await callOperation(app, ['mutation', name], { id }, { token: admin }));
      await waitUntil(name, () => stream.events.length + stream.errors.length > 0);
      expect(stream.errors).toEqual([]);
      expect(
        stream.events.splice(0).map(({ serviceRequestChanged }) => serviceRequestChanged.id),
      ).toEqual([id]);
    }
  });

  it('one change sends one event', async () => {
    const id = await submit(client);
    const stream = await follow<All>(ALL, { token: admin });
    expectDone(await setStatus(id, 'completed'));
    await waitUntil('the change', () => stream.events.length > 0);
    await waitForEvents();
    expect(stream.events).toHaveLength(1);
  });

  it('a changed request is read from the database once for all its subscriptions', async () => {
    const id = await submit(client);
    const query = 'subscription { serviceRequestChanged { id timeline { note } } }';
    const streams: All[] = [];
    for (let count = 0; count < 60; count += 1)
      streams.push(await follow<All>(query, { token: admin }));
    const statements = await QueryCounter.of(app).during(async () => {
      expectDone(await setStatus(id, 'approved'));
      await waitUntil('all to receive it', () =>
        streams.every(({ events }) => events.length === 1),
      );
    });
    const reads = (table: string) =>
      statements.filter((text) => /^\s*SELECT/.test(text) && text.includes(table));
    // the write itself also reads the row once
    expect(reads('FROM "service_requests" t').length).toBeLessThanOrEqual(2);
    expect(reads('FROM request_events')).toHaveLength(1);
  });

  it('a subscription of a browser is signed in by its cookie', async () => {
    const origin = app.url;
    const stream = await follow<Mine>(MINE, {
      cookie: `token=${client.token}; signed_in=1`,
      origin,
    });
    const id = await submit(client);
    await waitUntil('the change', () => stream.events.length > 0);
    expect(stream.events[0]?.myServiceRequestChanged.id).toBe(id);
  });

  describe('events of another process', () => {
    let second: TestApp;

    beforeAll(async () => {
      second = await app.beside();
    });
    afterAll(() => second.close());

    const followThere = () => followers.follow<Mine>(second, MINE, { token: client.token });

    it('a subscription in one process gets the events of another', async () => {
      const id = await submit(client);
      const stream = await followThere();
      expectDone(await setStatus(id, 'approved'));
      await waitUntil('the change', () =>
        stream.events.some(({ myServiceRequestChanged: { status } }) => status === 'approved'),
      );
      expect(new Set(stream.events.map((event) => event.myServiceRequestChanged.id))).toEqual(
        new Set([id]),
      );
    });

    it('subscriptions go on after all connections to the database were cut', async () => {
      const id = await submit(client);
      const stream = await followThere();
      const database = new Client({ connectionString: app.database.url });
      await database.connect();
      await database.query(CUT);
      await database.end();
      let turn = 0;
      await waitUntil('a change that is told', async () => {
        turn += 1;
        await setStatus(id, turn % 2 ? 'approved' : 'rejected');
        await waitForEvents();
        return stream.events.length > 0;
      });
      expect(stream.ended).toBe(false);
    });
  });
});
