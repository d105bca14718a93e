const AGAIN_MS = 1_000;

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
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS).unref());
    }
  }
}
