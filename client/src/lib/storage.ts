/** Set together with the HttpOnly session cookie, so that scripts can tell that there is a session. */
const SIGNED_IN = 'signed_in';
const YEAR = 365 * 24 * 3600;

function readCookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

export function hasSessionMarker(): boolean {
  return readCookie(SIGNED_IN) === '1';
}

export function dropSessionMarker(): void {
  document.cookie = `${SIGNED_IN}=; Max-Age=0; Path=/; SameSite=Strict`;
}

/** Stores the chosen language, so that the server sends the next page in it. */
export function rememberLanguage(locale: string): void {
  document.cookie = `lang=${locale}; Max-Age=${YEAR}; Path=/; SameSite=Lax`;
}

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

/** Calls back when another tab stores something under a key. */
export function onStoredElsewhere(stored: string, listener: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === stored && newValue) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The keys that are in use. */
export function storedKeys(): string[] {
  return attempt((storage) => Object.keys(storage)) ?? [];
}

/** Whether something typed into a form is kept in this browser, whoever typed it. */
export function hasDraft(): boolean {
  return storedKeys().some((key) => key.startsWith('draft:'));
}
