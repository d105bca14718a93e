import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** A key of 32 bytes for one purpose, derived from the server's secret: keys of other purposes tell nothing of it. */
export const purposeKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
