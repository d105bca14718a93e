import type { EntityManager } from 'typeorm';

/** Statements as they were put together, by their parts in order: the same few fly again and again. */
class Route {
  private static readonly known = new Map<string, Route>();
  private readonly further = new Map<string, Route>();
  private whole: string | undefined;

  private constructor(private readonly parts: readonly string[]) {}

  /** The one that goes on with another part, whose own values follow `taken` others. */
  static on(from: Route | undefined, text: string, taken: number): Route {
    const routes = from?.further ?? Route.known;
    const known = routes.get(text);
    if (known) return known;
    const part = text.replace(/\$(\d+)/g, (_, place: string) => `$${Number(place) + taken}`);
    const made = new Route([...(from?.parts ?? []), part]);
    routes.set(text, made);
    return made;
  }

  /** One statement that answers what the first of them returns. */
  get text(): string {
    return (this.whole ??= this.putTogether());
  }

  private putTogether(): string {
    const parts = this.parts.map((text, index) => `w${index} AS (${text}\n)`);
    return `WITH ${parts.join(', ')} SELECT * FROM w0`;
  }
}

/**
 * Writes that need nothing of each other's answers, sent as one statement: a transaction of its own,
 * without the trips that begin and end one. Each takes part with its own text and values.
 *
 * @example const row = await database.atOnce<Row>(async (flight) => {
 *   rows.lead(flight, Entity, values);
 *   await timeline.add(flight, station);
 * });
 */
export class Flight {
  private route: Route | undefined;
  private readonly landing = new Map<string, () => void>();
  readonly values: unknown[] = [];

  /** `text` is an INSERT, UPDATE or DELETE from a fixed set, with `$1…` for its own values. */
  add(text: string, values: readonly unknown[]): void {
    this.route = Route.on(this.route, text, this.values.length);
    this.values.push(...values);
  }

  /** Called once it has landed, and never when it failed; callbacks under one key run once. */
  afterwards(key: string, callback: () => void): void {
    this.landing.set(key, callback);
  }

  /** One statement that answers what the first of them returns. */
  get text(): string {
    if (!this.route) throw new Error('Nothing takes part');
    return this.route.text;
  }

  landed(): void {
    this.landing.forEach((callback) => callback());
  }
}

/** Where a write goes: into an open transaction, or along with others in one statement. */
export type Writer = EntityManager | Flight;
