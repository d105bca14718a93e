import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { AppConfig } from '../config/app-config.js';
import { REQUEST_TIMEOUT } from './client-error-handler.js';

/** The share of the time limit of a call that its headers may take. */
const HEADERS_SHARE = 1 / 4;
/** How often slow requests are looked for, as a part of the same time. */
const CHECK_SHARE = 1 / 12;
/** Longer than proxies keep theirs: otherwise one could send a request on a connection that is being closed here, and answer 502. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

const FORM = /^multipart\/form-data\b/i;

interface Times {
  requestMs: number;
  /** Of a form with files, which `UploadLimit` also ends when its sender is silent. */
  uploadMs: number;
}

/** Slow senders are answered 408, and idle connections are closed (S38). */
const timesOfServer = ({ requestMs, uploadMs }: Times): ServerOptions => ({
  headersTimeout: Math.round(requestMs * HEADERS_SHARE),
  // Node has one time for all requests
  requestTimeout: Math.max(requestMs, uploadMs),
  keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  connectionsCheckingInterval: Math.round(requestMs * CHECK_SHARE),
});

/** A body may take as long as a request, unless it is a form with files, which may take longer. */
export function limitBodyTimes(server: Server, { requestMs }: Times): void {
  server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request) || FORM.test(request.headers['content-type'] ?? '')) return;
    const late = setTimeout(() => {
      if (!request.complete) server.emit('clientError', timeout(), request.socket);
    }, requestMs).unref();
    request.once('close', () => clearTimeout(late));
  });
}

const timeout = () => Object.assign(new Error('Request timeout'), { code: REQUEST_TIMEOUT });

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Nest's adapter for Express, with options of the HTTP server that Nest does not pass on. */
export class ApiAdapter extends ExpressAdapter {
  constructor(private readonly times: AppConfig['http']) {
    super();
  }

  override initHttpServer(): void {
    const application = this.getInstance<RequestListener>();
    // programs that offer HTTP/2 in passing get their answer over HTTP/1.1
    const options = { ...timesOfServer(this.times), shouldUpgradeCallback: wantsWebSocket };
    this.setHttpServer(createServer(options, application));
  }
}

const wantsWebSocket = ({ headers }: IncomingMessage) =>
  headers.upgrade?.toLowerCase() === 'websocket';
