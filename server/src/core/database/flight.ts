import type { EntityManager } from 'typeorm';

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
  private readonly texts: string[] = [];
  private readonly landing = new Map<string, () => void>();
  readonly values: unknown[] = [];

  /** `text` is an INSERT, UPDATE or DELETE from a fixed set, with `$1…` for its own values. */
  add(text: string, values: readonly unknown[]): void {
    const taken = this.values.length;
    this.texts.push(text.replace(/\$(\d+)/g, (_, place: string) => `$${Number(place) + taken}`));
    this.values.push(...values);
  }

  /** Called once it has landed, and never when it failed; callbacks under one key run once. */
  afterwards(key: string, callback: () => void): void {
    this.landing.set(key, callback);
  }

  /** One statement that answers what the first of them returns. */
  get text(): string {
    const parts = this.texts.map((text, index) => `w${index} AS (${text}\n)`);
    return `WITH ${parts.join(', ')} SELECT * FROM w0`;
  }

  landed(): void {
    this.landing.forEach((callback) => callback());
  }
}

/** Where a write goes: into an open transaction, or along with others in one statement. */
export type Writer = EntityManager | Flight;
