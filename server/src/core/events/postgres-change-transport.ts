import { Socket } from 'node:net';
import { Client } from 'pg';
import type { Database } from '../database/database.js';
import {
  type ChangeConnection,
  type ChangeConnectionEvents,
  ChangeTransport,
} from './change-transport.js';

const CHANNEL = 'mizan_changes';
const NOTIFY = 'SELECT pg_notify($1, $2)';
const CONNECT_MS = 4000;
/** A silent connection is given up after this long. */
const ANSWER_MS = 3000;
/** The name of its connection, by which processes find one another. */
const NAME = 'mizan-changes:';
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
      application_name: NAME + processId,
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
    const { rows } = await this.client.query<{ id: string }>(LISTENERS, [NAME]);
    return rows.map(({ id }) => id);
  }

  close(): Promise<void> {
    return this.client.end();
  }

  destroy(): void {
    this.socket.destroy();
  }
}
