import type { QueueRules } from './job.types.js';

/** Longer than the slowest conversations with the service of all jobs that a worker holds. */
const EXPIRE_SECONDS = 5 * 60;
const LONGEST_RETRY_SECONDS = 15 * 60;
/** With the delay above, tries last more than a day. */
const RETRY_LIMIT = 110;

/** The rules of a queue whose jobs hand a message to a service elsewhere, which may be away for hours. */
export const deliveryRules = (retrySeconds: number): QueueRules => ({
  retryLimit: RETRY_LIMIT,
  retrySeconds,
  longestRetrySeconds: LONGEST_RETRY_SECONDS,
  expireSeconds: EXPIRE_SECONDS,
});

const STORE_AGAIN_MS = 1_000;

/**
 * Repeats a write until it succeeds, for what has happened elsewhere and would happen again if it were not
 * stored. Throws what the last try threw once `isStopping` says that the process ends.
 *
 * @example await retryUntilStored(() => database.query(SENT, [id]), () => this.stopping);
 */
export async function retryUntilStored(
  write: () => Promise<unknown>,
  isStopping: () => boolean,
): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (isStopping()) throw error;
      await new Promise((resolve) => setTimeout(resolve, STORE_AGAIN_MS).unref());
    }
  }
}
