import { Socket } from 'node:net';
import { Client } from 'pg';
import type { Redis } from 'ioredis';
import type { AppConfig } from '../config/app-config.js';
import type { Database } from '../database/database.js';
import type { RedisConnection } from '../redis/redis-connection.js';
import {
  type ChangeConnection,
  type ChangeConnectionEvents,
  ChangeTransport,
} from './change-transport.js';

/**
 * Redis counts as lost when nothing arrives for this long. It is longer than the longest time for which this
 * process is too busy to read its socket.
 */
const REDIS_ANSWER_MS = 3000;

interface Channels {
  changes: string;
  /** Each process listens to a channel of its own behind this, by which others find it. */
  process: string;
}

/** Messages by PUBLISH. */
class RedisChangeTransport extends ChangeTransport {
  private readonly channels: Channels;

  constructor(private readonly redis: Redis) {
    super();
    // channels are not those of a database: the number keeps several Mizans on one Redis apart
    const prefix = `mizan:${redis.options.db ?? 0}`;
    this.channels = { changes: `${prefix}:changes`, process: `${prefix}:process:` };
  }

  async send(text: string): Promise<void> {
    await this.redis.publish(this.channels.changes, text);
  }

  connection(processId: string, events: ChangeConnectionEvents): ChangeConnection {
    return new RedisChangeConnection(
      this.redis.duplicate({
        lazyConnect: true,
        retryStrategy: null,
        socketTimeout: REDIS_ANSWER_MS,
      }),
      this.channels,
      { processId, events },
    );
  }
}

/** RESP3, which Redis has since version 6, lets a connection that listens send as well. */
class RedisChangeConnection implements ChangeConnection {
  private isOpen = false;
  private readonly processId: string;

  constructor(
    private readonly client: Redis,
    private readonly channels: Channels,
    { processId, events }: { processId: string; events: ChangeConnectionEvents },
  ) {
    this.processId = processId;
    // open() throws errors of connecting itself
    client.on('error', (error) => this.isOpen && events.error(error));
    client.on('end', events.end);
    client.on('message', (_channel, text) => events.message(text));
  }

  async open(): Promise<void> {
    await this.client.connect();
    await this.client.subscribe(this.channels.changes, this.channels.process + this.processId);
    this.isOpen = true;
  }

  async send(text: string): Promise<void> {
    await this.client.publish(this.channels.changes, text);
  }

  async listeners(): Promise<string[]> {
    const { process } = this.channels;
    const names = (await this.client.pubsub('CHANNELS', `${process}*`)) as string[];
    return names.map((name) => name.slice(process.length));
  }

  close(): Promise<unknown> {
    return this.client.quit();
  }

  destroy(): void {
    this.client.disconnect();
  }
}

const CHANNEL = 'mizan_changes';
const NOTIFY = 'SELECT pg_notify($1, $2)';
const CONNECT_MS = 4000;
/** A silent connection is given up after this long. */
const ANSWER_MS = 3000;
/** Begins the name of each process's connection, by which the others find it. */
const APPLICATION_NAME_PREFIX = 'mizan-changes:';
const LISTENERS = `
  SELECT substr(application_name, length($1) + 1) AS id FROM pg_stat_activity
   WHERE datname = current_database() AND starts_with(application_name, $1)`;

/** Messages by NOTIFY, outside of transactions: inside, it makes commits wait for each other. */
export class PostgresChangeTransport extends ChangeTransport {
  constructor(
    private readonly databaseUrl: string,
    private readonly database: Database,
  ) {
    super();
  }

  async send(text: string): Promise<void> {
    await this.database.query(NOTIFY, [CHANNEL, text]);
  }

  connection(processId: string, events: ChangeConnectionEvents): ChangeConnection {
    return new PostgresChangeConnection(this.databaseUrl, processId, events);
  }
}

class PostgresChangeConnection implements ChangeConnection {
  private readonly socket = new Socket();
  private readonly client: Client;

  constructor(
    connectionString: string,
    processId: string,
    { message, error, end }: ChangeConnectionEvents,
  ) {
    this.client = new Client({
      connectionString,
      application_name: APPLICATION_NAME_PREFIX + processId,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: ANSWER_MS,
      stream: () => this.socket,
    });
    this.client.on('error', error);
    this.client.on('end', end);
    this.client.on('notification', ({ payload = '' }) => message(payload));
  }

  async open(): Promise<void> {
    await this.client.connect();
    await this.client.query(`LISTEN ${CHANNEL}`);
  }

  async send(text: string): Promise<void> {
    await this.client.query(NOTIFY, [CHANNEL, text]);
  }

  async listeners(): Promise<string[]> {
    const { rows } = await this.client.query<{ id: string }>(LISTENERS, [APPLICATION_NAME_PREFIX]);
    return rows.map(({ id }) => id);
  }

  close(): Promise<void> {
    return this.client.end();
  }

  destroy(): void {
    this.socket.destroy();
  }
}

/** The transport that the configuration names. */
export const createChangeTransport = (
  { databaseUrl }: AppConfig,
  database: Database,
  { client }: RedisConnection,
): ChangeTransport =>
  client ? new RedisChangeTransport(client) : new PostgresChangeTransport(databaseUrl, database);
