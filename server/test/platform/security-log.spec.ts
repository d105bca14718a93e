import { Agent, get, request } from 'node:http';
import { Logger } from '@nestjs/common';
import { WebSocket } from 'ws';
import { serviceRequest } from '../../src/contract/requests/service-request.js';
import { ADMIN, TestApp } from '../support/test-app.js';
import {
  aClient,
  aColleague,
  aJobRole,
  anApplication,
  aRegistration,
  aServiceRequest,
  type Person,
} from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { callOperation, type OperationKind } from '../support/operation.js';
import { PASSKEY_APIS, SITE, type WebAuthnOptions } from '../support/passkeys.js';
import { raw } from '../support/raw.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { requestCalls, requestsOverGraphql, type RequestRow } from '../support/request-calls.js';
import { SoftwareAuthenticator } from '../support/software-authenticator.js';
import { waitUntil } from '../support/wait-until.js';

type Details = Record<string, unknown>;
type Entry = Details & { at: string; event: string };

/** Every limit is divided by five, so that the tests need fewer calls. */
const RATE_LIMIT_FACTOR = '0.2';
const REQUESTS = 120;
const UPLOADS_AT_ONCE = 5;
const MAX_CONNECTIONS = '100';
const OF_ONE_ADDRESS = 20;
/** Not the address of the proxy, which is trusted. */
const STRANGER = '127.0.0.3';
const HERE = '127.0.0.1';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
/** Names an account without its address. */
const HASH = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
const OPERATION = expect.stringMatching(/^\w+\.\w+$/) as string;
const SECONDS = expect.any(Number) as number;

const WRONG = 'not-the-password-of-anybody';
const NOTE = 'A note that only one person may read';
const LOGIN = '/auth/login';
const PROFILE = '/auth/profile';
const kind = { definition: serviceRequest, path: '/service-requests' };

