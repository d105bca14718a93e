import type { Logger } from '@nestjs/common';

const COUNT_MS = 30_000;

/** Logs what an outage refuses: the first at once, those of the next half minute as one number. */
export class OutageLog {
  private isCounting = false;
  private count = 0;

  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly title: string,
  ) {}

  add(error: unknown): void {
    if (this.isCounting) {
      this.count += 1;
      return;
    }
    this.isCounting = true;
    this.logger.warn(`${this.title}: ${String(error)}`);
    setTimeout(() => this.report(), COUNT_MS).unref();
  }

  private report(): void {
    if (this.count > 0)
      this.logger.warn(`${this.title}: ${this.count} more in ${COUNT_MS / 1000} s`);
    this.isCounting = false;
    this.count = 0;
  }
}
