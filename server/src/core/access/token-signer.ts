import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

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
