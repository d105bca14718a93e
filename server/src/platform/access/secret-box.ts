import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';

const KEY_BYTES = 32;

/** A key of 32 bytes for one purpose, derived from the server's secret: keys of other purposes tell nothing of it. */
export const purposeKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'settings';

/** Encrypts secrets that are stored (AES-256-GCM), so that a copy of the database does not tell them. */
@Injectable()
export class SecretBox {
  private readonly logger = new Logger(SecretBox.name);
  private readonly key: Buffer;

  constructor({ settingsSecret }: AppConfig) {
    this.key = purposeKey(settingsSecret, PURPOSE);
  }

  /** `name` is bound to the secret: under another name it cannot be read. */
  seal(name: string, secret: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(name));
    const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat(sealed).toString('base64');
  }

  /** The secret; undefined if it was sealed with another key or for another name. */
  open(name: string, sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64');
    try {
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, this.key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(name));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const body = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    } catch {
      this.logger.warn(`The secret ${name} was encrypted with another key and has to be set anew`);
      return undefined;
    }
  }
}
