import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect as connectTo } from 'node:net';
import { readWebhookUrl } from './address-rules.js';
import { guardedPost, type OutgoingRules, type Resolver } from './guarded-post.js';

const OPEN: OutgoingRules = {
  allowsHttp: true,
  allowsOtherPorts: true,
  allowedAddresses: [],
  timeoutMs: 2000,
};
const to = (...addresses: string[]): Resolver => {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return () => Promise.resolve(found);
};
const call = (url: string) => ({
  url,
  headers: { 'content-type': 'application/json' },
  body: '{}',
});

/** Spellings of addresses that no webhook may reach. */
const REFUSED: [string, string][] = [
  ['loopback', 'http://127.0.0.1/'],
  ['another loopback', 'http://127.8.9.10/'],
  ['a short loopback', 'http://127.1/'],
  ['loopback in decimal', 'http://2130706433/'],
  ['loopback in octal', 'http://0177.0.0.1/'],
  ['loopback in hexadecimal', 'http://0x7f000001/'],
  ['loopback in mixed notation', 'http://0x7f.1/'],
  ['loopback in digits of another script', 'http://①②⑦.⓪.⓪.①/'],
  ['loopback with an encoded dot', 'http://127%2e0%2e0%2e1/'],
  ['zero', 'http://0.0.0.0/'],
  ['a short zero', 'http://0/'],
  ['loopback of IPv6', 'http://[::1]/'],
  ['loopback of IPv6 in full', 'http://[0:0:0:0:0:0:0:1]/'],
  ['the unspecified address of IPv6', 'http://[::]/'],
  ['a mapped loopback', 'http://[::ffff:127.0.0.1]/'],
  ['a mapped loopback in hexadecimal', 'http://[::ffff:7f00:1]/'],
  ['a mapped public address', 'http://[::ffff:93.184.215.14]/'],
  ['a compatible loopback', 'http://[::127.0.0.1]/'],
  ['6to4 of loopback', 'http://[2002:7f00:1::]/'],
  ['NAT64 of loopback', 'http://[64:ff9b::7f00:1]/'],
  ['local NAT64', 'http://[64:ff9b:1::7f00:1]/'],
  ['Teredo', 'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/'],
  ['a private network', 'http://10.0.0.1/'],
  ['a private network of homes', 'http://192.168.1.1/'],
  ['a private network in the middle', 'http://172.31.255.255/'],
  ['a carrier’s network', 'http://100.64.0.1/'],
  ['the addresses of a link', 'http://169.254.169.254/latest/meta-data/'],
  ['the addresses of a link in decimal', 'http://2852039166/'],
  ['multicast', 'http://224.0.0.1/'],
  ['broadcast', 'http://255.255.255.255/'],
  ['reserved addresses', 'http://240.0.0.1/'],
  ['addresses of measurements', 'http://198.18.0.1/'],
  ['addresses of documents', 'http://203.0.113.7/'],
  ['a link of IPv6', 'http://[fe80::1]/'],
  ['a private network of IPv6', 'http://[fd12:3456:789a::1]/'],
  ['an old private network of IPv6', 'http://[fec0::1]/'],
  ['multicast of IPv6', 'http://[ff02::1]/'],
  ['addresses of documents of IPv6', 'http://[2001:db8::1]/'],
  ['localhost', 'http://localhost/'],
  ['localhost with a dot', 'http://localhost./'],
  ['a name under localhost', 'http://a.localhost/'],
  ['a name without a dot', 'http://intranet/'],
  ['a name of the office’s network', 'http://printer.local/'],
  ['a name and password', 'http://user:secret@example.com/'],
  ['a name alone', 'http://user@example.com/'],
  ['a fragment', 'http://example.com/#x'],
  ['another scheme', 'ftp://example.com/'],
  ['a file', 'file:///etc/passwd'],
  ['a blank within', 'http://example.com /'],
  ['a backslash', 'http://example.com\\@127.0.0.1/'],
  ['no address', 'example.com'],
];

it.each(REFUSED)('a call of %s is refused before anything is resolved: %s', async (_, url) => {
  const resolve = jest.fn(to('93.184.215.14'));
  const { problem, status } = await guardedPost(call(url), { ...OPEN, resolve });
  expect({ problem, status }).toEqual({ problem: 'refused_address', status: null });
  expect(resolve).not.toHaveBeenCalled();
  expect(readWebhookUrl(url, OPEN)).toBeUndefined();
});

it.each([
  ['loopback', ['127.0.0.1']],
  ['loopback of IPv6', ['::1']],
  ['a mapped private address', ['::ffff:10.0.0.1']],
  ['a public and a private address', ['93.184.215.14', '10.0.0.1']],
  ['the address of a link', ['169.254.169.254']],
  ['an address with a zone', ['fe80::1%eth0']],
  ['no address at all', ['']],
])('a name of %s is refused', async (_, addresses) => {
  const rules = { ...OPEN, resolve: to(...addresses) };
  expect((await guardedPost(call('http://hook.example/'), rules)).problem).toBe('refused_address');
});

