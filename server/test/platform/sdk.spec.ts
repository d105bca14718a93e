import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse, specifiedRules, validate } from 'graphql';
import { type WebSocket, WebSocketServer } from 'ws';
import {
  MAX_TOKENS,
  queryLimits,
  subscriptionLimits,
} from '../../src/platform/graphql/query-limits.js';
import { aContactRequest, aClient, aFaq, aService, aServiceRequest } from '../support/builders.js';
import { operationsOf, schemaOf } from '../support/operation.js';
import { begun } from '../support/live.js';
import { expectDone } from '../support/refusals.js';
import { runExamples, SDK, type SdkDocument, typeErrorsIn } from '../support/sdk-examples.js';
import { ADMIN, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  process.env['ADMIN_EMAIL'] = ADMIN.email;
  process.env['ADMIN_PASSWORD'] = ADMIN.password;
  const body = aService();
  const service = await app.rest<{ id: number }>('POST', '/services', { token: admin, body });
  const client = await aClient(app);
  const request = aServiceRequest({ serviceId: expectDone(service).id });
  const sent = await app.rest('POST', '/service-requests', { token: client.token, body: request });
  expectDone(sent);
  expectDone(await app.rest('POST', '/faqs', { token: admin, body: aFaq() }));
});
afterAll(() => app.close());

describe('the documents of the SDK', () => {
  const documents = () =>
    Object.entries(SDK).filter((entry): entry is [string, SdkDocument] =>
      entry[0].endsWith('Document'),
    );

  it('every operation of the schema has one', () => {
    const schema = schemaOf(app);
    const names = (['query', 'mutation', 'subscription'] as const).flatMap((kind) =>
      Object.keys(operationsOf(schema, kind)),
    );
    expect(names.length).toBeGreaterThan(300);
    expect(
      documents()
        .map(([name]) => name.toLowerCase())
        .sort(),
    ).toEqual(names.map((name) => `${name}document`.toLowerCase()).sort());
  });

  it('every document is within the limits of the API', () => {
    const schema = schemaOf(app);
    for (const [, document] of documents()) {
      const text = document.toString();
      const rules = /^\s*subscription/.test(text) ? subscriptionLimits : queryLimits;
      const parsed = parse(text, { maxTokens: MAX_TOKENS });
      expect(validate(schema, parsed, [...specifiedRules, ...rules])).toEqual([]);
    }
  });
});

