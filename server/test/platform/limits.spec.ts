import { request } from 'node:http';
import type { Client } from 'graphql-ws';
import { DataSource } from 'typeorm';
import { WebSocket } from 'ws';
import { errorText } from '../../src/contract/errors.js';
import type { Locale } from '../../src/contract/locales.js';
import { serviceRequest } from '../../src/contract/requests/service-request.js';
import {
  aClient,
  aContactRequest,
  aJobRole,
  anApplication,
  aRegistration,
  aServiceRequest,
  type Person,
} from '../support/builders.js';
import { type Transport, TRANSPORTS } from '../support/content-calls.js';
import { aCv } from '../support/documents.js';
import { raw, type RawAnswer } from '../support/raw.js';
import { connect, type Stream, subscribe } from '../support/live.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { requestCalls } from '../support/request-calls.js';
import { aKey } from '../support/requests/context.js';
import { type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

/** Every limit is divided by five, so that the tests need fewer calls. */
const RATE_LIMIT_FACTOR = '0.2';
const PER_ACCOUNT = 6;
const PER_ADDRESS = 30;
const PER_ACCOUNT_IN_A_MINUTE = 2;
const REQUESTS = 120;
const SOCKETS_PER_ACCOUNT = 4;
const SOCKETS_PER_ADDRESS = 40;
const MESSAGES = 600;
const SUBSCRIPTIONS_PER_SOCKET = 4;
const SUBSCRIPTIONS_PER_ACCOUNT = 12;
const TRY_AGAIN_LATER = 1013;

const MINE = 'subscription { myServiceRequestChanged { id } }';

const kind = { definition: serviceRequest, path: '/service-requests' };
const countOf = (answers: Answer<unknown>[], code: string | undefined) =>
  answers.filter((answer) => answer.code === code).length;

const UPLOADS_AT_ONCE = 5;

describe('limits', () => {
  let app: TestApp;
  let addresses = 0;

  beforeAll(async () => {
    app = await TestApp.start(__filename, {
      RATE_LIMIT_FACTOR,
      TRUST_PROXY: 'loopback',
      TWILIO_URL: 'http://127.0.0.1:9',
      UPLOAD_SILENCE_SECONDS: '3',
    });
  });
  afterAll(() => app.close());

  /** An address that no test has used before. */
  const anAddress = () => {
    addresses += 1;
    return `10.1.0.${addresses}`;
  };
  const sender = ({ token }: Person, address: string, transport: Transport = 'REST') =>
    requestCalls(app, kind, transport, { token, headers: { 'X-Forwarded-For': address } });
  const aMinutePasses = () =>
    app.app.get(DataSource).query(`DELETE FROM rate_limits WHERE key LIKE 'submit-%-minute%'`);
  /** Submits requests one after the other, minutes apart, without an idempotency key. */
  const submitMany = async (person: Person, address: string, count: number) => {
    const answers: Answer<unknown>[] = [];
    for (let sent = 0; sent < count; sent += 1) {
      await aMinutePasses();
      answers.push(await sender(person, address).submit(aServiceRequest()));
    }
    return answers;
  };

  it('codes by SMS are limited for an account and for a number, whatever the address', async () => {
    const integrations = {
      ...{ smsService: 'twilio', smsSender: 'Mizan', twilioAuthToken: 'secret' },
      twilioAccountSid: `AC${'0'.repeat(32)}`,
    };
    const token = await app.adminToken();
    expectDone(await app.rest('PUT', '/settings', { token, body: { integrations } }));
    const phoneNumber = '0555 63 72 81';
    let person = await aClient(app, { phoneNumber });
    const send = () =>
      app.rest('POST', '/phone-verification/send-code', {
        token: person.token,
        headers: { 'X-Forwarded-For': anAddress() },
      });
    expectDone(await send());
    expectRefused(await send(), 'TOO_MANY_REQUESTS');

    // another account with the number is too much for it, also once the first one is gone
    const { password } = person;
    const erasure = { token: person.token, body: { password } };
    expectDone(await app.rest('POST', '/privacy/erasure', erasure));
    person = await aClient(app, { phoneNumber });
    expectRefused(await send(), 'TOO_MANY_REQUESTS');
  });

  describe('limits on submitting requests', () => {
    it.each(TRANSPORTS)(
      'the submissions of one account are limited whatever its address, over %s',
      async (transport) => {
        const person = await aClient(app);
        const submit = async () => {
          await aMinutePasses();
          return sender(person, anAddress(), transport).submit(aServiceRequest());
        };
        for (let sent = 0; sent < PER_ACCOUNT; sent += 1) expectDone(await submit());
        const refused = await submit();
        expectRefused(refused, 'TOO_MANY_REQUESTS');
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      },
    );

    it('people of one address do not use up each other’s submissions, only far more of all of them', async () => {
      const address = anAddress();
      const people = await Promise.all(Array.from({ length: 6 }, () => aClient(app)));
      const [limited, last] = [people[0]!, people.at(-1)!];
      for (const person of people.slice(0, 5)) await submitMany(person, address, PER_ACCOUNT);
      expect(countOf(await submitMany(limited, address, 5), 'TOO_MANY_REQUESTS')).toBe(5);
      expect(5 * PER_ACCOUNT).toBe(PER_ADDRESS);
      await aMinutePasses();
      expectDone(await sender(last, address).submit(aServiceRequest()));
      // refused ones are not counted
      const counted = await app.app.get(DataSource).query<{ points: number }[]>(
        `UPDATE rate_limits SET points = $2 WHERE key LIKE 'submit-%-address-signed-in:' || $1
         RETURNING (SELECT o.points FROM rate_limits o WHERE o.key = rate_limits.key) AS points`,
        [address, 10 * PER_ADDRESS],
      );
      expect(counted[0]).toEqual([{ points: 5 * PER_ACCOUNT + 1 }]);
      expectRefused(await sender(last, address).submit(aServiceRequest()), 'TOO_MANY_REQUESTS');
      expectDone(await sender(last, anAddress()).submit(aServiceRequest()));
    });

    it('the submissions of one person in a minute are limited, and those of others are not held up', async () => {
      const address = anAddress();
      const people = await Promise.all([1, 2, 3].map(() => aClient(app)));
      for (const person of people)
        for (let sent = 0; sent < PER_ACCOUNT_IN_A_MINUTE; sent += 1)
          expectDone(await sender(person, address).submit(aServiceRequest()));
      const refused = await sender(people[0]!, address).submit(aServiceRequest());
      expectRefused(refused, 'TOO_MANY_REQUESTS');
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
      await aMinutePasses();
      expectDone(await sender(people[0]!, address).submit(aServiceRequest()));
    });

    it('typing the e-mail address of somebody uses up no submissions of theirs, and tells nothing of them', async () => {
      const token = await app.adminToken();
      expectDone(await app.rest('POST', '/roles', { token, body: aJobRole({ slug: 'lawyer' }) }));
      const { email } = aRegistration();
      const apply = async (address: string) => {
        await aMinutePasses();
        const body = anApplication({ email });
        const headers = { 'X-Forwarded-For': address };
        return app.rest('POST', '/join-team-applications', { body, headers, files: { cv: aCv() } });
      };
      const [stranger, owner] = [anAddress(), anAddress()];
      for (let sent = 0; sent < PER_ACCOUNT; sent += 1) expectDone(await apply(stranger));
      expectRefused(await apply(stranger), 'TOO_MANY_REQUESTS');
      for (let sent = 0; sent < PER_ACCOUNT; sent += 1) expectDone(await apply(owner));
      expectRefused(await apply(owner), 'TOO_MANY_REQUESTS');
    });

    it('repeats of a submission do not count, and are answered even at the limit', async () => {
      const person = await aClient(app);
      const address = anAddress();
      const [input, key] = [aServiceRequest(), aKey()];
      const first = expectDone(await sender(person, address).submit(input, key));
      for (let repeat = 0; repeat < 2 * PER_ACCOUNT; repeat += 1)
        expect(expectDone(await sender(person, address).submit(input, key)).id).toBe(first.id);
      const others = await submitMany(person, address, PER_ACCOUNT);
      expect(countOf(others, undefined)).toBe(PER_ACCOUNT - 1);
      expect(expectDone(await sender(person, address).submit(input, key)).id).toBe(first.id);
    });

    it('submissions with invalid input do not count towards the limit', async () => {
      const person = await aClient(app);
      const address = anAddress();
      const wrong = aServiceRequest({ serviceId: 999_999 });
      for (let sent = 0; sent < 2 * PER_ACCOUNT; sent += 1)
        expectRefused(await sender(person, address).submit(wrong), 'BAD_USER_INPUT', 'serviceId');
      expectDone(await sender(person, address).submit(aServiceRequest()));
    });
  });

  it('uploads of one address that are being received are limited before a byte of them is read, and given up when they fall silent', async () => {
    const address = anAddress();
    const headers = {
      'X-Forwarded-For': address,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Apollo-Require-Preflight': 'true',
    };
    const { hostname, port } = new URL(app.url);
    const paths = ['/api/v1/join-team-applications', '/graphql'];
    const stalled = Array.from({ length: UPLOADS_AT_ONCE }, (_, index) => {
      const sent = request({ hostname, port, method: 'POST', path: paths[index % 2], headers });
      sent.on('error', () => undefined);
      sent.write('--x\r\n');
      return sent;
    });
    const givenUp = stalled.map((sent) => new Promise((done) => sent.once('close', done)));
    const upload = (path: string) => raw(app, { method: 'POST', path, headers, body: '--x--\r\n' });
    for (const path of paths) {
      const refused = await waitUntil('a refusal', async () => {
        const answer = await upload(path);
        return answer.status === 429 && answer;
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    await Promise.all(givenUp);
    await waitUntil('others to be taken', async () => (await upload(paths[0]!)).status === 400);
  });

  it('exports of one person at once are limited, and possible again when one is done', async () => {
    const token = await app.adminToken();
    const aLink = async () =>
      expectDone(
        await callOperation<{ url: string }>(
          app,
          ['mutation', 'createServiceRequestExport'],
          { format: 'csv' },
          { token },
        ),
      ).url;
    const [first, second] = [await aLink(), await aLink()];
    const open = (url: string) => app.rest('GET', `/${url}?language=fr`);
    const holder = app.app.get(DataSource).createQueryRunner();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE service_requests IN ACCESS EXCLUSIVE MODE');
    const started = fetch(app.url + first);
    const records = () =>
      app.app
        .get(DataSource)
        .query<object[]>(`SELECT FROM audit_events WHERE action = 'serviceRequest.exported'`);
    await waitUntil('the first export', async () => (await records()).length === 1);
    const refused = await open(second);
    await holder.query('COMMIT');
    await holder.release();
    expectRefused(refused, 'TOO_MANY_EXPORTS');
    expect(refused.message).toBe(errorText('TOO_MANY_EXPORTS', 'fr'));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await (await started).text();
    await waitUntil('its turn', async () => (await fetch(app.url + second)).status === 200);
  });

  it('PDFs of one person at once are limited, and possible again when one is done', async () => {
    const { token } = await aClient(app);
    const sent = await app.rest<{ id: string }>('POST', '/contact-requests', {
      token,
      body: aContactRequest(),
    });
    const order = { kind: 'contactRequest', id: expectDone(sent).id, type: 'summary' };
    const { url } = expectDone(
      await callOperation<{ url: string }>(app, ['mutation', 'createRequestPdf'], order, {
        token: await app.adminToken(),
      }),
    );
    const holder = app.app.get(DataSource).createQueryRunner();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE request_events IN ACCESS EXCLUSIVE MODE');
    const open = () => fetch(app.url + url, { headers: { 'Accept-Language': 'fr' } });
    const started = Array.from({ length: 6 }, open);
    // the others wait for the table
    const refused = await Promise.race(started);
    const inBrowser = { 'Accept-Language': 'fr', 'Sec-Fetch-Mode': 'navigate' };
    const page = await raw(app, { path: url, headers: inBrowser });
    await holder.query('COMMIT');
    await holder.release();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain(errorText('TOO_MANY_PDFS', 'fr'));
    expect(page.status).toBe(429);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.text).toContain(`<h1>${errorText('TOO_MANY_PDFS', 'fr')}</h1>`);
    const statuses = (await Promise.all(started)).map(({ status }) => status);
    expect(statuses).toContain(200);
    await waitUntil('its turn', async () => (await open()).status === 200);
  });

  describe('the general limit per address', () => {
    const call = (path: string, address: string, language = 'fr'): Promise<RawAnswer> =>
      path === '/graphql'
        ? raw(app, {
            method: 'POST',
            path,
            headers: {
              'X-Forwarded-For': address,
              'Accept-Language': language,
              'Content-Type': 'application/json',
            },
            body: JSON.stringify({ query: '{ __typename }' }),
          })
        : raw(app, { path, headers: { 'X-Forwarded-For': address, 'Accept-Language': language } });
    const exhaust = (address: string) =>
      Promise.all(Array.from({ length: REQUESTS }, () => call('/graphql', address)));
    const expectTold = (answer: RawAnswer) => {
      expect(answer.status).toBe(429);
      const seconds = Number(answer.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      return errorText('TOO_MANY_REQUESTS', 'fr', { seconds });
    };

    it('the general limit answers 429 over both transports in the caller’s language, with Retry-After', async () => {
      const address = anAddress();
      const answers = await exhaust(address);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);

      const rest = await call('/api/v1/auth/profile', address);
      const restMessage = expectTold(rest);
      expect(rest.json).toMatchObject({
        success: false,
        error: 'TOO_MANY_REQUESTS',
        message: restMessage,
      });
      const graphql = await call('/graphql', address);
      const message = expectTold(graphql);
      const retryAfter = Number(graphql.headers['retry-after']);
      expect(graphql.json).toEqual({
        errors: [{ message, extensions: { code: 'TOO_MANY_REQUESTS', retryAfter } }],
      });
    });

    it('the general limit lasts no longer when the clock of the process is set back', async () => {
      const address = anAddress();
      await exhaust(address);
      const now = Date.now.bind(Date);
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 8 * 24 * 3_600_000);
      const answer = await call('/graphql', address);
      expectTold(answer);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(10);
      const isAnswered = async () => (await call('/graphql', address)).status === 200;
      await waitUntil('its next turn', isAnswered).finally(() => clock.mockRestore());
    });

    it('the general limit counts a whole IPv6 network as one address', async () => {
      await exhaust('2001:db8:9:1::1');
      expect((await call('/api/v1/auth/profile', '2001:db8:9:1:ffff::2')).status).toBe(429);
      expect((await call('/api/v1/auth/profile', '2001:db8:9:2::1')).status).toBe(401);
    });

    it('the general limit does not count health checks and cached answers', async () => {
      const address = anAddress();
      const cached = '/public/services?language=fr';
      expect((await call(cached, address)).status).toBe(200);
      await exhaust(address);
      expect((await call('/api/v1/auth/profile', address)).status).toBe(429);
      expect((await call(cached, address)).status).toBe(200);
      expect((await call('/health/live', address)).status).toBe(200);
    });
  });

  describe('limits on sockets', () => {
    const open: WebSocket[] = [];
    afterEach(() => open.splice(0).forEach((socket) => socket.terminate()));

    /** Opens a socket and signs it in; answers how it was closed, or undefined if it stays open. */
    const openSocket = async (address: string, { token }: { token?: string } = {}) => {
      const socket = new WebSocket(
        `${app.url.replace('http', 'ws')}/graphql`,
        'graphql-transport-ws',
        { headers: { 'X-Forwarded-For': address, 'Accept-Language': 'fr' } },
      );
      open.push(socket);
      const payload = token ? { authorization: `Bearer ${token}` } : {};
      socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
      return new Promise<{ code: number; reason: string } | undefined>((resolve, reject) => {
        socket.on('message', () => resolve(undefined));
        socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
        socket.on('error', reject);
      });
    };
    const openMany = async (count: number, address: () => string, who = {}) => {
      const closings = [];
      for (let opened = 0; opened < count; opened += 1)
        closings.push(await openSocket(address(), who));
      return closings;
    };
    const tooMany = (locale: Locale) => ({
      code: TRY_AGAIN_LATER,
      reason: errorText('TOO_MANY_CONNECTIONS', locale),
    });

    it('the sockets of one account are limited whatever its address, with a refusal in its language', async () => {
      const person = await aClient(app, { language: 'ar' });
      const closings = await openMany(SOCKETS_PER_ACCOUNT + 1, anAddress, person);
      expect(closings).toEqual([...Array(SOCKETS_PER_ACCOUNT).fill(undefined), tooMany('ar')]);
    });

    it('the sockets of one address are limited, counting only open ones', async () => {
      const address = anAddress();
      const closings = await openMany(SOCKETS_PER_ADDRESS + 1, () => address);
      expect(closings.filter(Boolean)).toEqual([tooMany('fr')]);
      expect(await openSocket(anAddress())).toBeUndefined();
      open[0]?.terminate();
      await waitUntil(
        'the closed socket to be forgotten',
        async () => !(await openSocket(address)),
      );
    });

    it('the messages of one address are limited, of whatever kind, and its socket is closed', async () => {
      const [address, elsewhere] = [anAddress(), anAddress()];
      expect(await openSocket(elsewhere)).toBeUndefined();
      expect(await openSocket(address)).toBeUndefined();
      const [other, socket] = open as [WebSocket, WebSocket];
      const closed = new Promise((resolve) =>
        socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() })),
      );
      for (let sent = 0; sent <= MESSAGES; sent += 1) socket.send('{"type":"ping"}');
      expect(await closed).toEqual(tooMany('fr'));
      expect(other.readyState).toBe(WebSocket.OPEN);
    });

    it('a socket handshake beyond the general limit is answered with 429', async () => {
      const address = anAddress();
      const headers = { 'X-Forwarded-For': address };
      const path = '/api/v1/auth/profile';
      await Promise.all(Array.from({ length: REQUESTS }, () => raw(app, { path, headers })));
      await expect(openSocket(address)).rejects.toThrow('429');
    });
  });

  describe('limits on subscriptions', () => {
    const clients: Client[] = [];
    afterEach(async () => {
      for (const client of clients.splice(0)) await client.dispose();
    });

    const socketOf = ({ token }: Person) => {
      const client = connect(app, { token });
      clients.push(client);
      return client;
    };
    const refusalsOf = (streams: Stream<unknown>[]) =>
      streams.flatMap(({ errors }) => errors.map(({ extensions }) => extensions?.code));

    it('the subscriptions of one account are limited over all its sockets', async () => {
      const person = await aClient(app);
      const streams = Array.from({ length: SOCKETS_PER_ACCOUNT }, () => socketOf(person)).flatMap(
        (client) => Array.from({ length: SUBSCRIPTIONS_PER_SOCKET }, () => subscribe(client, MINE)),
      );
      const tooMany = streams.length - SUBSCRIPTIONS_PER_ACCOUNT;
      await waitUntil('the refusals', () => refusalsOf(streams).length >= tooMany);
      expect(refusalsOf(streams)).toEqual(Array(tooMany).fill('TOO_MANY_SUBSCRIPTIONS'));
    });

    it('the subscriptions of one socket are limited, and those that it has go on', async () => {
      const person = await aClient(app, { language: 'en' });
      const client = socketOf(person);
      const streams = Array.from({ length: SUBSCRIPTIONS_PER_SOCKET + 2 }, () =>
        subscribe(client, MINE),
      );
      await waitUntil('two refusals', () => refusalsOf(streams).length === 2);
      const refused = streams.find(({ errors }) => errors.length > 0);
      expect(refused?.errors[0]).toEqual({
        message: errorText('TOO_MANY_SUBSCRIPTIONS', 'en'),
        extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' },
      });
      expectDone(await sender(person, anAddress()).submit(aServiceRequest()));
      await waitUntil(
        'the change on all others',
        () => streams.filter(({ events }) => events.length > 0).length === SUBSCRIPTIONS_PER_SOCKET,
      );
    });
  });
});
