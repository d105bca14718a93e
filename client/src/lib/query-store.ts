/** Public content is asked for again after this long (M093). */
export const FRESH_MS = 10 * 60 * 1000;

interface Entry {
  data: unknown;
  /** When it was read; 0 makes it due at once. */
  at: number;
}

/** One public content: its name, how it is read, and what stands in when it cannot be. */
export interface Reading<T> {
  key: string;
  read: () => Promise<T>;
  fallback?: () => Promise<T>;
}

/**
 * What the public pages have read, by name. The server fills it before it renders and sends it along,
 * so that the browser starts with the same content and asks nobody.
 */
export class QueryStore {
  private readonly entries: Map<string, Entry>;
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(state: Record<string, Entry> = {}) {
    this.entries = new Map(Object.entries(state));
  }

  get<T>(key: string): T | undefined {
    return this.entries.get(key)?.data as T | undefined;
  }

  isFresh(key: string): boolean {
    const entry = this.entries.get(key);
    return !!entry && Date.now() - entry.at < FRESH_MS;
  }

  /**
   * Reads once for all who ask at the same time. When the reading fails, the fallback stands in
   * and stays due, so that the next visit asks again.
   */
  load<T>({ key, read, fallback }: Reading<T>): Promise<T> {
    const running = this.running.get(key) as Promise<T> | undefined;
    if (running) return running;
    const started = read()
      .then((data) => this.keep(key, data, Date.now()))
      .catch(async (error: unknown) => {
        const known = this.get<T>(key);
        if (known !== undefined) return known;
        if (!fallback) throw error;
        return this.keep(key, await fallback(), 0);
      })
      .finally(() => this.running.delete(key));
    this.running.set(key, started);
    return started;
  }

  private keep<T>(key: string, data: T, at: number): T {
    this.entries.set(key, { data, at });
    return data;
  }

  toState(): Record<string, Entry> {
    return Object.fromEntries(this.entries);
  }
}