it.each<[string, string, Partial<OutgoingRules>, boolean]>([
  ['https', 'https://hook.example/a?b=c', { allowsHttp: false, allowsOtherPorts: false }, true],
  ['http in production', 'http://hook.example/', { allowsHttp: false }, false],
  ['the port by its number', 'https://hook.example:443/', { allowsOtherPorts: false }, true],
  [
    'another port that is forbidden',
    'https://hook.example:8443/',
    { allowsOtherPorts: false },
    false,
  ],
  ['another port that is allowed', 'https://hook.example:8443/', {}, true],
  ['a public address', 'https://93.184.215.14/', {}, true],
  ['a public address of IPv6', 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/', {}, true],
])('%s: %s', (_, url, rules, isOpen) => {
  expect(readWebhookUrl(url, { ...OPEN, ...rules }) !== undefined).toBe(isOpen);
});

describe('a receiver', () => {
  let server: Server;
  let port: number;
  let asked: { url?: string; host?: string }[];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push({ url: request.url, host: request.headers.host });
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  beforeEach(() => {
    asked = [];
    answer = (_, response) => response.end('taken');
  });
  afterAll(() => server.close());

  const rules = (changed: Partial<OutgoingRules> = {}): OutgoingRules => ({
    ...OPEN,
    allowedAddresses: ['127.0.0.1'],
    resolve: to('127.0.0.1'),
    ...changed,
  });
  const post = (path = '/', changed: Partial<OutgoingRules> = {}) =>
    guardedPost(call(`http://hook.example:${port}${path}`), rules(changed));

  it('a receiver is called at the address that was checked, under its name', async () => {
    expect(await post('/in?a=b')).toMatchObject({ problem: null, status: 200, text: 'taken' });
    expect(asked).toEqual([{ url: '/in?a=b', host: `hook.example:${port}` }]);
  });

  it('a name that means another address when it is asked again is asked once', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const resolve = jest.fn<ReturnType<Resolver>, [string]>((host) =>
      to(...(answers.shift() ?? ['10.0.0.1']))(host),
    );
    expect((await post('/', { resolve })).problem).toBeNull();
    expect(resolve).toHaveBeenCalledTimes(1);
    // the next call asks again, and is refused
    expect((await post('/', { resolve })).problem).toBe('refused_address');
    expect(asked).toHaveLength(1);
  });

  it('a redirect is not followed', async () => {
    answer = (_, response) => response.writeHead(307, { Location: '/elsewhere' }).end();
    expect(await post()).toMatchObject({ problem: 'redirect', status: 307 });
    expect(asked).toHaveLength(1);
  });

  it.each([400, 404, 410, 429, 500, 503])('the status %i is a failure', async (status) => {
    answer = (_, response) => response.writeHead(status).end('no');
    expect(await post()).toMatchObject({ problem: 'status', status, text: 'no' });
  });

  it('a receiver that says nothing is given up', async () => {
    answer = () => undefined;
    expect((await post('/', { timeoutMs: 100 })).problem).toBe('timeout');
  });

  it('a name that nobody resolves in time is given up', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect((await post('/', { timeoutMs: 50, resolve })).problem).toBe('timeout');
  });

  it('a status counts although its answer never ends', async () => {
    answer = (_, response) => {
      response.writeHead(200);
      response.write('so far');
    };
    expect(await post('/', { timeoutMs: 200 })).toMatchObject({ problem: null, status: 200 });
  });

  it('no more than the beginning of a long answer is read', async () => {
    answer = (_, response) => {
      response.on('error', () => undefined);
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    };
    const { text, problem } = await post();
    expect({ problem, length: text.length }).toEqual({ problem: null, length: 8192 });
  });

  it('a port where nobody listens, and a name that does not exist, are told apart', async () => {
    const nobody = await guardedPost(call('http://hook.example:9/'), rules());
    expect(nobody.problem).toBe('no_connection');
    const unknown = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    expect((await post('/', { resolve: unknown })).problem).toBe('unknown_host');
  });

  it('a proxy is asked for the address that was checked, and for nothing that is open to readers', async () => {
    const seen: string[] = [];
    const proxy = createServer();
    proxy.on('connect', (request, socket) => {
      seen.push(request.url ?? '');
      const [host = '', target = ''] = (request.url ?? '').split(':');
      const upstream = connectTo(Number(target), host, () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        upstream.pipe(socket).pipe(upstream);
      });
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    expect((await post('/in', { proxy: address })).problem).toBe('refused_address');
    await guardedPost(call(`https://hook.example:${port}/in`), rules({ proxy: address }));
    proxy.close();
    expect(seen).toEqual([`127.0.0.1:${port}`]);
  });
});
