import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { apiToken, bearerToken, cookieToken } from './token-extractors.js';
import { JwtStrategy } from './jwt.strategy.js';
import { SessionReader } from './session-reader.js';
import type { Viewer } from '../request-context/viewer.js';
import type { AppRequest } from '../request-context/request-of.js';

/** Where a token is accepted: REST takes the header only; GraphQL, WebSocket and page rendering also the cookie. */
export type CredentialSource = 'bearer' | 'bearer-or-cookie';

/**
 * Finds the person who sends a request.
 *
 * @example const viewer = await authenticator.authenticate(request.headers, 'bearer-or-cookie');
 */
@Injectable()
export class Authenticator {
  constructor(
    private readonly strategy: JwtStrategy,
    private readonly sessions: SessionReader,
  ) {}

  /**
   * The sender; undefined without a token, with a bad token and after the end of the session.
   *
   * @param countsAsActivity whether this keeps the session from being locked (see `isUserActivity`)
   */
  async authenticate(
    headers: IncomingHttpHeaders,
    source: CredentialSource,
    countsAsActivity = false,
  ): Promise<Viewer | undefined> {
    const program = apiToken(headers);
    if (program) return this.sessions.readToken(program);
    const token =
      bearerToken(headers) ?? (source === 'bearer-or-cookie' ? cookieToken(headers) : undefined);
    return token ? this.strategy.viewerOf(token, countsAsActivity) : undefined;
  }
}

/** Header that the site sends with requests that no person caused, such as polling. */
const BACKGROUND_HEADER = 'x-background';

/**
 * Whether a request counts as activity of its sender, which keeps a session of the office from being
 * locked (A12). Polling does not count, nor do socket events and server rendering (both without a
 * method), nor public content that is read by GET over GraphQL.
 */
export function isUserActivity({ method, headers, originalUrl }: AppRequest): boolean {
  if (method === undefined || headers[BACKGROUND_HEADER] !== undefined) return false;
  return method !== 'GET' || !/^\/graphql(?:[/?]|$)/i.test(originalUrl);
}
