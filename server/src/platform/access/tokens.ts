import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AppConfig } from '../config/app-config.js';

export const TOKEN_ALGORITHM = 'HS256';

/** The key as an object: given a string, the library first tries to parse a public key on every call. */
const keyOf = (secret: string) => createSecretKey(secret, 'utf8') as unknown as Buffer;

/** The keys that tokens may be signed with: one, and while it is replaced also the other one. */
@Injectable()
export class TokenKeys {
  private readonly current: Buffer;
  private readonly other?: Buffer;

  constructor(
    { session }: AppConfig,
    private readonly jwt: JwtService,
  ) {
    this.current = keyOf(session.secret);
    if (session.previousSecret) this.other = keyOf(session.previousSecret);
  }

  /** The key to check a token with. */
  of(token: string): Buffer {
    return this.other && !this.isSignedWith(this.current, token) ? this.other : this.current;
  }

  private isSignedWith(secret: Buffer, token: string): boolean {
    try {
      this.jwt.verify(token, { secret, algorithms: [TOKEN_ALGORITHM], ignoreExpiration: true });
      return true;
    } catch {
      return false;
    }
  }
}

/** The parts of a session that its token holds. */
export interface TokenSession {
  id: string;
  userId: string;
  expiresAt: Date;
}

/** Signs session tokens; algorithm, issuer, audience and key are set in the access module. */
@Injectable()
export class TokenSigner {
  constructor(private readonly jwt: JwtService) {}

  sign({ id, userId, expiresAt }: TokenSession): string {
    return this.jwt.sign({ sub: userId, jti: id, exp: Math.floor(expiresAt.getTime() / 1000) });
  }
}
