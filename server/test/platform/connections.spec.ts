import { Agent, get } from 'node:http';
import { expectNothingInside, headOf, overSocket } from '../support/raw.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const MAX_CONNECTIONS = 20;
const OF_ONE_ADDRESS = 4;
const [SCHOOL, OTHER, PROXY] = ['127.0.0.2', '127.0.0.3', '127.0.0.9'];

describe('connections', () => {
  let app: TestApp;
  const open: Agent[] = [];

  beforeAll(async () => {
    app = await TestApp.start(__filename, {
      MAX_CONNECTIONS: String(MAX_CONNECTIONS),
      REQUEST_SECONDS: '4',
      TRUST_PROXY: PROXY,
    });
  });
  afterEach(() => open.splice(0).forEach((agent) => agent.destroy()));
  afterAll(() => app.close());

  /** Opens a connection from an address, and keeps it; answers whether a request on it is answered. */
  const connectFrom = (localAddress: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    open.push(agent);
    return new Promise<boolean>((resolve) => {
      get(`${app.url}/health/live`, { agent, localAddress }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode === 200));
      }).once('error', () => resolve(false));
    });
  };
  const connectMany = async (address: string, count: number) => {
    const answered = [];
    for (let opened = 0; opened < count; opened += 1) answered.push(await connectFrom(address));
    return answered.filter(Boolean).length;
  };
  const isAnswered = (address: string) => waitUntil('its turn', () => connectFrom(address));

  it('requests that come too slowly are ended with 408 in the usual shape', async () => {
    const SLOW = {
      nothing: '',
      'half of the headers': 'GET /public/services HTTP/1.1\r\nHost: mizan.test\r\n',
      'half of the body':
        'POST /api/v1/auth/login HTTP/1.1\r\nHost: mizan.test\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"email":',
    };
    const answers = Object.entries(SLOW).map(async ([title, sent]) => {
      const answer = await overSocket(app, sent);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expectNothingInside(answer);
      const policy = headOf(answer).headers['content-security-policy'];
      const isNamed =
        body.includes('"success":false') && body.includes('"error":"REQUEST_TIMEOUT"');
      return [title, head.split('\r\n')[0], /script-src 'self'/.test(policy ?? ''), isNamed];
    });
    expect(await Promise.all(answers)).toEqual(
      Object.keys(SLOW).map((title) => [title, 'HTTP/1.1 408 Request Timeout', true, true]),
    );
  });

  it('the open connections of one address are limited, others are answered, and a closed one makes room', async () => {
    expect(await connectMany(SCHOOL, OF_ONE_ADDRESS + 3)).toBe(OF_ONE_ADDRESS);
    expect(await connectMany(OTHER, 1)).toBe(1);
    open[0]?.destroy();
    expect(await isAnswered(SCHOOL)).toBe(true);
  });

  it('the open connections of a trusted proxy are limited with those of everybody alone', async () => {
    expect(await connectMany(OTHER, 1)).toBe(1);
    const ofTheProxy = await connectMany(PROXY, MAX_CONNECTIONS);
    expect(ofTheProxy).toBeGreaterThan(OF_ONE_ADDRESS);
    expect(ofTheProxy).toBeLessThan(MAX_CONNECTIONS);
    expect(await connectMany(OTHER, 1)).toBe(0);
    open[1]?.destroy();
    expect(await isAnswered(OTHER)).toBe(true);
  });
});
