import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { LIMITS } from '../../contract/limits.js';
import { toStoredForm } from '../../contract/passwords.js';
import { charactersIn } from '../../contract/characters.js';
import { Settings } from '../../platform/settings/settings.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { isCommonPassword } from './common-passwords.js';

/** The values that OWASP recommends for argon2id, which is the library's default: 19 MiB, two passes. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and compares passwords. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private dummyHash: string;

  constructor(private readonly settings: Settings) {}

  async onModuleInit(): Promise<void> {
    this.dummyHash = await this.hash(randomBytes(32).toString('base64url'));
  }

  hash(password: string): Promise<string> {
    return hash(toStoredForm(password), ARGON2_OPTIONS);
  }

  /**
   * Compares a password as it was typed, which is how old hashes were made, and then in the stored form if that
   * is another one. Takes equally long without a hash, so that unknown accounts cannot be noticed (S03).
   */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const compared = passwordHash ?? this.dummyHash;
    const stored = toStoredForm(password);
    const same =
      (await verify(compared, password)) ||
      (stored !== password && (await verify(compared, stored)));
    return same && passwordHash !== undefined;
  }

  /** Hashes a chosen password; BAD_USER_INPUT for `field` if it is too short or a common one. */
  async hashNewPassword(password: string, field: string, email?: string): Promise<string> {
    const min = await this.settings.get('minPasswordLength');
    if (charactersIn(toStoredForm(password)) < min) {
      const rule = `passwordLength:${min}:${LIMITS.user.password.max}` as const;
      throw invalidFields({ field, rule });
    }
    if (await isCommonPassword(password, email)) {
      throw invalidFields({ field, rule: 'commonPassword' });
    }
    return this.hash(password);
  }
}
