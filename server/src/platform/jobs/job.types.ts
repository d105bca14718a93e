import type { Transaction } from '../database/transaction.js';

/** One job as its handler sees it. */
export interface Job<T extends object> {
  id: string;
  data: T;
  /** True when nothing tries again after this attempt. */
  isLastAttempt: boolean;
  /** Marks the job done in the caller's transaction: once that commits, nothing repeats the job. */
  done: (transaction: Transaction) => Promise<void>;
}

/** Does the work. When it throws, the job is tried again until the attempts are used up. */
export type JobHandler<T extends object> = (job: Job<T>) => Promise<void>;

/** How often and how fast a queue retries; delays double from the first to the longest. */
export interface QueueRules {
  retryLimit: number;
  retrySeconds: number;
  longestRetrySeconds: number;
  /** A job still running after this long is taken from its process and given to another. */
  expireSeconds: number;
  /**
   * One job waits or runs at a time, in all processes; another that is sent meanwhile is dropped. A queue
   * keeps this for good: to change it, give the queue another name.
   */
  isExclusive?: boolean;
}
