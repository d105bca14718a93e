import { createHash } from 'node:crypto';

/** Names an account in counters and logs: people's addresses do not belong there. */
export const accountKey = (email: string) =>
  createHash('sha256').update(email).digest('hex').slice(0, 32);
