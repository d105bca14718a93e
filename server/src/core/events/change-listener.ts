import { Socket } from 'node:net';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Client } from 'pg';
import { AppConfig } from '../config/app-config.js';
import { Database } from '../database/database.js';
import { within } from '../shutdown/within.js';
import { CHANGE_CHANNEL, ChangeEventBus, NOTIFY } from './change-event-bus.js';

const RETRY_MS = 1000;
const HEARTBEAT_MS = 3000;
/** A silent connection is given up after this long. */
const ANSWER_MS = 3000;
/** Without a heartbeat for this long, the process is not ready: it may answer what is no longer true. */
const DEAF_AFTER_MS = 10_000;
const CLOSE_MS = 500;
/** The name of its connection, by which processes find one another. */
const NAME = 'mizan-changes:';
const LISTENERS = `
  SELECT substr(application_name, length($1) + 1) AS id FROM pg_stat_activity
   WHERE datname = current_database() AND starts_with(application_name, $1)`;

/** Listens for changes on its own connection, and reconnects when it is lost or silent. */
@Injectable()
export class ChangeListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ChangeListener.name);
  private client?: Client;
  private socket?: Socket;
  private timer?: NodeJS.Timeout;
  private lastHeard = -Infinity;
  private stopped = false;

  constructor(
    private readonly config: AppConfig,
    private readonly events: ChangeEventBus,
    private readonly database: Database,
  ) {}

  /** Whether changes of other processes arrive. */
  get isHearing(): boolean {
    return performance.now() - this.lastHeard < DEAF_AFTER_MS;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    if (this.client) await within(CLOSE_MS, this.client.end());
    this.socket?.destroy();
  }

  private async listen(): Promise<void> {
    const socket = new Socket();
    const client = new Client({
      connectionString: this.config.databaseUrl,
      application_name: NAME + this.events.processId,
      connectionTimeoutMillis: 4000,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: HEARTBEAT_MS,
      stream: () => socket,
    });
    [this.client, this.socket] = [client, socket];
    client.on('error', (error) =>
      this.logger.warn(`The connection that listens for changes was lost: ${error.message}`),
    );
    client.on('end', () => this.reconnect(client));
    client.on('notification', ({ payload = '' }) => this.hear(client, payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANGE_CHANNEL}`);
      await this.beat(client);
      // the others learn at once that there is one more to wait for
      await client.query(NOTIFY, [CHANGE_CHANNEL, this.events.greeting()]);
      this.events.reconnects.next();
    } catch {
      socket.destroy();
      this.reconnect(client);
    }
  }

  /** What fails here is found by the next heartbeat. */
  private hear(client: Client, payload: string): void {
    const { answer, isGreeting } = this.events.receive(payload);
    if (answer) client.query(NOTIFY, [CHANGE_CHANNEL, answer]).catch(() => undefined);
    if (isGreeting) this.lookForOthers(client).catch(() => undefined);
  }

  /** Finds a connection that broke without a word, and who else listens. */
  private async beat(client: Client): Promise<void> {
    await this.lookForOthers(client);
    this.lastHeard = performance.now();
    this.timer = setTimeout(() => {
      this.beat(client).catch(() => this.socket?.destroy());
    }, HEARTBEAT_MS).unref();
  }

  private async lookForOthers(client: Client): Promise<void> {
    const { rows } = await client.query<{ id: string }>(LISTENERS, [NAME]);
    this.events.setListeners(rows.map(({ id }) => id));
  }

  private reconnect(client: Client): void {
    if (this.stopped || client !== this.client) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.forgetWhatMayBeOld();
      void this.listen();
    }, RETRY_MS);
  }

  /** Without a database nobody writes, so that what is kept stays true. */
  private async forgetWhatMayBeOld(): Promise<void> {
    await this.database.query('SELECT 1').then(
      () => this.events.reconnects.next(),
      () => undefined,
    );
  }
}
