/** Lets so many callers in at once; the others wait in the order in which they came. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** How many wait. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  /** Undefined if the caller is in at once. */
  acquire(): Promise<void> | undefined {
    if (this.free === 0) return new Promise((resolve) => this.waiting.push(resolve));
    this.free -= 1;
    return undefined;
  }

  /** The caller is out: once for each `acquire`. */
  release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}