describe('the examples of the documents', () => {
  it('every example has the types of a strict program', () => {
    expect(typeErrorsIn(['getting-started.md', 'sdk.md'])).toEqual([]);
  });

  it('getting-started.md leads from a registration to an answer', async () => {
    const { blocks, printed } = await runExamples('getting-started.md', app.url);
    expect(blocks).toBe(10);
    expect(printed.map(([first]) => first)).toEqual([
      expect.any(Array),
      expect.stringMatching(/^SR-/),
      expect.stringMatching(/^SR-/),
    ]);
  });

  it('sdk.md makes a token, names what is refused, reads lists, sends and fetches files and is told of changes', async () => {
    const client = await aClient(app);
    const send = () =>
      app.rest('POST', '/contact-requests', { token: client.token, body: aContactRequest() });
    // a subscription tells of what comes after it was opened
    const sending = setInterval(() => void send(), 3000);
    const { blocks, printed } = await runExamples('sdk.md', app.url).finally(() =>
      clearInterval(sending),
    );
    expect(blocks).toBe(9);
    const lines = printed.map((values) => values.join(' '));
    expect(lines).toContainEqual(expect.stringMatching(/^BAD_USER_INPUT questionEn length/));
    expect(lines).toContainEqual(expect.stringMatching(/^What is question/));
    expect(lines).toContainEqual(expect.stringMatching(/^(\d+) of \1 bytes$/));
    expect(lines).toContainEqual(expect.stringMatching(/^"requests";r=\d+/));
    expect(lines).toContainEqual(expect.stringMatching(/^SR-/));
    expect(lines).toContainEqual(expect.stringMatching(/^mizan_\S+$/));
    expect(lines).toContainEqual(expect.stringMatching(/^\uFEFF?"?Reference\W/));
    expect(lines.at(-1)).toMatch(/^CR-/);
  });
});

describe('a client of the SDK', () => {
  const send = async (token: string) => {
    const sent = await app.rest<{ id: string }>('POST', '/contact-requests', {
      token,
      body: aContactRequest(),
    });
    return expectDone(sent).id;
  };

  it('a session is opened, renewed and ended', async () => {
    const mizan = new SDK.Mizan({ url: app.url, language: 'en' });
    await mizan.signIn(ADMIN.email, ADMIN.password);
    const first = mizan.token;
    await mizan.renew();
    expect(mizan.token).not.toBe(first);
    await mizan.run(SDK.MeDocument);
    await mizan.signOut();
    await expect(mizan.run(SDK.MeDocument)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('a withdrawn request ends no subscription, and is named', async () => {
    const { token } = await aClient(app);
    const mizan = new SDK.Mizan({ url: app.url, token });
    const gone: string[] = [];
    const seen: string[] = [];
    const document = SDK.MyContactRequestChangedDocument;
    const events = mizan.subscribe(document, {}, { onGone: (id) => void gone.push(id) });
    const before = begun(app);
    const next = events.next();
    await waitUntil('the beginning of a subscription', () => begun(app) > before);
    const [first = '', second = ''] = [await send(token), await send(token)];
    seen.push((await next).value?.['myContactRequestChanged']?.id);
    const later = events.next();
    expectDone(
      await app.rest('POST', `/contact-requests/my-requests/${first}/withdraw`, { token }),
    );
    const third = await send(token);
    for (let event = await later; ; event = await events.next()) {
      const { id } = event.value?.['myContactRequestChanged'] ?? {};
      if (id !== undefined) seen.push(id);
      if (id === third) break;
    }
    expect(gone).toEqual([first]);
    expect(seen).toEqual(expect.arrayContaining([second, third]));
    await mizan.close();
  });

  it('an address may end in a slash', async () => {
    await new SDK.Mizan({ url: `${app.url}/`, token: admin, retries: 0 }).run(SDK.MeDocument);
  });

  it.each([
    ['requests', SDK.CreateServiceRequestExportDocument, 'Reference'],
    ['quotes', SDK.CreateQuoteExportDocument, 'Quote'],
  ])('an export of %s is in the language of the client', async (_, document, heading) => {
    const mizan = new SDK.Mizan({ url: app.url, token: admin, language: 'en' });
    const headingOf = async (variables: object) => {
      const made = await mizan.run(document, { format: 'csv', ...variables });
      const { url } = Object.values(made)[0] as { url?: string };
      const text = await (await fetch(new URL(url ?? '', app.url))).text();
      return /^\uFEFF?"?([^",;]+)/.exec(text)?.[1];
    };
    expect(await headingOf({})).toBe(heading);
    expect(await headingOf({ language: 'fr' })).not.toBe(heading);
  });

  it('every answer over HTTP is told, with its headers', async () => {
    const told: [number, string | null][] = [];
    const onAnswer = ({ status, headers }: Response) => {
      told.push([status, headers.get('RateLimit')]);
    };
    await new SDK.Mizan({ url: app.url, token: admin, onAnswer }).run(SDK.MeDocument);
    expect(told).toEqual([[200, expect.stringMatching(/^"requests";r=\d+/)]]);
  });

  it('rows are read in pages', async () => {
    for (let count = 0; count < 5; count += 1)
      expectDone(await app.rest('POST', '/faqs', { token: admin, body: aFaq() }));
    const mizan = new SDK.Mizan({ url: app.url, token: admin });
    const { faqs } = await mizan.run(SDK.FaqsDocument, { limit: 1 });
    const ids: string[] = [];
    for await (const { id } of mizan.rows(SDK.FaqsDocument, { limit: 2 })) ids.push(id);
    expect(new Set(ids).size).toBe(faqs?.total);
  });

  describe('what gets no answer', () => {
    /** Answers in turn: a number is the status of a page, and a connection breaks where there is no answer. */
    async function receiver(...answers: (object | number | undefined)[]) {
      const bodies: { variables: Record<string, unknown> }[] = [];
      const answer: RequestListener = (request, response) => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => {
          bodies.push(JSON.parse(Buffer.concat(parts).toString()) as (typeof bodies)[0]);
          const next = answers[bodies.length - 1];
          if (!next) return void request.socket.destroy();
          if (typeof next !== 'number') return void response.end(JSON.stringify(next));
          response.writeHead(next).end('<h1>A page</h1>');
        });
      };
      const server = createServer(answer).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as AddressInfo;
      const mizan = new SDK.Mizan({ url: `http://127.0.0.1:${port}`, retries: 2 });
      return { mizan, bodies, close: () => server.close() };
    }
    const away = { errors: [{ message: '…', extensions: { code: 'SERVICE_UNAVAILABLE' } }] };

    it('a query is sent again', async () => {
      const { mizan, bodies, close } = await receiver(undefined, away, { data: { faqs: {} } });
      await mizan.run(SDK.FaqsDocument);
      expect(bodies).toHaveLength(3);
      close();
    });

    it('a change is sent again with the same key', async () => {
      const done = { data: { createFaq: {} } };
      const { mizan, bodies, close } = await receiver(undefined, undefined, done);
      await mizan.run(SDK.CreateFaqDocument, { input: {} });
      const keys = bodies.map(({ variables }) => variables['idempotencyKey']);
      expect(keys).toEqual([keys[0], keys[0], keys[0]]);
      expect(keys[0]).toMatch(/^[\w-]{36}$/);
      close();
    });

    it('a change without a key is sent once', async () => {
      const { mizan, bodies, close } = await receiver(undefined);
      const deleted = mizan.run(SDK.DeleteFaqDocument, { id: '1' });
      await expect(deleted).rejects.toMatchObject({ code: 'NO_ANSWER' });
      expect(bodies).toHaveLength(1);
      close();
    });

    it.each([502, 429])('a query is sent again after a page with status %d', async (status) => {
      const { mizan, bodies, close } = await receiver(status, { data: { faqs: {} } });
      await mizan.run(SDK.FaqsDocument);
      expect(bodies).toHaveLength(2);
      close();
    });

    it.each([200, 404])(
      'a page with status %d is named, and not asked for again',
      async (status) => {
        const { mizan, bodies, close } = await receiver(status);
        await expect(mizan.run(SDK.FaqsDocument)).rejects.toMatchObject({
          code: 'UNKNOWN_ANSWER',
          message: expect.stringMatching(`/graphql answered, with status ${status}`) as string,
        });
        expect(bodies).toHaveLength(1);
        close();
      },
    );

    it.each<[string, (socket: WebSocket) => void]>([
      ['breaks', (socket) => socket.terminate()],
      ['is closed for a new start', (socket) => socket.close(1012)],
    ])('a subscription whose connection %s ends with NO_ANSWER', async (_, end) => {
      const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
      await new Promise((resolve) => server.once('listening', resolve));
      server.on('connection', (socket) =>
        socket.on('message', (message: Buffer) => {
          const { type } = JSON.parse(message.toString()) as { type: string };
          if (type === 'subscribe') end(socket);
          else socket.send(JSON.stringify({ type: 'connection_ack' }));
        }),
      );
      const { port } = server.address() as AddressInfo;
      const mizan = new SDK.Mizan({ url: `http://127.0.0.1:${port}` });
      const events = mizan.subscribe(SDK.MyContactRequestChangedDocument);
      await expect(events.next()).rejects.toMatchObject({
        name: 'MizanError',
        code: 'NO_ANSWER',
        message: expect.stringMatching(/^The connection /) as string,
      });
      server.close();
    });

    it('a query is given up after its tries', async () => {
      const { mizan, bodies, close } = await receiver(away, away, away);
      const asked = mizan.run(SDK.FaqsDocument);
      await expect(asked).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(bodies).toHaveLength(3);
      close();
    });
  });
});
