import type { Duplex } from 'node:stream';
import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { errorText } from '../../contract/errors.js';
import type { Locale } from '../../contract/locales.js';
import type { AppConfig } from '../config/app-config.js';
import type { AppError } from '../errors/app-error.js';
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

export const FORBIDDEN: HandshakeRefusal = { status: '403 Forbidden' };

/** No handshake of a WebSocket, or one of another version than the standard's. */
export const BAD_HANDSHAKE: HandshakeRefusal = {
  status: '400 Bad Request',
  headers: ['Sec-WebSocket-Version: 13'],
};

/** The refusal of an address that sends too many requests, in the shape of REST. */
export function tooManyRequests(error: AppError, locale: Locale): HandshakeRefusal {
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
export function refuseHandshakes(config: AppConfig) {
  const always = ['Connection: close', 'Cache-Control: no-store', ...securityHeaderLines(config)];
  return (socket: Duplex, { status, headers = [], body = '' }: HandshakeRefusal): void => {
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    const lines = [`HTTP/1.1 ${status}`, ...always, length, ...headers];
    socket.on('error', () => socket.destroy());
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}

/** Closes a socket that is one too many, with the reason in words. */
export function closeAsTooMany(ws: WebSocket, locale: Locale): void {
  ws.on('error', () => ws.terminate());
  ws.close(TRY_AGAIN_LATER, errorText('TOO_MANY_CONNECTIONS', locale));
}

/** Closes a socket whose session has ended; the site does not open it again by itself. */
export const closeAsEnded = (ws: WebSocket) => ws.close(CloseCode.Unauthorized, 'Unauthorized');

/** The refusal of one subscription; the connection stays. */
export const refusalOf = (error: AppError, locale: Locale) =>
  new LocalizedGraphqlError(toErrorResponse(error, locale));
