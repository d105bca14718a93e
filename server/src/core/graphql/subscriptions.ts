import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { HttpAdapterHost } from '@nestjs/core';
import {
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { Context } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { AppConfig } from '../config/app-config.js';
import type { AppRequest, GraphqlContext } from '../request-context/request-of.js';
import { callerLocale } from '../request-context/caller-locale.js';
import { heedUpgrades } from '../internals/node-http.js';
import { formatLiveError } from './format-error.js';
import { MAX_TOKENS, subscriptionLimits } from './query-limits.js';

const RULES = [...specifiedRules, ...subscriptionLimits];
const MAX_MESSAGE_BYTES = 1_000_000;
const INIT_TIMEOUT_MS = 8000;
const REFUSAL =
  'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n\r\n';

/** GraphQL over WebSocket at /graphql. The cookie signs in, so strangers' pages are kept out by origin (S21). */
@Injectable()
export class Subscriptions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    handleProtocols: (protocols) => protocols.has('graphql-transport-ws') && 'graphql-transport-ws',
  });
  private dispose?: () => void | Promise<void>;

  constructor(
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly adapter: HttpAdapterHost,
    private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): void {
    const { schema } = this.schemaHost;
    const { dispose } = useServer(
      {
        schema,
        context: contextOf,
        onSubscribe: (_context, _id, { query }) => mistakesOf(query),
        validate: (known, document) =>
          validate(known, document, RULES, { hideSuggestions: this.config.isProduction }),
        onNext: (...[, , , { contextValue }, result]) =>
          readable(result, contextValue as GraphqlContext),
        connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      },
      this.sockets,
    );
    this.dispose = dispose;
    const server = this.adapter.httpAdapter.getHttpServer() as Server;
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    // Programs that offer HTTP/2 in passing get their answer over HTTP/1.1, as if nothing listened here.
    heedUpgrades(server, wantsWebSocket);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.dispose?.();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const path = request.url?.split('?')[0];
    if (path !== '/graphql' || !this.fromHere(request)) {
      refuse(socket);
      return;
    }
    this.sockets.handleUpgrade(request, socket, head, (ws) =>
      this.sockets.emit('connection', ws, request),
    );
  }

  /** Browsers always say where a page came from; programs say nothing and bring a token instead. */
  private fromHere({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (!origin) return true;
    if (this.config.http.corsOrigins.includes(origin) || origin === this.config.publicUrl)
      return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }
}

const wantsWebSocket = ({ headers }: IncomingMessage) =>
  headers.upgrade?.toLowerCase() === 'websocket';

/** Nobody else watches this socket any more: its failure must not end the process, and it is not left open. */
function refuse(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end(REFUSAL, () => socket.destroy());
}

/** A query that cannot be read is told so, as over HTTP; thrown, it would end the connection without a word. */
function mistakesOf(query: string): GraphQLError[] | undefined {
  try {
    parse(query, { maxTokens: MAX_TOKENS });
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** Errors as they are over HTTP: in the caller's language, without the inside. */
function readable(result: ExecutionResult, { req }: GraphqlContext): FormattedExecutionResult {
  const { errors, ...rest } = result;
  const locale = callerLocale(req);
  return {
    ...rest,
    ...(errors && { errors: errors.map((error) => formatLiveError(error, locale)) }),
  };
}

/** The handshake's headers, and the token of `connection_init` for programs without cookies. */
function contextOf({
  connectionParams,
  extra,
}: Context<Record<string, unknown>, Extra>): GraphqlContext {
  const { headers, socket, url } = extra.request;
  const token = connectionParams?.['authorization'] ?? connectionParams?.['Authorization'];
  const req = {
    headers: typeof token === 'string' ? { ...headers, authorization: token } : headers,
    ip: socket.remoteAddress,
    url,
  };
  return { req: req as unknown as AppRequest };
}
