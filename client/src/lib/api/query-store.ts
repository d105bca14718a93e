/** Public content is stale after this time. */
export const FRESH_MS = 10 * 60 * 1000;

/** Pause before the first retry; it doubles with each retry. */
const RETRY_MS = 500;

interface Entry {
  data: unknown;
  /** When it was read; 0 when it is already stale. */
  at: number;
}

/** An entry sent with a page: fresh on arrival, unless it is a fallback. */
interface SentEntry {
  data: unknown;
  due?: true;
}

/** How long content stays fresh, and when it is read again. */
export interface Caching {
  /** Fresh for this long; ten minutes by default. */
  freshMs?: number;
  /** Removed this long after the last component that used it was unmounted; by default never. */
  keepMs?: number;
  /** Reads stale content again when the window gets the focus. */
  onFocus?: boolean;
  /** How often a failed read is repeated; by default never, and never on the server. */
  retries?: number;
}

/**
 * One piece of public content: its key, how it is read, the fallback when that fails, and how long it
 * is cached. The key of localized content contains the language.
 *
 * @example
 * { key: `faqs:${locale}`, read: () => readFaqs(request, locale), caching: { retries: 1 } }
 * { key: `contact:${locale}`, read, fallback, caching: { freshMs: 60_000, keepMs: 300_000, onFocus: true } }
 */
export interface QueryOptions<T> {
  key: string;
  read: () => Promise<T>;
  fallback?: () => Promise<T>;
  caching?: Caching;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function attempt<T>(read: () => Promise<T>, retries: number): Promise<T> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await read();
    } catch (error) {
      if (failed >= retries) throw error;
      await pause(RETRY_MS * 2 ** failed);
    }
  }
}

/**
 * Cache of the public pages' content, by key. The server fills it before rendering and sends it with
 * the page, so that the browser starts with the same content and without requests.
 */
export class QueryStore {
  private readonly entries: Map<string, Entry>;
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly watchers = new Map<string, Set<() => void>>();
  private readonly leaving = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(state: Record<string, SentEntry> = {}) {
    const now = Date.now();
    this.entries = new Map(
      Object.entries(state).map(([key, { data, due }]) => [key, { data, at: due ? 0 : now }]),
    );
  }

  get<T>(key: string): T | undefined {
    return this.entries.get(key)?.data as T | undefined;
  }

  isFresh(key: string, freshMs = FRESH_MS): boolean {
    const entry = this.entries.get(key);
    return !!entry && Date.now() - entry.at < freshMs;
  }

  /**
   * Calls `onChange` when the content changes; returns a function that unsubscribes. Content without
   * watchers is kept as long as its options say.
   */
  watch({ key, caching }: Pick<QueryOptions<unknown>, 'key' | 'caching'>, onChange: () => void) {
    const watchers = this.watchers.get(key) ?? new Set();
    this.watchers.set(key, watchers.add(onChange));
    clearTimeout(this.leaving.get(key));
    return () => {
      watchers.delete(onChange);
      if (watchers.size > 0 || caching?.keepMs === undefined) return;
      const forget = setTimeout(() => this.entries.delete(key), caching.keepMs);
      this.leaving.set(key, forget);
    };
  }

  /**
   * Concurrent loads share one read. When it fails, the fallback is stored as stale, so that the next
   * load reads again.
   */
  load<T>({ key, read, fallback, caching }: QueryOptions<T>): Promise<T> {
    const running = this.running.get(key) as Promise<T> | undefined;
    if (running) return running;
    // No retries on the server: the visitor would wait for them without seeing a page.
    const retries = typeof window === 'undefined' ? 0 : (caching?.retries ?? 0);
    const started = attempt(read, retries)
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

  /** Marks content whose key has this prefix as stale: the next component that uses it reads again. */
  expire(prefix: string): void {
    for (const [key, { data }] of this.entries)
      if (key.startsWith(prefix)) this.entries.set(key, { data, at: 0 });
  }

  private keep<T>(key: string, data: T, at: number): T {
    this.entries.set(key, { data, at });
    this.watchers.get(key)?.forEach((onChange) => onChange());
    return data;
  }

  /** Without times and in sorted order, so that the same content gives the same page and ETag. */
  toState(): Record<string, SentEntry> {
    const sorted = [...this.entries].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(
      sorted.map(([key, { data, at }]) => [key, at === 0 ? { data, due: true } : { data }]),
    );
  }
}