describe('the security log', () => {
  let app: TestApp;
  let admin: Person;
  let addresses = 0;
  const entries: Entry[] = [];
  /** What the tests sent or got, and what the log must not hold. */
  const secrets: string[] = [WRONG, NOTE, ADMIN.password, ADMIN.email];

  beforeAll(async () => {
    const keep = (entry: unknown) => {
      if (typeof entry === 'object' && entry !== null) entries.push(entry as Entry);
    };
    jest.spyOn(Logger.prototype, 'log').mockImplementation(keep);
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(keep);
    app = await TestApp.start(__filename, {
      RATE_LIMIT_FACTOR,
      MAX_CONNECTIONS,
      TRUST_PROXY: HERE,
      UPLOAD_SILENCE_SECONDS: '1',
    });
    admin = remember(await aColleague(app, { role: 'admin' }));
    const body = aJobRole({ slug: 'lawyer' });
    expectDone(await app.rest('POST', '/roles', { token: admin.token, body }));
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.close();
  });

  const remember = (person: Person) => {
    secrets.push(person.token, person.password, person.email);
    return person;
  };
  const aPerson = async () => remember(await aClient(app));
  const anAddress = () => `10.3.0.${(addresses += 1)}`;
  const signIn = (email: string, password: string) =>
    app.rest('POST', LOGIN, { body: { email, password } });
  const aRequest = async (person: Person, address = anAddress()) => {
    const input = aServiceRequest();
    secrets.push(input.serviceDescription, input.clientEmail);
    const headers = { 'X-Forwarded-For': address };
    return requestCalls(app, kind, 'REST', { token: person.token, headers }).submit(input);
  };
  const ofOffice = () => requestCalls(app, kind, 'REST', { token: admin.token });
  const aStoredRequest = async () => expectDone(await aRequest(await aPerson()));
  const moved = ({ id }: RequestRow, to: string) => ({
    ...{ userId: admin.id, entity: 'serviceRequest', id, from: 'pending', to },
  });
  /** As the administrators see accounts. */
  const anAccount = async (role = 'client') => {
    const body = { ...aRegistration(), role };
    secrets.push(body.email, body.password);
    const { id } = expectDone(
      await app.rest<{ id: string }>('POST', '/users', { token: admin.token, body }),
    );
    return { userId: id, by: admin.id, role, isActive: true };
  };
  const uploadFrom = (address: string) => ({
    'X-Forwarded-For': address,
    'Content-Type': 'multipart/form-data; boundary=x',
  });
  /** Begins an upload that never ends. */
  const stall = (address: string) => {
    const { hostname, port } = new URL(app.url);
    const path = '/api/v1/join-team-applications';
    const headers = uploadFrom(address);
    const sent = request({ hostname, port, method: 'POST', path, headers });
    sent.on('error', () => undefined);
    sent.write('--x\r\n');
  };

  const EVENTS: { title: string; event: string; act: () => Promise<Details> }[] = [
    {
      title: 'a sign-in',
      event: 'login.succeeded',
      act: async () => {
        const { id, email, password } = await aPerson();
        expectDone(await signIn(email, password));
        return { userId: id, address: HERE };
      },
    },
    {
      title: 'a wrong password',
      event: 'login.failed',
      act: async () => {
        expectRefused(await signIn((await aPerson()).email, WRONG), 'LOGIN_FAILED');
        return { account: HASH, address: HERE, count: 1 };
      },
    },
    {
      title: 'a lock after wrong passwords',
      event: 'login.locked',
      act: async () => {
        const { email } = await aPerson();
        for (let tries = 0; tries < 5; tries += 1) await signIn(email, WRONG);
        return { account: HASH, address: HERE, seconds: SECONDS };
      },
    },
    {
      title: 'a sign-out',
      event: 'logout',
      act: async () => {
        const { id, token } = await aPerson();
        expectDone(await app.rest('POST', '/auth/logout', { token }));
        return { userId: id };
      },
    },
    {
      title: 'a token of a session that has ended',
      event: 'token.refused',
      act: async () => {
        const { token } = await aPerson();
        await app.rest('POST', '/auth/logout', { token });
        expectRefused(await app.rest('GET', PROFILE, { token }), 'UNAUTHENTICATED');
        return { address: HERE, operation: OPERATION };
      },
    },
    {
      title: 'a client at an operation of the office',
      event: 'access.refused',
      act: async () => {
        const { id, token } = await aPerson();
        expectRefused(await app.rest('GET', '/users', { token }), 'FORBIDDEN');
        return { code: 'FORBIDDEN', userId: id, operation: OPERATION };
      },
    },
    {
      title: 'somebody of the office whose session is locked',
      event: 'access.refused',
      act: async () => {
        const { id, token } = remember(await aColleague(app, { role: 'secretary' }));
        expectDone(await app.rest('POST', '/auth/lock', { token }));
        expectRefused(await app.rest('GET', '/service-requests', { token }), 'SESSION_LOCKED');
        return { code: 'SESSION_LOCKED', userId: id, operation: OPERATION };
      },
    },
    {
      title: 'a session that is locked',
      event: 'session.locked',
      act: async () => {
        const { id, token } = remember(await aColleague(app, { role: 'secretary' }));
        expectDone(await app.rest('POST', '/auth/lock', { token }));
        return { userId: id };
      },
    },
    {
      title: 'a session that is unlocked',
      event: 'session.unlocked',
      act: async () => {
        const { id, token, password } = remember(await aColleague(app, { role: 'secretary' }));
        await app.rest('POST', '/auth/lock', { token });
        expectDone(await app.rest('POST', '/auth/unlock', { token, body: { password } }));
        return { userId: id, address: HERE };
      },
    },
    {
      title: 'the general limit of an address',
      event: 'limit.reached',
      act: async () => {
        const address = anAddress();
        const headers = { 'X-Forwarded-For': address };
        const calls = Array.from({ length: REQUESTS + 1 }, () =>
          raw(app, { path: '/api/v1/nowhere', headers }),
        );
        expect((await Promise.all(calls)).map(({ status }) => status)).toContain(429);
        return { limit: 'requests', address };
      },
    },
    {
      title: 'the limit of submissions',
      event: 'limit.reached',
      act: async () => {
        const [person, address] = [await aPerson(), anAddress()];
        for (let sent = 0; sent < 2; sent += 1) expectDone(await aRequest(person, address));
        expectRefused(await aRequest(person, address), 'TOO_MANY_REQUESTS');
        return { limit: 'submit-serviceRequest-account-minute', seconds: SECONDS };
      },
    },
    {
      title: 'the limit of uploads of an address',
      event: 'limit.reached',
      act: async () => {
        const address = anAddress();
        for (let begun = 0; begun < UPLOADS_AT_ONCE; begun += 1) stall(address);
        const path = '/api/v1/join-team-applications';
        await waitUntil('a refusal', async () => {
          const headers = uploadFrom(address);
          const { status } = await raw(app, { method: 'POST', path, headers, body: '--x--\r\n' });
          return status === 429;
        });
        return { limit: 'uploads', address };
      },
    },
    {
      title: 'an upload that is given up',
      event: 'upload.stalled',
      act: async () => {
        const address = anAddress();
        stall(address);
        return { address };
      },
    },
    {
      title: 'the limit of connections of an address',
      event: 'limit.reached',
      act: async () => {
        const agent = new Agent({ keepAlive: true, maxSockets: OF_ONE_ADDRESS + 1 });
        const call = () =>
          new Promise((resolve) => {
            get(`${app.url}/health/live`, { agent, localAddress: STRANGER }, (answer) =>
              answer.resume().once('end', resolve),
            ).once('error', resolve);
          });
        await Promise.all(Array.from({ length: OF_ONE_ADDRESS + 1 }, call));
        agent.destroy();
        return { limit: 'connections', address: STRANGER };
      },
    },
    {
      title: 'a message of a socket that is too large',
      event: 'socket.failed',
      act: async () => {
        const url = `${app.url.replace('http', 'ws')}/graphql`;
        const socket = new WebSocket(url, 'graphql-transport-ws');
        await new Promise((done) => socket.once('open', done));
        socket.send(NOTE.repeat(40_000));
        await new Promise((done) => socket.once('close', done));
        return { address: HERE, message: 'Max payload size exceeded' };
      },
    },
    {
      title: 'a passkey that cannot be right',
      event: 'passkey.refused',
      act: async () => {
        const { token, password } = await aPerson();
        const passkeys = PASSKEY_APIS['REST']!(app);
        const options: WebAuthnOptions = expectDone(await passkeys.begin({ password }, { token }));
        const passkey = { ...new SoftwareAuthenticator(SITE).create(options), attestation: 'AAAA' };
        secrets.push(options.challenge);
        expectRefused(
          await passkeys.add({ name: 'Key', passkey }, { token }),
          'WRONG_PASSKEY',
          'passkey',
        );
        return { reason: expect.stringMatching(/^\w*Error: /) as string };
      },
    },
    {
      title: 'a registration',
      event: 'user.registered',
      act: async () => {
        const { id } = remember(await aClient(app, {}, { verified: false }));
        return { userId: id, by: undefined, role: 'client', isActive: true };
      },
    },
    {
      title: 'an account that the office makes, with its role',
      event: 'user.created',
      act: () => anAccount('lawyer'),
    },
    {
      title: 'another role',
      event: 'user.updated',
      act: async () => {
        const account = await anAccount();
        const path = `/users/${account.userId}`;
        const body = { role: 'secretary' };
        expectDone(await app.rest('PUT', path, { token: admin.token, body }));
        return { ...account, role: 'secretary' };
      },
    },
    {
      title: 'an account that is closed',
      event: 'user.deactivated',
      act: async () => {
        const account = await anAccount();
        const path = `/users/${account.userId}/activate`;
        expectDone(await app.rest('PATCH', path, { token: admin.token }));
        return { ...account, isActive: false };
      },
    },
    {
      title: 'an account that is removed',
      event: 'user.removed',
      act: async () => {
        const account = await anAccount();
        expectDone(await app.rest('DELETE', `/users/${account.userId}`, { token: admin.token }));
        return account;
      },
    },
    {
      title: 'a new password',
      event: 'user.password_changed',
      act: async () => {
        const { id, token, password } = await aPerson();
        const body = { currentPassword: password, newPassword: `${WRONG}-yet` };
        expectDone(await app.rest('PUT', '/auth/change-password', { token, body }));
        return { userId: id, by: id, role: 'client', isActive: true };
      },
    },
    {
      title: 'a download of one’s own data',
      event: 'user.data_downloaded',
      act: async () => {
        const { id, token, password } = await aPerson();
        const operation: [OperationKind, string] = ['mutation', 'createMyDataDownload'];
        const { url } = expectDone(
          await callOperation<{ url: string }>(app, operation, { password }, { token }),
        );
        secrets.push(url);
        expect((await fetch(app.url + url)).status).toBe(200);
        return { userId: id };
      },
    },
    {
      title: 'a CV that is opened',
      event: 'cv.downloaded',
      act: async () => {
        const [path, body] = ['/join-team-applications', anApplication()];
        secrets.push(body.motivation, body.email);
        const { id } = expectDone(
          await app.rest<{ id: string }>('POST', path, { body, files: { cv: aCv() } }),
        );
        const answer = await raw(app, {
          path: `/api/v1${path}/${id}/cv`,
          headers: { Authorization: `Bearer ${admin.token}` },
        });
        expect(answer.status).toBe(200);
        return { userId: admin.id, applicationId: id };
      },
    },
    {
      title: 'an export of requests',
      event: 'requests.exported',
      act: async () => {
        const office = requestsOverGraphql(app, kind, { token: admin.token });
        const { url, rows } = expectDone(await office.createExport({ format: 'csv' }));
        secrets.push(url);
        expect((await fetch(app.url + url)).status).toBe(200);
        return { userId: admin.id, kind: 'serviceRequest', format: 'csv', rows };
      },
    },
    {
      title: 'another status of a request',
      event: 'request.status_changed',
      act: async () => {
        const row = await aStoredRequest();
        const change = { status: 'in_progress', note: NOTE };
        expectDone(await ofOffice().setStatus(row.id, change));
        return moved(row, 'in_progress');
      },
    },
    {
      title: 'another status of several requests',
      event: 'request.status_changed',
      act: async () => {
        const rows = [await aStoredRequest(), await aStoredRequest()];
        const office = requestsOverGraphql(app, kind, { token: admin.token });
        const chosen = rows.map(({ id, version }) => ({ id, version }));
        const change = { rows: chosen, status: 'completed', note: NOTE };
        const { changed } = expectDone(await office.bulk('setStatuses', change));
        expect(changed).toHaveLength(2);
        return moved(rows[1]!, 'completed');
      },
    },
  ];

  it.each(EVENTS)('the security log has an entry for $title: $event', async ({ event, act }) => {
    const before = entries.length;
    const details = await act();
    const { address } = details as { address?: string };
    // what the case before left under way, from another address, may be told now
    const told = () =>
      entries
        .slice(before)
        .filter((entry) => entry.event === event && (!address || entry.address === address));
    await waitUntil(event, () => told().length > 0);
    expect(told()).toContainEqual({ at: TIME, event, ...details });
  });

  it('the security log has no entry of a new status for a refused change or a mere note', async () => {
    const { id } = await aStoredRequest();
    const late = { status: 'completed', version: 99 };
    expectRefused(await ofOffice().setStatus(id, late), 'STALE_WRITE');
    expectDone(await ofOffice().setStatus(id, { status: 'pending', note: NOTE }));
    expect(entries.filter((entry) => entry['id'] === id)).toEqual([]);
  });

  it('the security log has no e-mail address, password, token or text of a message', () => {
    const text = JSON.stringify(entries);
    expect(text).toContain('login.succeeded');
    expect(text).not.toMatch(/@|eyJ/);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    for (const entry of entries)
      for (const value of Object.values(entry))
        expect(['string', 'number', 'boolean', 'undefined']).toContain(typeof value);
  });
});
