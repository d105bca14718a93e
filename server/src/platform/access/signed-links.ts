import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { type Permission, roleCan } from '../../contract/permissions.js';
import { AppError } from '../errors/app-error.js';
import { findBarrier, type Viewer } from '../request-context/viewer.js';
import { TOKEN_ISSUER } from './jwt.strategy.js';
import { SessionReader } from './session-reader.js';
import { TOKEN_ALGORITHM, TokenKeys } from './tokens.js';

/** Another audience than that of sessions: a link is no session token, nor the other way round. */
const AUDIENCE = 'mizan-link';
/** Long enough for the browser to open what it has just been given. */
const LIFETIME_SECONDS = 60;

/** The subject that a link opens, and the permission that its holder needs. */
export interface LinkTarget {
  permission: Permission;
  /** The id of a row, with what is to be done with it. */
  subject: string;
}

/** An address of this server, and until when it can be opened. */
export interface SignedLink {
  url: string;
  expiresAt: Date;
}

interface LinkClaims {
  sub: string;
  /** The session that the link was made in. */
  jti: string;
  permission: Permission;
}

/**
 * Links that a browser opens by itself, such as downloads: REST takes no cookie, and the page does not
 * know the token. A link is valid for a minute and ends with the session that it was made in.
 */
@Injectable()
export class SignedLinks {
  constructor(
    private readonly jwt: JwtService,
    private readonly keys: TokenKeys,
    private readonly sessions: SessionReader,
  ) {}

  /** An address that ends with the token of the link. */
  sign(path: string, viewer: Viewer, { permission, subject }: LinkTarget): SignedLink {
    const exp = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
    const claims = { sub: subject, jti: viewer.sessionId, permission, exp };
    const token = this.jwt.sign(claims, { audience: AUDIENCE });
    return { url: path + token, expiresAt: new Date(exp * 1000) };
  }

  /** Who made the link, and its subject; NOT_FOUND for a link that is not valid for any reason. */
  async open(token: string, permission: Permission): Promise<{ viewer: Viewer; subject: string }> {
    const claims = this.verify(token);
    if (claims?.permission !== permission) throw new AppError('NOT_FOUND');
    const viewer = await this.sessions.read(claims.jti, true);
    if (!viewer || findBarrier(viewer) || !roleCan(viewer.role, permission))
      throw new AppError('NOT_FOUND');
    return { viewer, subject: claims.sub };
  }

  private verify(token: string): LinkClaims | undefined {
    try {
      return this.jwt.verify<LinkClaims>(token, {
        secret: this.keys.of(token),
        algorithms: [TOKEN_ALGORITHM],
        audience: AUDIENCE,
        issuer: TOKEN_ISSUER,
      });
    } catch {
      return undefined;
    }
  }
}
