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
