import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { acceptUpgrades, checkConnectionsEvery, hasBegunToAnswer } from './node-http.js';

let server: Server;

beforeEach(async () => {
  server = createServer((_, response) => {
    response.writeHead(200);
    response.write('half');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends bytes and answers the first bytes that come back. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(bytes),
    );
    socket.once('data', (data) => resolve(data.toString()));
    socket.once('error', reject);
  });
}

it('sees on a socket of node:http whether an answer has begun', async () => {
  const seen: boolean[] = [];
  server.on('clientError', (_, socket: Duplex) => {
    seen.push(hasBegunToAnswer(socket));
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  await exchange('NONSENSE\r\n\r\n');
  await exchange('GET / HTTP/1.1\r\nHost: a\r\n\r\nNONSENSE\r\n\r\n');
  expect(seen).toEqual([false, true]);
});

it('lets node:http answer a request whose Upgrade header is ignored', async () => {
  server.on('upgrade', (_, socket: Duplex) => socket.end('upgraded'));
  acceptUpgrades(server, ({ headers }) => headers.upgrade === 'websocket');
  const offering = (protocol: string) =>
    `GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`;
  expect(await exchange(offering('h2c'))).toMatch(/^HTTP\/1.1 200/);
  expect(await exchange(offering('websocket'))).toBe('upgraded');
});

it('has node:http look for slow requests as often as it is told', async () => {
  const often = createServer();
  checkConnectionsEvery(often, 50);
  often.headersTimeout = 50;
  await new Promise<void>((resolve) => often.listen(0, '127.0.0.1', resolve));
  const socket = connect((often.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\n');
  const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  expect(answer.toString()).toMatch(/^HTTP\/1.1 408 /);
  often.close();
}, 20_000);
