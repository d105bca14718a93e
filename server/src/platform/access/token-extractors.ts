import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifyCookie } from 'cookie';

/** HttpOnly: carries the session token for the website (A11). */
export const TOKEN_COOKIE = 'token';
/**
 * Readable: tells the website that somebody is signed in, without the token. Scripts remove it on signing out,
 * which signs the browser out also when the server cannot be reached.
 */
export const SIGNED_IN_COOKIE = 'signed_in';

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i;

const API_TOKEN = /^Bearer +(mizan_[\w-]{1,100}) *$/i;

/** The token of a program in an `Authorization: Bearer` header. */
export function apiToken(headers: IncomingHttpHeaders): string | undefined {
  return API_TOKEN.exec(headers.authorization ?? '')?.[1];
}

/** The session token of an `Authorization: Bearer` header. */
export function bearerToken(headers: IncomingHttpHeaders): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

/**
 * The token of a signed-in browser. Only GraphQL, its WebSocket and page rendering may ask for it; REST never
 * does.
 */
export function cookieToken(headers: IncomingHttpHeaders): string | undefined {
  if (!headers.cookie) return undefined;
  const cookies = parseCookie(headers.cookie);
  return cookies[SIGNED_IN_COOKIE] === '1' ? cookies[TOKEN_COOKIE] : undefined;
}

/** Whether a request says by cookies that somebody is signed in, true or not. */
export const namesSession = ({ cookie = '' }: IncomingHttpHeaders): boolean =>
  cookie.includes(TOKEN_COOKIE) || cookie.includes(SIGNED_IN_COOKIE);

/** The Cookie header without the session, such as for a session that has ended. */
export function withoutSession({ cookie = '' }: IncomingHttpHeaders): string {
  const { [TOKEN_COOKIE]: _token, [SIGNED_IN_COOKIE]: _signedIn, ...others } = parseCookie(cookie);
  return stringifyCookie(others);
}
