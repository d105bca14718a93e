import { performance } from 'node:perf_hooks';

/** Who waits cannot tell calls apart whose times differ by less. */
const ALIKE = 1.6;
const FEWEST_ROUNDS = 8;
const MOST_ROUNDS = 60;

/**
 * Expects calls to take equally long. They take turns, and the fastest of each kind counts: a busy machine
 * holds up some calls of a kind, not all. Until they are alike, there are further rounds.
 */
export async function expectSameTime(
  kinds: Record<string, (round: number) => Promise<unknown>>,
): Promise<void> {
  const fastest = new Map(Object.keys(kinds).map((kind) => [kind, Infinity]));
  const ratio = () => Math.max(...fastest.values()) / Math.min(...fastest.values());
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (round >= FEWEST_ROUNDS && ratio() <= ALIKE) return;
    for (const [kind, call] of Object.entries(kinds)) {
      const started = performance.now();
      await call(round);
      fastest.set(kind, Math.min(fastest.get(kind)!, performance.now() - started));
    }
  }
  throw new Error(`Not equally long, in ms: ${JSON.stringify(Object.fromEntries(fastest))}`);
}
