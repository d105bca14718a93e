import { connect as connectTcp, type Socket } from 'node:net';
import type { Client as Database } from 'pg';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { aRegistration } from './builders.js';
import { connect, type Stream, subscribe } from './live.js';
import { anAddress } from './steady-load.js';

const SIGN_INS_AT_ONCE = 4;
const COPY = `
  INSERT INTO users (id, email, full_name, phone_number, language, password_hash, role, email_verified_at)
  SELECT gen_random_uuid(), 'member' || n || '-' || email, full_name, phone_number, language, password_hash, role, now()
    FROM users, generate_series(1, $2::int) n WHERE email = $1 RETURNING email`;

interface Product {
  url: string;
}

/** A socket that was opened as browsers do, and how it was closed, if it was. */
export interface OpenedSocket {
  socket: WebSocket;
  closedWith?: number;
}

/** Many people who are connected at the same time, and how they are answered. */
export class ConnectedClients {
  readonly connections: Socket[] = [];
  readonly sockets: OpenedSocket[] = [];
  readonly clients: Client[] = [];

  constructor(
    private readonly product: Product,
    private readonly database: Database,
  ) {}

  /** New clients with verified addresses, signed in: a token for each. */
  async signIn(count: number): Promise<string[]> {
    const { email, password, ...rest } = aRegistration();
    await this.post('/auth/register', { email, password, ...rest });
    const { rows } = await this.database.query<{ email: string }>(COPY, [email, count]);
    const tokens: string[] = [];
    const signInNext = async () => {
      for (let next = rows.pop(); next; next = rows.pop())
        tokens.push(await this.post('/auth/login', { email: next.email, password }));
    };
    await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, signInNext));
    return tokens;
  }

  /** Opens connections over which nothing is sent. */
  async openIdle(count: number): Promise<void> {
    const { hostname, port } = new URL(this.product.url);
    for (let opened = 0; opened < count; opened += 1) {
      const socket = connectTcp(Number(port), hostname);
      socket.on('error', () => undefined);
      this.connections.push(socket);
      await new Promise((done) => socket.once('connect', done));
    }
  }

  /** Opens one WebSocket and signs it in; resolves when it is accepted or refused. */
  async openSocket(token: string, address: string): Promise<OpenedSocket> {
    const url = `${this.product.url.replace('http', 'ws')}/graphql`;
    const headers = { 'X-Forwarded-For': address };
    const socket = new WebSocket(url, 'graphql-transport-ws', { headers });
    const opened: OpenedSocket = { socket };
    this.sockets.push(opened);
    const payload = { authorization: `Bearer ${token}` };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
    socket.on('error', () => undefined);
    await new Promise<void>((done) => {
      socket.once('message', () => done());
      socket.once('close', (code) => {
        opened.closedWith = code;
        done();
      });
    });
    return opened;
  }

  /** A socket that follows something this many times; resolves when the product has read and counted all of them. */
  async follow(person: { token: string; address: string }, query: string, times: number) {
    const client = connect(this.product, person);
    this.clients.push(client);
    // subscriptions are sent in the turn in which the socket is accepted, and read before what follows them
    client.on('connected', (socket) =>
      setImmediate(() => (socket as WebSocket).send(JSON.stringify({ type: 'ping' }))),
    );
    const counted = new Promise<void>((done) => {
      client.on('pong', () => done());
      client.on('closed', () => done());
    });
    const streams = Array.from({ length: times }, () => subscribe<object>(client, query));
    await counted;
    return streams;
  }

  async disconnect(): Promise<void> {
    for (const connection of this.connections.splice(0)) connection.destroy();
    for (const { socket } of this.sockets.splice(0)) socket.terminate();
    for (const client of this.clients.splice(0)) await client.dispose();
  }

  /** Answers the token in the answer. */
  private async post(path: string, body: object): Promise<string> {
    const answer = await fetch(`${this.product.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': anAddress() },
      body: JSON.stringify(body),
    });
    const { data, message } = (await answer.json()) as {
      data?: { token: string };
      message?: string;
    };
    if (!data) throw new Error(`${path}: ${answer.status} ${message}`);
    return data.token;
  }
}

/** The codes with which subscriptions were refused. */
export const codesOf = (streams: readonly Stream<object>[]) =>
  streams.flatMap(({ errors }) => errors.map(({ extensions }) => extensions?.code));
