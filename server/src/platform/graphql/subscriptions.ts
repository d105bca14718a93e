import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ExecutionResult, FormattedExecutionResult, GraphQLError } from 'graphql';
import { CloseCode, type Context } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Locale } from '../../contract/locales.js';
import { Authenticator } from '../access/authenticator.js';
import { addressKey } from '../access/counter-keys.js';
import { AddressRateLimit } from '../access/address-rate-limit.js';
import { SecurityLog } from '../access/security-log.js';
import { SESSION } from '../access/session-reader.js';
import { AppConfig } from '../config/app-config.js';
import { clientAddress } from '../config/trust-proxy.js';
import type { AppRequest, GraphqlContext } from '../request-context/request-of.js';
import { callerLocale } from '../request-context/caller-locale.js';
import { within } from '../shutdown/within.js';
import { AppError } from '../errors/app-error.js';
import { ChangeEventBus } from '../events/change-event-bus.js';
import { formatErrors } from './format-error.js';
import { type SubscriptionArguments, SubscriptionExecutor } from './subscription-executor.js';
import { type OpenSocket, SocketRegistry } from './socket-registry.js';
import { errorText } from '../../contract/errors.js';
import { toErrorResponse } from '../errors/error-response.js';
import { LocalizedGraphqlError } from '../errors/localized-graphql-error.js';
import { securityHeaderLines } from '../http/security-headers.js';

/** The WebSocket standard's "try again later": programs and the site come back by themselves. */
const TRY_AGAIN_LATER = 1013;

/** An answer to a handshake that is refused: status line and headers. */
interface HandshakeRefusal {
  status: string;
  headers?: readonly string[];
  body?: string;
}

const FORBIDDEN: HandshakeRefusal = { status: '403 Forbidden' };

/** No handshake of a WebSocket, or one of another version than the standard's. */
const BAD_HANDSHAKE: HandshakeRefusal = {
  status: '400 Bad Request',
  headers: ['Sec-WebSocket-Version: 13'],
};

/** The refusal of an address that sends too many requests, in the shape of REST. */
function tooManyRequests(error: AppError, locale: Locale): HandshakeRefusal {
  const { code, message, retryAfter } = toErrorResponse(error, locale);
  return {
    status: '429 Too Many Requests',
    headers: [`Retry-After: ${retryAfter}`, 'Content-Type: application/json; charset=utf-8'],
    body: JSON.stringify({ success: false, message, error: code, retryAfter }),
  };
}

/**
 * Refuses handshakes, with the security headers of all answers. Nobody else watches such a socket any more:
 * its failure must not end the process, and it is not left open.
 */
