/** localStorage throws when the visitor forbids it, so every access goes through here. */
function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}

/** Reads a text from localStorage. */
export function readText(key: string): string | undefined {
  return attempt((storage) => storage.getItem(key)) ?? undefined;
}

/** Stores a text. Returns whether the browser accepted it. */
export function writeText(key: string, value: string): boolean {
  return attempt((storage) => (storage.setItem(key, value), true)) ?? false;
}

/** Reads a JSON value; undefined when there is none or it cannot be parsed. */
export function readStored<T>(key: string): T | undefined {
  const text = readText(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON. Returns whether the browser accepted it. */
export function writeStored(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

export function removeStored(key: string): void {
  attempt((storage) => storage.removeItem(key));
}

/** The keys that are in use. */
export function storedKeys(): string[] {
  return attempt((storage) => Object.keys(storage)) ?? [];
}

/** Whether something typed into a form is kept in this browser, whoever typed it. */
export function hasDraft(): boolean {
  return storedKeys().some((key) => key.startsWith('draft:'));
}
