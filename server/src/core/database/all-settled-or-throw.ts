/**
 * Statements of one transaction that need nothing of each other: they travel in one packet. All have
 * ended when the first failure is thrown, so that none is sent after the ROLLBACK.
 *
 * @example await allSettledOrThrow(timeline.add(manager, event), recorder.record(manager, change));
 */
export async function allSettledOrThrow(...work: readonly Promise<unknown>[]): Promise<void> {
  const failures: unknown[] = [];
  await Promise.all(work.map((each) => each.catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}
