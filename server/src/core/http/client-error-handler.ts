import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS } from '../../contract/errors.js';
import { DEFAULT_LOCALE } from '../../contract/locales.js';
import type { AppConfig } from '../config/app-config.js';
import { hasBegunToAnswer } from '../internals/node-http.js';
import { securityHeaderLines } from './security-headers.js';

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const BODY = JSON.stringify({
  success: false,
  message: ERRORS.BAD_REQUEST.message[DEFAULT_LOCALE],
  error: 'BAD_REQUEST',
});
const HEADERS = [
  'Connection: close',
  'Cache-Control: no-store',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(BODY)}`,
];

/** Answers requests that are not valid HTTP, which never reach the application, as a REST error (S29, S31). */
export function handleClientErrors(server: Server, config: AppConfig): void {
  const headers = [...HEADERS, ...securityHeaderLines(config)];
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Duplex) => {
    // a second response would be read as a part of the first
    if (!socket.writable || hasBegunToAnswer(socket)) {
      socket.destroy();
      return;
    }
    const status = STATUS[code] ?? '400 Bad Request';
    const answer = [`HTTP/1.1 ${status}`, ...headers, '', BODY].join('\r\n');
    socket.end(answer, () => socket.destroy());
  });
}
