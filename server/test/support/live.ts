import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { ERRORS } from '../../src/contract/errors.js';
import { LiveChanges } from '../../src/platform/events/live-changes.js';
import type { TestApp } from './test-app.js';
import { waitUntil } from './wait-until.js';

export interface Connection {
  /** A token sent in `connection_init`, as programs do. */
  token?: string;
  /** Headers sent with the handshake, as browsers do. */
  cookie?: string;
  origin?: string;
  language?: string;
  /** Where it comes from, as a proxy says. */
  address?: string;
}

/** The events that one subscription has received so far. */
export interface Stream<T> {
  events: T[];
  errors: { message: string; extensions?: { code?: string } }[];
  /** The socket closed, or the server ended the subscription. */
  ended: boolean;
  stop: () => void;
}

/** A subscription over a WebSocket, made with the same library as the website. */
export function connect(
  app: Pick<TestApp, 'url'>,
  { token, cookie, origin, language, address }: Connection = {},
): Client {
  const headers = {
    ...(address && { 'x-forwarded-for': address }),
    ...(cookie && { cookie }),
    ...(origin && { origin }),
    ...(language && { 'accept-language': language }),
  };
  class Socket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers });
    }
  }
  return createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    lazy: true,
    retryAttempts: 0,
    connectionParams: token ? { authorization: `Bearer ${token}` } : {},
  });
}

export function subscribe<T>(client: Client, query: string, variables = {}): Stream<T> {
  const stream: Stream<T> = { events: [], errors: [], ended: false, stop: () => undefined };
  stream.stop = client.subscribe<T>(
    { query, variables },
    {
      next: ({ data, errors }) => {
        if (data) stream.events.push(data);
        if (errors) stream.errors.push(...(errors as Stream<T>['errors']));
      },
      error: (error) => {
        stream.ended = true;
        const errors = Array.isArray(error) ? (error as Stream<T>['errors']) : [];
        stream.errors.push(...errors);
      },
      complete: () => (stream.ended = true),
    },
  );
  return stream;
}

const begunBy = new WeakMap<LiveChanges, number>();

/** How many subscriptions the process has begun. Nothing over the socket tells when one begins. */
export function begun(app: TestApp): number {
  const live = app.app.get(LiveChanges);
  if (!begunBy.has(live)) {
    const subscribe = live.subscribe.bind(live);
    begunBy.set(live, 0);
    live.subscribe = (...values) => {
      begunBy.set(live, begunBy.get(live)! + 1);
      return subscribe(...values);
    };
  }
  return begunBy.get(live)!;
}

/** Waits until the subscription has begun or was refused. */
export async function followed<S extends Stream<unknown>>(
  app: TestApp,
  client: Client,
  query: string,
): Promise<S> {
  const before = begun(app);
  const stream = subscribe(client, query);
  await waitUntil(
    'the beginning of a subscription',
    () => begun(app) > before || stream.ended || stream.errors.length > 0,
  );
  return stream as S;
}

/** The code with which a subscription was refused. */
export async function refusalOf(stream: Stream<unknown>): Promise<keyof typeof ERRORS | undefined> {
  await waitUntil('the refusal of a subscription', () => stream.ended || stream.errors.length > 0);
  return stream.errors[0]?.extensions?.code as keyof typeof ERRORS | undefined;
}

/** The sockets of one test, closed together after it. */
export class Followers {
  private readonly open: Client[] = [];

  async follow<S extends Stream<unknown>>(
    app: TestApp,
    query: string,
    connection: Connection,
  ): Promise<S> {
    const client = connect(app, connection);
    this.open.push(client);
    return followed<S>(app, client, query);
  }

  async close(): Promise<void> {
    for (const client of this.open.splice(0)) await client.dispose();
  }
}

/** Waits long enough for an event that was sent to arrive. */
export const waitForEvents = () => new Promise((resolve) => setTimeout(resolve, 250));
