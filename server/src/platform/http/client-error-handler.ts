import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, ERRORS } from '../../contract/errors.js';
import { DEFAULT_LOCALE } from '../../contract/locales.js';
import type { AppConfig } from '../config/app-config.js';
import { securityHeaderLines } from './security-headers.js';

/** What Node calls a request that took too long to arrive. */
export const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';
const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  [REQUEST_TIMEOUT]: '408 Request Timeout',
};
const HEADERS = [
  'Connection: close',
  'Cache-Control: no-store',
  'Content-Type: application/json; charset=utf-8',
];

function bodyOf(code: ErrorCode): string {
  const message = ERRORS[code].message[DEFAULT_LOCALE];
  return JSON.stringify({ success: false, message, error: code });
}

/** Answers requests that are not valid HTTP, which never reach the application, as a REST error (S29, S31). */
export function handleClientErrors(server: Server, config: AppConfig): void {
  const headers = [...HEADERS, ...securityHeaderLines(config)];
  const hasBegunToAnswer = watchAnswers(server);
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Duplex) => {
    // a second response would be read as a part of the first
    if (!socket.writable || hasBegunToAnswer(socket)) {
      socket.destroy();
      return;
    }
    const status = STATUS[code] ?? '400 Bad Request';
    const isLate = code === REQUEST_TIMEOUT;
    const body = bodyOf(isLate ? 'REQUEST_TIMEOUT' : 'BAD_REQUEST');
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    const answer = [`HTTP/1.1 ${status}`, ...headers, length, '', body].join('\r\n');
    socket.end(answer, () => socket.destroy());
  });
}

/** Tells whether a part of an answer has been sent on a connection, whose rest is still to come. */
function watchAnswers(server: Server): (socket: Duplex) => boolean {
  const open = new WeakMap<Duplex, ServerResponse[]>();
  server.prependListener('request', ({ socket }, response) => {
    // several only where requests were sent without waiting for answers
    const others = open.get(socket)?.filter(isUnfinished) ?? [];
    open.set(socket, [...others, response]);
  });
  return (socket) =>
    (open.get(socket) ?? []).some((response) => response.headersSent && isUnfinished(response));
}

const isUnfinished = ({ writableFinished }: ServerResponse) => !writableFinished;
