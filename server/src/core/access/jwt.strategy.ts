import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { isUUID } from 'class-validator';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { AppConfig } from '../config/app-config.js';
import { SessionReader } from './session-reader.js';
import type { Viewer } from '../request-context/viewer.js';

export const TOKEN_ALGORITHM = 'HS256';
export const TOKEN_ISSUER = 'mizan';
export const TOKEN_AUDIENCE = 'mizan';

/** What a signed token says: whose it is (`sub`), of which session (`jti`), until when. Never a role. */
interface TokenPayload {
  sub?: unknown;
  jti?: unknown;
  exp?: unknown;
}

/** Passport takes this for a request: where the token was found is the caller's business. */
interface TokenCarrier {
  token: string;
  /** Whether the person is there, as against a page that asks by itself. */
  countsAsActivity: boolean;
}

/** A key that is read once: given text, the library first takes it for a public key, each time anew. */
const keyOf = (secret: string) => createSecretKey(secret, 'utf8') as unknown as Buffer;

/** Verifies a token's signature and life, then asks whose session it is. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  // One passport for each application: two in one process must not answer for each other.
  declare private ownPassport?: passport.Authenticator;

  constructor(
    config: AppConfig,
    private readonly sessions: SessionReader,
  ) {
    super({
      jwtFromRequest: (request) => (request as unknown as TokenCarrier).token,
      secretOrKey: keyOf(config.session.secret),
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      ignoreExpiration: false,
      passReqToCallback: true,
    });
  }

  async validate(
    { countsAsActivity }: TokenCarrier,
    payload: TokenPayload,
  ): Promise<Viewer | undefined> {
    const { sub, jti, exp } = payload;
    if (typeof exp !== 'number' || !isUUID(jti)) return undefined;
    const viewer = await this.sessions.read(jti as string, countsAsActivity);
    return viewer?.id === sub ? viewer : undefined;
  }

  /** The person whose token this is; undefined when it is forged, expired, ended or anything else. */
  viewerOf(token: string, countsAsActivity: boolean): Promise<Viewer | undefined> {
    return new Promise((resolve, reject) => {
      const verify = this.getPassportInstance().authenticate(
        'jwt',
        { session: false },
        (error: Error | null, viewer: Viewer | false | undefined) =>
          error ? reject(error) : resolve(viewer || undefined),
      ) as (request: TokenCarrier, response: object, next: (error: unknown) => void) => void;
      verify({ token, countsAsActivity }, {}, reject);
    });
  }

  /** Called by the base class, too, while it is being made. */
  protected getPassportInstance(): passport.Authenticator {
    this.ownPassport ??= new passport.Passport();
    return this.ownPassport;
  }
}
