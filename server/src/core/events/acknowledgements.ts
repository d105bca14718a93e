/** A process that has not answered after this long is not waited for, until it is seen to listen again. */
const DEADLINE_MS = 500;

interface Waiting {
  missing: Set<string>;
  end: () => void;
}

interface Expectation {
  number?: number;
  /** Resolves when all have answered or the time is over. */
  done: Promise<void>;
  /** For a notification that was not sent: nobody is late then. */
  cancel: () => void;
}

/** Who of the other processes has got which notification. */
export class Acknowledgements {
  private readonly waiting = new Map<number, Waiting>();
  private expected = new Set<string>();
  private last = 0;

  /** Names the other processes that listen. */
  expectFrom(processIds: readonly string[]): void {
    this.expected = new Set(processIds);
  }

  get areExpected(): boolean {
    return this.expected.size > 0;
  }

  /** Begins to wait. No number: nobody is to answer. */
  begin(): Expectation {
    if (!this.areExpected) return { done: Promise.resolve(), cancel: () => undefined };
    const number = (this.last += 1);
    const missing = new Set(this.expected);
    const done = new Promise<void>((resolve) => {
      const giveUp = () => {
        for (const id of missing) this.expected.delete(id);
        end();
      };
      const timer = setTimeout(giveUp, DEADLINE_MS);
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(number);
        resolve();
      };
      this.waiting.set(number, { missing, end });
    });
    return { number, done, cancel: () => this.waiting.get(number)?.end() };
  }

  take(number: number, processId: string): void {
    const waiting = this.waiting.get(number);
    waiting?.missing.delete(processId);
    if (waiting?.missing.size === 0) waiting.end();
  }
}
