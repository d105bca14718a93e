import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { invalidFields } from '../../core/errors/app-error.js';
import { isCommonPassword } from './common-passwords.js';

/** Argon2id as OWASP advises it: 19 MiB, two passes. The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords; nothing else sees one. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private dummy: string;

  async onModuleInit(): Promise<void> {
    this.dummy = await this.hash(randomBytes(32).toString('base64url'));
  }

  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  /** Costs the same whether there is a hash to compare with or not (S03). */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const same = await verify(passwordHash ?? this.dummy, password);
    return same && passwordHash !== undefined;
  }

  /** Hashes a password that somebody chose, unless it is one that guessers try first. */
  async hashNew(password: string, field: string, email?: string): Promise<string> {
    if (await isCommonPassword(password, email)) {
      throw invalidFields({ field, rule: 'commonPassword' });
    }
    return this.hash(password);
  }
}
