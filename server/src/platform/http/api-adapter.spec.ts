import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AppConfig } from '../config/app-config.js';
import { ApiAdapter } from './api-adapter.js';
import { handleClientErrors } from './client-error-handler.js';

let server: Server;

/** A server whose requests have to arrive in this time; its answers never end. */
async function listen(requestMs: number): Promise<void> {
  const adapter = new ApiAdapter({ requestMs, uploadMs: requestMs } as AppConfig['http']);
  adapter.initHttpServer();
  server = adapter.getHttpServer();
  server.removeAllListeners('request');
  server.on('request', (_, response) => {
    response.writeHead(200);
    response.write('half');
  });
  handleClientErrors(server, { http: { corsOrigins: [] as string[] } } as AppConfig);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends bytes and answers what comes back until nothing has come for a moment. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(bytes),
    );
    socket.on('data', (data) => {
      received += data.toString();
      socket.setTimeout(100, () => resolve(received));
    });
    socket.once('close', () => resolve(received));
    socket.once('error', reject);
  });
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n';

it('bytes that are not HTTP get 400, unless an answer has begun on the connection', async () => {
  await listen(60_000);
  expect(await exchange('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  // a second response would be read as a part of the first
  for (const requests of [REQUEST, `${REQUEST}\r\n${REQUEST}`])
    expect(await exchange(`${requests}\r\nNONSENSE\r\n\r\n`)).not.toContain('400');
});

it('a call whose Upgrade header is ignored is answered', async () => {
  await listen(60_000);
  server.on('upgrade', (_, socket: Duplex) => socket.end('upgraded'));
  const offering = (protocol: string) =>
    `${REQUEST}Connection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`;
  expect(await exchange(offering('h2c'))).toMatch(/^HTTP\/1.1 200/);
  expect(await exchange(offering('websocket'))).toBe('upgraded');
});

it('slow calls are looked for as often as their time limit requires', async () => {
  await listen(200);
  expect(await exchange('GET / HTTP/1.1\r\n')).toMatch(/^HTTP\/1.1 408 /);
});
