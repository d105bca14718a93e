type Nothing = false | 0 | '' | null | undefined;

/** Calls `look` until it answers something; fails with the description after the time limit. */
export async function waitUntil<T>(
  description: string,
  look: () => T | Promise<T>,
  seconds = 20,
): Promise<Exclude<T, Nothing>> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found as Exclude<T, Nothing>;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not within ${seconds} s: ${description}`);
}
