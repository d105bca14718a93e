import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';

/** HttpOnly: carries the session token for the website (A11). */
export const TOKEN_COOKIE = 'token';
/** Readable: tells the website that somebody is signed in, without the token. */
export const SIGNED_IN_COOKIE = 'signed_in';

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i;

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(headers: IncomingHttpHeaders): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

/** The token of the cookie. Only GraphQL, its WebSocket and page rendering may ask for it; REST never does. */
export function cookieToken(headers: IncomingHttpHeaders): string | undefined {
  return headers.cookie ? parseCookie(headers.cookie)[TOKEN_COOKIE] : undefined;
}
