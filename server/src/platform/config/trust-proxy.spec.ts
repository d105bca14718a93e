import { createServer } from 'node:http';
import express from 'express';
import request from 'supertest';
import { clientAddress, readTrustProxy } from './trust-proxy.js';

it.each(['loopback', '127.0.0.1, 10.1.0.0/16', '2'])(
  'an IP address behind proxies of %s is found as Express finds it',
  async (setting) => {
    const app = express();
    app.set('trust proxy', readTrustProxy(setting));
    app.use((asked, response) => void response.end(asked.ip));
    const server = createServer((asked, response) =>
      response.end(clientAddress(asked, readTrustProxy(setting))),
    );
    const ask = (handler: Parameters<typeof request>[0]) =>
      request(handler).get('/').set('X-Forwarded-For', '10.9.2.3, 10.1.2.3');
    const [ours, ofExpress] = [await ask(server), await ask(app)];
    expect(ours.text).toMatch(/^10\./);
    expect(ours.text).toBe(ofExpress.text);
  },
);

it.each(['10.1.0.0/16', '1'])('each address and hop is judged as before with %s', (setting) => {
  const trust = readTrustProxy(setting);
  const judged = () =>
    ['10.1.2.3', '10.9.2.3', undefined].flatMap((address) => [
      trust(address, 0),
      trust(address, 1),
    ]);
  const first = judged();
  expect(new Set(first).size).toBe(2);
  expect(judged()).toEqual(first);
});
