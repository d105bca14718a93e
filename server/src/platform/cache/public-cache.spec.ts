import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Subject } from 'rxjs';
import type { DataSource } from 'typeorm';
import type { AppConfig } from '../config/app-config.js';
import { ReadReplica } from '../database/read-replica.js';
import type { ChangeEvent, ChangeEventBus } from '../events/change-event-bus.js';
import { type CacheRule, PublicCache } from './public-cache.js';

const rule: CacheRule = {
  cacheControl: 'public, max-age=0',
  keyOf: ({ path }) => (path.startsWith('/public') ? path : undefined),
  isCacheable: ({ body }) => !body.includes('error'),
};
const LONG = 'a text that is worth compressing. '.repeat(100);
/** Text that the strongest compression makes much smaller than the fast one does. */
const TABLE = Array.from({ length: 400 }, (_, row) => `<td>${(row * 7919) % 9973}</td>`).join('');

interface Answer {
  status: number;
  body: string;
  headers: Headers;
}

describe('PublicCache', () => {
  let events: { changes: Subject<ChangeEvent>; reconnects: Subject<void> };
  let cache: PublicCache;
  let server: Server;
  let calls: number;
  let application: RequestListener;

  beforeEach(async () => {
    calls = 0;
    application = (_, response) => {
      calls += 1;
      response.setHeader('content-type', 'text/plain');
      response.setHeader('x-content-type-options', 'nosniff');
      response.end(`answer ${calls}`);
    };
    events = { changes: new Subject(), reconnects: new Subject() };
    const withoutReplica = new ReadReplica({} as AppConfig, {} as DataSource);
    cache = new PublicCache(events as unknown as ChangeEventBus, withoutReplica);
    cache.addRule(rule);
    cache.dependsOn('thing');
    server = createServer((request, response) =>
      cache.handle(request, response, (...exchange) => {
        application(...exchange);
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  async function get(path: string, options: RequestInit = {}): Promise<Answer> {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, options);
    return { status: answer.status, body: await answer.text(), headers: answer.headers };
  }

  it('the public cache answers the second request with the stored answer and all its headers', async () => {
    const first = await get('/public');
    const second = await get('/public');
    expect(second.body).toBe('answer 1');
    for (const { headers } of [first, second]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('public, max-age=0');
      expect(headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
    }
  });

  it('the public cache ignores requests that no rule matches', async () => {
    await get('/other');
    expect((await get('/other')).body).toBe('answer 2');
  });

  it.each([
    ['a bearer token', { authorization: 'Bearer x' }],
    ['a session cookie', { cookie: 'a=b; token=x' }],
    ['the mark of a session', { cookie: 'signed_in=1' }],
    ['another origin', { origin: 'https://elsewhere.example' }],
  ])('the public cache neither answers nor stores a request with %s', async (_, headers) => {
    await get('/public');
    expect((await get('/public', { headers })).body).toBe('answer 2');
    expect((await get('/public/new', { headers })).body).toBe('answer 3');
    expect((await get('/public/new')).body).toBe('answer 4');
  });

  it.each<[string, RequestListener]>([
    ['another status', (_, response) => response.writeHead(404).end('no')],
    ['a failure', (_, response) => response.end('error')],
    ['a cookie', (_, response) => response.setHeader('set-cookie', 'a=b').end('yes')],
    ['a body over the limit', (_, response) => response.end('x'.repeat(2 ** 20 + 1))],
  ])('the public cache does not store an answer with %s', async (_, answer) => {
    application = (request, response) => {
      calls += 1;
      answer(request, response);
    };
    await get('/public');
    await get('/public');
    expect(calls).toBe(2);
  });

  it('the public cache answers 304 for a matching If-None-Match in any spelling', async () => {
    application = (_, response) => response.setHeader('content-type', 'text/html').end(LONG);
    const { headers } = await get('/public', { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding')).toBe('br');
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/-br"$/);
    const again = { 'accept-encoding': 'gzip', 'if-none-match': `W/"other", ${tag}` };
    const known = await get('/public', { headers: again });
    expect([known.status, known.body]).toEqual([304, '']);
    expect(known.headers.get('content-type')).toBeNull();
    expect((await get('/public', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])(
    'the public cache answers in an encoding that Accept-Encoding: %s allows',
    async (encodings, expected) => {
      application = (_, response) => response.setHeader('content-type', 'text/html').end(LONG);
      const answer = await get('/public', { headers: { 'accept-encoding': encodings } });
      expect(answer.headers.get('content-encoding')).toBe(expected);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.body).toBe(LONG);
    },
  );

  it.each(['identity', 'gzip', 'br'])(
    'the public cache sends a long body whole as %s',
    async (encoding) => {
      const body = 'ميزان '.repeat(20) + randomBytes(40_000).toString('base64');
      application = (_, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(body);
      };
      const options = { headers: { 'accept-encoding': encoding } };
      for (const answer of [await get('/public', options), await get('/public', options)])
        expect(answer.body).toBe(body);
    },
  );

  it('the public cache compresses frequent answers better, under another ETag', async () => {
    application = (_, response) => response.setHeader('content-type', 'text/html').end(TABLE);
    const asBrotli = { headers: { 'accept-encoding': 'br' } };
    const first = await get('/public', asBrotli);
    const isDense = ({ headers }: Answer) => (headers.get('etag') ?? '').endsWith('-br-dense"');
    let last = first;
    for (let asked = 1; asked < 200 && !isDense(last); asked += 1)
      last = await get('/public', asBrotli);
    expect(isDense(last)).toBe(true);
    expect(last.body).toBe(TABLE);
    const lengthOf = ({ headers }: Answer) => Number(headers.get('content-length'));
    expect(lengthOf(last)).toBeLessThan(lengthOf(first) * 0.97);
    const known = { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await get('/public', { headers: known })).status).toBe(304);
  });

  it('the public cache answers HEAD with the stored headers and no body', async () => {
    await get('/public');
    const head = await get('/public', { method: 'HEAD' });
    expect([head.status, head.body, head.headers.get('content-length')]).toEqual([200, '', '8']);
    expect(calls).toBe(1);
  });

  it('the public cache lets one of many equal calls through and shares its answer', async () => {
    application = (_, response) => {
      calls += 1;
      setTimeout(() => response.end(`answer ${calls}`), 30);
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/public')));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['answer 1']));
  });

  it('equal requests at once are answered one by one when the first answer cannot be stored', async () => {
    application = (_, response) => {
      calls += 1;
      const body = `error ${calls}`;
      setTimeout(() => response.end(body), 10);
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('/public')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(5);
  });

  it('the public cache shares the failure of one of many equal calls, and the next call is made anew', async () => {
    application = (_, response) => {
      calls += 1;
      response.setHeader('x-request-id', `request ${calls}`);
      response.setHeader('retry-after', '2');
      response.statusCode = 503;
      setTimeout(() => response.end(`error ${calls}`), 30);
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('/public')));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['error 1']));
    for (const { status, headers } of answers)
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect((await get('/public')).body).toBe('error 2');
  });

  it('the public cache is emptied by a change of public data, and only then', async () => {
    await get('/public');
    events.changes.next({ entity: 'another', id: '1' });
    expect((await get('/public')).body).toBe('answer 1');
    events.changes.next({ entity: 'thing', id: '1' });
    expect((await get('/public')).body).toBe('answer 2');
    events.reconnects.next();
    expect((await get('/public')).body).toBe('answer 3');
  });

  it('the public cache neither stores nor shares an answer that was begun before a change', async () => {
    let finish = () => {};
    application = (_, response) => {
      calls += 1;
      const body = `answer ${calls}`;
      if (calls === 1) finish = () => response.end(body);
      else response.end(body);
    };
    const before = get('/public');
    while (calls === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    events.changes.next({ entity: 'thing', id: '1' });
    expect((await get('/public')).body).toBe('answer 2');
    finish();
    expect((await before).body).toBe('answer 1');
    expect((await get('/public')).body).toBe('answer 2');
  });
});
