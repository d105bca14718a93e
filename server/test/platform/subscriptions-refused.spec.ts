import { createConnection } from 'node:net';
import { WebSocket } from 'ws';
import { ERRORS } from '../../src/contract/errors.js';
import { AddressRateLimit } from '../../src/platform/access/address-rate-limit.js';
import { aClient, aServiceRequest, type Person } from '../support/builders.js';
import {
  connect,
  type Connection,
  Followers,
  refusalOf,
  type Stream,
  subscribe,
  waitForEvents,
} from '../support/live.js';
import { raw } from '../support/raw.js';
import { expectDone } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const handshake = (origin: string) =>
  [
    'GET /graphql HTTP/1.1',
    `Host: ${new URL(origin).host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Origin: ${origin}`,
    '\r\n',
  ].join('\r\n');
const FOREIGN_HANDSHAKE = handshake('https://evil.example').replace(
  'Host: evil.example',
  'Host: mizan.test',
);

const INIT_TIMEOUT = 4408;
const UNAUTHORIZED = 4401;
const MINE = 'subscription { myServiceRequestChanged { id } }';
const ALL = 'subscription { serviceRequestChanged { id } }';

describe('access to subscriptions', () => {
  let app: TestApp;
  let admin: string;
  let client: Person;
  const followers = new Followers();
  /** How the product closes a socket that never signs in; the other tests run meanwhile. */
  let silentSocket: Promise<number>;

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    silentSocket = new Promise((resolve) => {
      new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
        .on('close', resolve)
        .on('error', () => resolve(0));
    });
    admin = await app.adminToken();
    client = await aClient(app);
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
  const setStatus = (id: string, status: string) =>
    app.rest('PATCH', `/service-requests/${id}/status`, { token: admin, body: { status } });

  describe('refused subscriptions', () => {
    const REFUSED: { title: string; query: string; who: () => Connection; code: string }[] = [
      {
        title: 'a client’s subscription without signing in',
        query: MINE,
        who: () => ({}),
        code: 'UNAUTHENTICATED',
      },
      {
        title: 'an administrators’ subscription without signing in',
        query: ALL,
        who: () => ({}),
        code: 'UNAUTHENTICATED',
      },
      {
        title: 'an administrators’ subscription as a client',
        query: ALL,
        who: () => ({ token: client.token }),
        code: 'FORBIDDEN',
      },
    ];

    it.each(REFUSED)('$title is refused', async ({ query, who, code }) => {
      const stream = await follow(query, who());
      expect(await refusalOf(stream)).toBe(code);
      await submit(client);
      await waitForEvents();
      expect(stream.events).toEqual([]);
    });

    it.each([
      ['a broken token', () => Promise.resolve(`${client.token}x`)],
      ['something that is no token', () => Promise.resolve('me')],
      [
        'the token of a session that has ended',
        async () => {
          const token = await app.signIn(client.email, client.password);
          expectDone(await app.rest('POST', '/auth/logout', { token }));
          return token;
        },
      ],
    ])('a socket with %s is closed as soon as it opens', async (_, tokenOf) => {
      const connection = connect(app, { token: await tokenOf() });
      const closed = new Promise((resolve) =>
        connection.on('closed', (event) => resolve((event as { code: number }).code)),
      );
      const stream = subscribe(connection, MINE);
      expect(await closed).toBe(UNAUTHORIZED);
      expect(stream).toMatchObject({ events: [], errors: [] });
      await connection.dispose();
    });

    it('a socket without a token opens, and so does one with the cookie of an ended session', async () => {
      const cookie = `token=${client.token}x; signed_in=1`;
      for (const who of [{}, { cookie }])
        expect(await refusalOf(await follow(MINE, who))).toBe('UNAUTHENTICATED');
    });

    it('a subscription is refused in the language of the caller', async () => {
      const stream = await follow(MINE, { language: 'fr' });
      await refusalOf(stream);
      expect(stream.errors[0]?.message).toBe(ERRORS.UNAUTHENTICATED.message.fr);
    });

    it.each([
      'query { publicServices { total } }',
      'mutation { logout }',
      '{ __schema { types { name } } }',
    ])('an operation that is not a subscription is refused: %s', async (query) => {
      const stream = await follow(query, { token: client.token });
      await waitUntil('the refusal', () => stream.ended);
      expect(stream.events).toEqual([]);
      expect(stream.errors[0]?.message).toMatch(/Only subscriptions/);
      expectDone(await app.rest('GET', '/auth/profile', { token: client.token }));
    });

    it.each([
      { title: 'a page of another site', origin: 'https://evil.example' },
      { title: 'a page without an origin', origin: 'null' },
      {
        title: 'a site with our name as a part of its own',
        origin: 'http://mizan.test.evil.example',
      },
    ])('a socket of $title is refused at the handshake', async ({ origin }) => {
      const socket = new WebSocket(
        `${app.url.replace('http', 'ws')}/graphql`,
        'graphql-transport-ws',
        {
          origin,
          headers: { cookie: `token=${client.token}; signed_in=1` },
        },
      );
      const status = await new Promise((resolve) => {
        socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
        socket.on('open', () => resolve('open'));
        socket.on('error', () => resolve('error'));
      });
      expect(status).toBe(403);
    });

    it('a page of another site that disconnects at once does no harm', async () => {
      const { port } = new URL(app.url);
      const sockets = Array.from({ length: 20 }, () => createConnection(Number(port), '127.0.0.1'));
      for (const socket of sockets) {
        socket.on('error', () => undefined);
        socket.write(FOREIGN_HANDSHAKE, () => socket.resetAndDestroy());
      }
      const connected = createConnection(Number(port), '127.0.0.1', () =>
        connected.write(FOREIGN_HANDSHAKE),
      );
      connected.on('error', () => undefined);
      const chunks: Buffer[] = [];
      connected.on('data', (chunk) => chunks.push(chunk));
      await new Promise((resolve) => connected.on('close', resolve));
      expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 403 /);
      expect((await raw(app, { path: '/health/live' })).status).toBe(200);
    });

    it('a socket that breaks off while its handshake is counted is dropped, and ends nothing', async () => {
      const limit = app.app.get(AddressRateLimit);
      const consume = limit.consume.bind(limit);
      let counted = 0;
      // as with a Redis that takes its time
      const slow = jest.spyOn(limit, 'consume').mockImplementation(async (address) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        const state = await consume(address);
        counted += 1;
        return state;
      });
      const { host, port } = new URL(app.url);
      const sockets = Array.from({ length: 10 }, () => createConnection(Number(port), '127.0.0.1'));
      for (const socket of sockets) {
        socket.on('error', () => undefined);
        socket.write(handshake(`http://${host}`));
      }
      await waitUntil('the handshakes', () => slow.mock.calls.length === sockets.length);
      for (const socket of sockets) socket.resetAndDestroy();
      await waitUntil('the counts', () => counted === sockets.length);
      slow.mockRestore();
      expect((await raw(app, { path: '/health/live' })).status).toBe(200);
    });

    it('a request that offers an upgrade to HTTP/2 is answered normally', async () => {
      const headers = {
        Connection: 'Upgrade, HTTP2-Settings',
        Upgrade: 'h2c',
        'HTTP2-Settings': '',
      };
      expect((await raw(app, { path: '/public/services', headers })).status).toBe(200);
    });

    it('a message on a socket that cannot be parsed is refused with a reason', async () => {
      const broken = await follow('subscription {', { token: client.token });
      expect(broken).toMatchObject({ ended: true, events: [] });
      expect(broken.errors[0]?.message).toMatch(/Syntax Error/);
    });

    it('a message of more than 64 KB and an operation of too many tokens are refused, and no stack is printed', async () => {
      const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const words = `subscription { myServiceRequestChanged { ${'id '.repeat(1000)} } }`;
      const stream = await follow(words, { token: client.token });
      await waitUntil('the refusal', () => stream.ended);
      const long = `subscription { myServiceRequestChanged { id } } # ${'x'.repeat(70_000)}`;
      const longer = await follow(long, { token: client.token });
      await waitUntil('the refusal', () => longer.ended);
      expect([...stream.events, ...longer.events]).toEqual([]);
      expect(print).not.toHaveBeenCalled();
      print.mockRestore();
    });
  });

  it('the sockets of a session close when it ends, on every process, and those of other sessions do not', async () => {
    const other = await app.beside();
    const token = await app.signIn(client.email, client.password);
    const streams = [
      await follow(MINE, { token }),
      await followers.follow<Stream<unknown>>(other, MINE, { token }),
    ];
    const stays = await follow(MINE, { token: client.token });
    expectDone(await app.rest('POST', '/auth/logout', { token }));
    await waitUntil('the ends', () => streams.every(({ ended }) => ended));
    await submit(client);
    await waitUntil('the change', () => stays.events.length > 0);
    expect(streams.flatMap(({ events }) => events)).toEqual([]);
    expect(stays.ended).toBe(false);
    await other.close();
  });

  it('a subscription gets no events after the user was deactivated', async () => {
    const person = await aClient(app);
    const id = await submit(person);
    const stream = await follow(MINE, { token: person.token });
    expectDone(await app.rest('PATCH', `/users/${person.id}/activate`, { token: admin }));
    expectDone(await setStatus(id, 'approved'));
    await waitForEvents();
    expect(stream.events).toEqual([]);
  });

  it('an administrators’ subscription gets no events after the user has lost that role', async () => {
    const person = await aClient(app);
    const setRole = (role: string) =>
      app.rest('PUT', `/users/${person.id}`, { token: admin, body: { role } });
    expectDone(await setRole('admin'));
    const token = await app.signIn(person.email, person.password);
    const stream = await follow(ALL, { token });
    expectDone(await setRole('client'));
    await submit(client);
    await waitForEvents();
    expect(stream.events).toEqual([]);
  });

  it('a socket that says nothing after its handshake is closed', async () => {
    expect(await silentSocket).toBe(INIT_TIMEOUT);
  });
});
