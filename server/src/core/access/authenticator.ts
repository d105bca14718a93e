import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { bearerToken, cookieToken } from './token-extractors.js';
import { JwtStrategy } from './jwt.strategy.js';
import type { Viewer } from '../request-context/viewer.js';

/** Where a token is accepted: REST takes the header only; GraphQL, WebSocket and page rendering also the cookie. */
export type CredentialSource = 'bearer' | 'bearer-or-cookie';

/**
 * Finds the person who sends a request.
 *
 * @example const viewer = await authenticator.authenticate(request.headers, 'bearer-or-cookie');
 */
@Injectable()
export class Authenticator {
  constructor(private readonly strategy: JwtStrategy) {}

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
    const token =
      bearerToken(headers) ?? (source === 'bearer-or-cookie' ? cookieToken(headers) : undefined);
    return token ? this.strategy.viewerOf(token, countsAsActivity) : undefined;
  }
}
