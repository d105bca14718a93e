import type { Socket } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { LRUCache } from 'lru-cache';
import { AppConfig } from '../config/app-config.js';
import { addressKey } from './counter-keys.js';
import { SecurityLog } from './security-log.js';

/** How many of something each key has open at the same moment. */
export class OpenCount {
  private readonly counts = new Map<string, number>();

  /** Counts one more, unless the key has as many as it may have. */
  enter(key: string, limit: number): boolean {
    const count = this.counts.get(key) ?? 0;
    if (count >= limit) return false;
    this.counts.set(key, count + 1);
    return true;
  }

  leave(key: string): void {
    const rest = (this.counts.get(key) ?? 1) - 1;
    if (rest > 0) this.counts.set(key, rest);
    else this.counts.delete(key);
  }
}

/** The share of all connections that one IP address may have: 2,000 by default; a school behind one opens hundreds. */
const SHARE_OF_ONE_ADDRESS = 0.2;
const QUIET_MS = 60_000;

/**
 * Closes connections beyond the limit of all, and beyond that of their address, as they are opened. A
 * trusted proxy has no limit of its own: it connects for everybody (S38).
 */
export function limitConnections(app: NestExpressApplication): void {
  const { maxConnections, trustProxy } = app.get(AppConfig).http;
  const server = app.getHttpServer();
  const limit = new ConnectionLimit(maxConnections, app.get(SecurityLog));
  server.maxConnections = maxConnections;
  server.on('drop', () => limit.tell('everybody'));
  server.on('connection', (socket) => {
    if (!trustProxy?.(socket.remoteAddress, 0)) limit.take(socket);
  });
}

class ConnectionLimit {
  private readonly open = new OpenCount();
  /** IP addresses that were logged lately: one line for many refusals is enough. */
  private readonly told = new LRUCache<string, true>({ max: 1000, ttl: QUIET_MS });
  private readonly perAddress: number;

  constructor(
    maxConnections: number,
    private readonly log: SecurityLog,
  ) {
    this.perAddress = Math.max(1, Math.floor(maxConnections * SHARE_OF_ONE_ADDRESS));
  }

  take(socket: Socket): void {
    const address = addressKey(socket.remoteAddress);
    if (!this.open.enter(address, this.perAddress)) {
      this.tell(address);
      socket.destroy();
      return;
    }
    socket.once('close', () => this.open.leave(address));
  }

  tell(address: string): void {
    if (this.told.has(address)) return;
    this.told.set(address, true);
    this.log.warn('limit.reached', { limit: 'connections', address });
  }
}