function refuseHandshakes(config: AppConfig) {
  const always = ['Connection: close', 'Cache-Control: no-store', ...securityHeaderLines(config)];
  return (socket: Duplex, { status, headers = [], body = '' }: HandshakeRefusal): void => {
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    const lines = [`HTTP/1.1 ${status}`, ...always, length, ...headers];
    socket.on('error', () => socket.destroy());
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}

/** Closes a socket that is one too many, with the reason in words. */
function closeAsTooMany(ws: WebSocket, locale: Locale): void {
  ws.on('error', () => ws.terminate());
  ws.close(TRY_AGAIN_LATER, errorText('TOO_MANY_CONNECTIONS', locale));
}

/** Closes a socket whose session has ended or never was; nobody opens it again by itself. */
const closeAsEnded = (ws: WebSocket) => ws.close(CloseCode.Unauthorized, 'Unauthorized');

/** The refusal of one subscription; the connection stays. */
const refusalOf = (error: AppError, locale: Locale) =>
  new LocalizedGraphqlError(toErrorResponse(error, locale));

/** A subscription and a token; S21 allows a megabyte at most. */
const MAX_MESSAGE_BYTES = 64 * 1024;
const INIT_TIMEOUT_MS = 8000;
/** A client that does not answer that its socket is being closed, such as a sleeping one, is not waited for. */
const CLOSE_TIMEOUT_MS = 1000;
const DISPOSE_TIMEOUT_MS = 2000;

/** `closeTimeout` is missing in the types of ws. */
const SOCKET_OPTIONS = {
  noServer: true,
  maxPayload: MAX_MESSAGE_BYTES,
  closeTimeout: CLOSE_TIMEOUT_MS,
  handleProtocols: (protocols: Set<string>) =>
    protocols.has('graphql-transport-ws') && ('graphql-transport-ws' as const),
};

type SocketContext = Context<Record<string, unknown>, Extra>;

/** GraphQL over WebSocket at /graphql. The cookie signs in, so strangers' pages are kept out by origin (S21). */
@Injectable()
export class Subscriptions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sockets = new WebSocketServer(SOCKET_OPTIONS);
  /** By the request of the handshake, which graphql-ws hands on. */
  private readonly opened = new WeakMap<IncomingMessage, OpenSocket>();
  private readonly refuse: ReturnType<typeof refuseHandshakes>;
  private dispose?: () => void | Promise<void>;

  constructor(
    private readonly executor: SubscriptionExecutor,
    private readonly adapter: HttpAdapterHost,
    private readonly config: AppConfig,
    private readonly authenticator: Authenticator,
    private readonly registry: SocketRegistry,
    private readonly requestLimit: AddressRateLimit,
    private readonly log: SecurityLog,
    events: ChangeEventBus,
  ) {
    this.refuse = refuseHandshakes(config);
    // otherwise the library answers, without our headers
    this.sockets.on('wsClientError', (_error, socket) => this.refuse(socket, BAD_HANDSHAKE));
    events.changes.subscribe(({ entity, id }) => {
      if (entity === SESSION) this.registry.endSession(id);
    });
  }

  onApplicationBootstrap(): void {
    const { dispose } = useServer(
      {
        onConnect: (context: SocketContext) => this.identify(context),
        onSubscribe: async (context: SocketContext, _id, payload) =>
          (await this.refusalOf(context)) ??
          this.executor.prepare(payload, this.contextOf(context)),
        subscribe: (args) => this.executor.subscribe(args as SubscriptionArguments),
        onError: (context: SocketContext, _id, _payload, errors) =>
          formatErrors(errors, callerLocale(this.contextOf(context).req)),
        onNext: (...[, , , { contextValue }, result]) =>
          readable(result, contextValue as GraphqlContext),
        connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      },
      this.sockets,
    );
    this.dispose = dispose;
    const server = this.adapter.httpAdapter.getHttpServer() as Server;
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await within(DISPOSE_TIMEOUT_MS, Promise.resolve(this.dispose?.()));
    for (const ws of this.sockets.clients) ws.terminate();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Node no longer watches the socket, and an error that nobody watches ends the process
    const drop = () => socket.destroy();
    socket.on('error', drop);
    const path = request.url?.split('?')[0];
    if (path !== '/graphql' || !this.fromHere(request)) {
      this.refuse(socket, FORBIDDEN);
      return;
    }
    const address = addressKey(clientAddress(request, this.config.http.trustProxy));
    this.requestLimit.consume(address).then(
      () => {
        socket.off('error', drop);
        this.sockets.handleUpgrade(request, socket, head, (ws) => this.open(ws, request, address));
      },
      (error: AppError) => this.refuse(socket, tooManyRequests(error, callerLocale(request))),
    );
  }

  private open(ws: WebSocket, request: IncomingMessage, address: string): void {
    const end = () => closeAsEnded(ws);
    const socket: OpenSocket = { address, end, countSubscriptions: () => 0 };
    if (!this.registry.open(socket)) {
      closeAsTooMany(ws, callerLocale(request));
      return;
    }
    this.opened.set(request, socket);
    ws.once('close', () => this.registry.close(socket));
    ws.on('message', () => void this.limitMessages(ws, socket, callerLocale(request)));
    this.sockets.emit('connection', ws, request);
    // graphql-ws would print the stack of a mistake of the sender, such as a message that is too large
    ws.removeAllListeners('error');
    ws.on('error', ({ message }) => this.log.warn('socket.failed', { address, message }));
  }

  /** Closes the socket of an address that sends too many messages of any kind, and reads no more of them. */
  private async limitMessages(ws: WebSocket, socket: OpenSocket, locale: Locale): Promise<void> {
    if ((await this.registry.mayReceive(socket)) || ws.readyState !== ws.OPEN) return;
    this.log.warn('limit.reached', { limit: 'messages', address: socket.address });
    closeAsTooMany(ws, locale);
    ws.pause();
  }

  /**
   * Finds out once whose socket it is, for the limits; each subscription and each event asks anew. A token that is
   * nobody's is refused at once, since a program would wait for events without a word. A cookie is not: it may have
   * ended before the page of the site knows.
   */
  private async identify(context: SocketContext): Promise<boolean> {
    const socket = this.socketOf(context);
    socket.countSubscriptions = () => Object.keys(context.subscriptions).length;
    const { req } = this.contextOf(context);
    const { viewer, isKnown } = await this.authenticator
      .authenticate(req.headers, 'bearer-or-cookie')
      .then(
        (viewer) => ({ viewer, isKnown: viewer !== undefined || !req.headers.authorization }),
        // such as a locked session; what it means is said of each subscription
        () => ({ viewer: undefined, isKnown: true }),
      );
    if (!isKnown) {
      closeAsEnded(context.extra.socket);
      return false;
    }
    req.viewer = viewer;
    socket.language = req.viewer?.language;
    if (!req.viewer || this.registry.identify(socket, req.viewer.id, req.viewer.sessionId))
      return true;
    closeAsTooMany(context.extra.socket, callerLocale(req));
    return false;
  }

  /** Why a socket may not subscribe once more, if it may not. */
  private async refusalOf(context: SocketContext): Promise<GraphQLError[] | undefined> {
    const socket = this.socketOf(context);
    const locale = socket.language ?? callerLocale(context.extra.request);
    if (!this.registry.maySubscribe(socket))
      return [refusalOf(new AppError('TOO_MANY_SUBSCRIPTIONS'), locale)];
    return this.requestLimit.consume(socket.address).then(
      () => undefined,
      (error: AppError) => [refusalOf(error, locale)],
    );
  }

  private socketOf({ extra }: SocketContext): OpenSocket {
    return this.opened.get(extra.request)!;
  }

  /** The handshake's headers, and the token of `connection_init` for programs without cookies. */
  private contextOf(context: SocketContext): GraphqlContext {
    const { connectionParams, extra } = context;
    const { headers, url } = extra.request;
    const token = connectionParams?.['authorization'] ?? connectionParams?.['Authorization'];
    const req = {
      headers: typeof token === 'string' ? { ...headers, authorization: token } : headers,
      ip: this.socketOf(context).address,
      url,
    };
    return { req: req as unknown as AppRequest };
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

/** Errors as they are over HTTP: in the caller's language, without the inside. */
function readable(result: ExecutionResult, { req }: GraphqlContext): FormattedExecutionResult {
  const { errors, ...rest } = result;
  const locale = callerLocale(req);
  return {
    ...rest,
    ...(errors && { errors: formatErrors(errors, locale) }),
  };
}
