import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Client } from 'pg';
import { AppConfig } from '../config/app-config.js';
import { CHANGE_CHANNEL, ChangeEvents } from './change-events.js';

const RETRY_MS = 1000;

/** Listens for changes on its own connection, and reconnects when it is lost. */
@Injectable()
export class ChangeListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ChangeListener.name);
  private client?: Client;
  private retry?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly config: AppConfig,
    private readonly events: ChangeEvents,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: 4000,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', (error) =>
      this.logger.warn(`The connection that listens for changes was lost: ${error.message}`),
    );
    client.on('end', () => this.reconnect());
    client.on('notification', ({ payload }) => this.events.receive(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANGE_CHANNEL}`);
      this.events.reconnects.next();
    } catch {
      await client.end().catch(() => undefined);
      this.reconnect();
    }
  }

  private reconnect(): void {
    if (this.stopped) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.listen(), RETRY_MS);
  }
}
