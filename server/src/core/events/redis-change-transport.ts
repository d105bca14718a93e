import type { Redis } from 'ioredis';
import {
  type ChangeConnection,
  type ChangeConnectionEvents,
  ChangeTransport,
} from './change-transport.js';

/** Longer than this process is ever too busy to look at what has arrived. */
const ANSWER_MS = 3000;

interface Channels {
  changes: string;
  /** Each process listens to a channel of its own behind this, by which others find it. */
  process: string;
}

/** Messages by PUBLISH. */
export class RedisChangeTransport extends ChangeTransport {
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
      this.redis.duplicate({ lazyConnect: true, retryStrategy: null, socketTimeout: ANSWER_MS }),
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
    // what keeps it from opening is told by open()
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
