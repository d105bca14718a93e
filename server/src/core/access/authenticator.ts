import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { bearerToken, cookieToken } from './token-extractors.js';
import { JwtStrategy } from './jwt.strategy.js';
import type { Viewer } from '../request-context/viewer.js';

/** Where a token may stand: `bearer` for REST, `cookie` too for GraphQL, WebSocket and page rendering. */
export type CredentialSource = 'bearer' | 'bearer-or-cookie';

/**
 * Finds out who sends something.
 *
 * @example const viewer = await authenticator.authenticate(request.headers, 'bearer-or-cookie');
 */
@Injectable()
export class Authenticator {
  constructor(private readonly strategy: JwtStrategy) {}

  /**
   * The sender, or undefined for nobody, a bad token and an ended session alike.
   *
   * @param used whether this counts as use of the session (see `isUserActivity`)
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
