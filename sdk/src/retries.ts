import { MizanError } from './errors.js';

/** Refusals that pass by themselves. */
const PASSING = ['NO_ANSWER', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'REQUEST_TIMEOUT'];
const FIRST_WAIT = 0.3;
const LONGEST_WAIT = 30;

const isPassing = (error: unknown): error is MizanError =>
  error instanceof MizanError && PASSING.includes(error.code);

/**
 * Tries again what failed and may pass, after the time that the server names, or twice as long after each try.
 *
 * @param tries how often it is tried again
 */
export async function retry<T>(call: () => Promise<T>, tries: number, signal?: AbortSignal) {
  for (let tried = 0; ; tried += 1) {
    try {
      return await call();
    } catch (error) {
      if (tried >= tries || !isPassing(error) || signal?.aborted) throw error;
      const wait = error.retryAfter ?? FIRST_WAIT * 2 ** tried * (0.5 + Math.random());
      if (wait > LONGEST_WAIT) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    }
  }
}
