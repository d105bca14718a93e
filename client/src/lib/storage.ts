/** localStorage throws when the visitor forbids it: every access goes through here. */
function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}

/** A plain text kept in the browser. */
export function readText(key: string): string | undefined {
  return attempt((storage) => storage.getItem(key)) ?? undefined;
}

/** Keeps a plain text; says whether the browser accepted it. */
export function writeText(key: string, value: string): boolean {
  return attempt((storage) => (storage.setItem(key, value), true)) ?? false;
}

/** A value kept as JSON, or undefined when there is none or it cannot be read. */
export function readStored<T>(key: string): T | undefined {
  const text = readText(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

/** Keeps a value as JSON; says whether the browser accepted it. */
export function writeStored(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

/** Forgets what was kept under this name. */
export function removeStored(key: string): void {
  attempt((storage) => storage.removeItem(key));
}
