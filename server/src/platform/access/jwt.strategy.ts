import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { isUUID } from 'class-validator';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { SessionReader } from './session-reader.js';
import { TOKEN_ALGORITHM, TokenKeys } from './tokens.js';
import type { Viewer } from '../request-context/viewer.js';

export const TOKEN_ISSUER = 'mizan';
export const TOKEN_AUDIENCE = 'mizan';

/** The claims of a token: user (`sub`), session (`jti`) and expiry. Never a role: roles are read anew. */
interface TokenPayload {
  sub?: unknown;
  jti?: unknown;
  exp?: unknown;
}

/** Passed to Passport in place of a request, because the caller has already found the token. */
interface TokenCarrier {
  token: string;
  /** Whether the person acted, rather than a page that polls by itself. */
  countsAsActivity: boolean;
}

/** Verifies the signature and expiry of a token, then reads its session. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  // One Passport instance for each application: tests run several applications in one process.
  declare private ownPassport?: passport.Authenticator;

  constructor(
    keys: TokenKeys,
    private readonly sessions: SessionReader,
  ) {
    super({
      jwtFromRequest: (request) => (request as unknown as TokenCarrier).token,
      secretOrKeyProvider: (_request, token: string, done) => done(null, keys.of(token)),
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

  /** The owner of a token; undefined when it is not valid for any reason. */
  viewerOf(token: string, countsAsActivity: boolean): Promise<Viewer | undefined> {
    return new Promise((resolve, reject) => {
      const verify = this.getPassportInstance().authenticate(
        'jwt',
        { session: false },
        (error: Error | null, viewer: Viewer | false | undefined) =>
          error ? reject(error) : resolve(viewer || undefined),
      ) as (request: TokenCarrier, response: object, next: (error: unknown) => void) => void;
      try {
        verify({ token, countsAsActivity }, {}, reject);
      } catch {
        // a signed payload that is no object, such as `null`, which the library does not expect
        resolve(undefined);
      }
    });
  }

  /** Also called by the constructor of the base class, before the fields of this class exist. */
  protected getPassportInstance(): passport.Authenticator {
    this.ownPassport ??= new passport.Passport();
    return this.ownPassport;
  }
}
