/**
 * Waits for independent statements of one transaction, which are sent in one packet. The first failure is
 * thrown after all have ended, so that none is sent after the ROLLBACK; without one, the results are returned.
 *
 * @example await allSettledOrThrow(timeline.add(transaction, event), auditLog.record(transaction, change));
 */
export async function allSettledOrThrow<const Work extends readonly Promise<unknown>[]>(
  ...work: Work
) {
  const failures: unknown[] = [];
  await Promise.all(work.map((each) => each.catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
  return Promise.all(work);
}
