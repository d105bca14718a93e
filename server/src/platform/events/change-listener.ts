import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Database } from '../database/database.js';
import { within } from '../shutdown/within.js';
import { ChangeEventBus } from './change-event-bus.js';
import { type ChangeConnection, ChangeTransport } from './change-transport.js';

const RETRY_MS = 1000;
const HEARTBEAT_MS = 3000;
/** Longer than a heartbeat that fails and the clearing that follows. */
const OLD_AFTER_MS = 10_000;
const CLOSE_MS = 500;

/** Listens for changes on its own connection, and reconnects when it is lost or silent. */
@Injectable()
export class ChangeListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ChangeListener.name);
  private connection?: ChangeConnection;
  private timer?: NodeJS.Timeout;
  /** When this process last knew of all changes, or dropped what it kept. */
  private currentAt = -Infinity;
  private isDisconnected = false;
  private clearing?: Promise<void>;
  private stopped = false;

  constructor(
    private readonly transport: ChangeTransport,
    private readonly events: ChangeEventBus,
    private readonly database: Database,
  ) {}

  /** Whether what this process answers is no older than some seconds. */
  get isCurrent(): boolean {
    return performance.now() - this.currentAt < OLD_AFTER_MS;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.isDisconnected = false;
    clearTimeout(this.timer);
    if (this.connection) await within(CLOSE_MS, this.connection.close());
    this.connection?.destroy();
  }

  private async listen(): Promise<void> {
    const connection = this.transport.connection(this.events.processId, {
      message: (text) => this.receive(connection, text),
      error: ({ message }) =>
        this.logger.warn(`The connection that listens for changes was lost: ${message}`),
      end: () => this.reconnect(connection),
    });
    this.connection = connection;
    try {
      await connection.open();
      await this.heartbeat(connection);
      // the others learn at once that there is one more to wait for
      await this.events.greet(connection);
      this.isDisconnected = false;
      this.events.reconnects.next();
    } catch {
      connection.destroy();
      this.reconnect(connection);
    }
  }

  private receive(connection: ChangeConnection, text: string): void {
    try {
      const { answer, isGreeting } = this.events.receive(text);
      // what fails is found by the next heartbeat
      if (answer) connection.send(answer).catch(() => undefined);
      if (isGreeting) this.lookForOthers(connection).catch(() => undefined);
    } catch {
      // others can send something there as well: it must not end the process
      this.logger.warn('A message that is no notice of changes was left out');
    }
  }

  /** Finds a connection that broke without an error, and who else listens. */
  private async heartbeat(connection: ChangeConnection): Promise<void> {
    await this.lookForOthers(connection);
    // what cannot be sent now is sent with the next heartbeat
    if (this.events.hasUnsent) await this.events.greet(connection).catch(() => undefined);
    this.currentAt = performance.now();
    this.timer = setTimeout(() => {
      this.heartbeat(connection).catch(() => connection.destroy());
    }, HEARTBEAT_MS).unref();
  }

  private async lookForOthers(connection: ChangeConnection): Promise<void> {
    this.events.setListeners(await connection.listeners());
  }

  private reconnect(connection: ChangeConnection): void {
    if (this.stopped || connection !== this.connection) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.listen(), RETRY_MS);
    this.isDisconnected = true;
    this.clearing ??= this.clearWhileDisconnected().finally(() => (this.clearing = undefined));
  }

  /** Drops cached answers every second. Without a database nobody writes, so that they stay true. */
  private async clearWhileDisconnected(): Promise<void> {
    while (this.isDisconnected) {
      await this.database.query('SELECT 1').then(
        () => {
          this.currentAt = performance.now();
          this.events.reconnects.next();
        },
        () => undefined,
      );
      await sleep(RETRY_MS, undefined, { ref: false });
    }
  }
}
