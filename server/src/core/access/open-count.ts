/** How many of something each key has open at the same moment. */
export class OpenCount {
  private readonly counts = new Map<string, number>();

  /** Counts one more, unless the key has as many as it may have. */
  enter(key: string, limit: number): boolean {
    const count = this.counts.get(key) ?? 0;
    if (count >= limit) return false;
    this.counts.set(key, count + 1);
    return true;
  }

  leave(key: string): void {
    const rest = (this.counts.get(key) ?? 1) - 1;
    if (rest > 0) this.counts.set(key, rest);
    else this.counts.delete(key);
  }
}
