import { AppConfig } from '../config/app-config.js';
import { type OpenSocket, SocketRegistry } from './socket-registry.js';

const config = Object.create(AppConfig.prototype, {
  rateLimitFactor: { value: 1 },
}) as AppConfig;

it('the subscriptions of one address are limited over all its accounts and sockets', () => {
  const registry = new SocketRegistry(config);
  const aSocket = (account: string, address = '10.0.0.1'): OpenSocket => {
    const socket = { address, countSubscriptions: () => 20, end: () => undefined };
    expect(registry.open(socket) && registry.identify(socket, account, account)).toBe(true);
    return socket;
  };
  const fifty = Array.from({ length: 50 }, (_, index) => aSocket(`account ${index}`));
  expect(fifty.every((socket) => registry.maySubscribe(socket))).toBe(true);

  const another = aSocket('another account');
  expect(registry.maySubscribe(another)).toBe(false);
  expect(registry.maySubscribe(aSocket('elsewhere', '10.0.0.2'))).toBe(true);
  const [first] = fifty;
  if (first) registry.close(first);
  expect(registry.maySubscribe(another)).toBe(true);
});
