/** Public content is asked for again after this long. */
export const FRESH_MS = 10 * 60 * 1000;

/** The first pause before a failed attempt is repeated; each later one is twice as long. */
const RETRY_MS = 500;

interface Entry {
  data: unknown;
  /** When it was read; 0 makes it due at once. */
  at: number;
}

/** An entry as it travels with a page: fresh on arrival, unless something stood in for it. */
interface SentEntry {
  data: unknown;
  due?: true;
}

/** How long one content is good for, and what makes the page ask for it again. */
export interface Caching {
  /** Shown for this long without asking; ten minutes when left out. */
  freshMs?: number;
  /** Forgotten this long after the last part of the page that showed it is gone; never when left out. */
  keepMs?: number;
  /** Asked for again when the window gets the focus and the content is no longer fresh. */
  onFocus?: boolean;
  /** How often a failed attempt is repeated before it counts; never when left out, nor on the server. */
  retries?: number;
}

/**
 * One public content: its name, how it is read, what stands in when it cannot be, and how long it is
 * kept. A content in several languages has the language in its key.
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
 * What the public pages have read, by name. The server fills it before it renders and sends it along,
 * so that the browser starts with the same content and asks nobody.
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
   * Calls back when the content changes, until the returned function is called. Content that nobody
   * watches any more is kept as long as its options say.
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
   * Reads once for all who ask at the same time. When that fails, the fallback stands in
   * and stays due, so that the next visit asks again.
   */
  load<T>({ key, read, fallback, caching }: QueryOptions<T>): Promise<T> {
    const running = this.running.get(key) as Promise<T> | undefined;
    if (running) return running;
    // A visitor would wait for the server's second attempt longer than for the browser's own.
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

  /** Content whose key begins so is out of date: the next part of the page that shows it asks again. */
  expire(prefix: string): void {
    for (const [key, { data }] of this.entries)
      if (key.startsWith(prefix)) this.entries.set(key, { data, at: 0 });
  }

  private keep<T>(key: string, data: T, at: number): T {
    this.entries.set(key, { data, at });
    this.watchers.get(key)?.forEach((onChange) => onChange());
    return data;
  }

  /** Without times, and in one order: the same content makes the same page, and the same ETag. */
  toState(): Record<string, SentEntry> {
    const sorted = [...this.entries].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(
      sorted.map(([key, { data, at }]) => [key, at === 0 ? { data, due: true } : { data }]),
    );
  }
}
