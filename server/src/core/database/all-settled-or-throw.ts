/**
 * Waits for independent statements of one transaction, which are sent in one packet. The first failure is
 * thrown after all have ended, so that none is sent after the ROLLBACK.
 *
 * @example await allSettledOrThrow(timeline.add(transaction, event), recorder.record(transaction, change));
 */
export async function allSettledOrThrow(...work: readonly Promise<unknown>[]): Promise<void> {
  const failures: unknown[] = [];
  await Promise.all(work.map((each) => each.catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}
