/** A process that has not answered after this long is not waited for, until it is seen to listen again. */
const DEADLINE_MS = 500;

interface Waiting {
  missing: Set<string>;
  end: () => void;
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

  /** Begins to wait; `done` resolves when all have answered or the time is over. No number: nobody is to answer. */
  begin(): { number?: number; done: Promise<void> } {
    if (!this.areExpected) return { done: Promise.resolve() };
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
    return { number, done };
  }

  take(number: number, processId: string): void {
    const waiting = this.waiting.get(number);
    waiting?.missing.delete(processId);
    if (waiting?.missing.size === 0) waiting.end();
  }
}
