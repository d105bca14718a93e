import { Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

interface TaskFacts {
  /** Stands before what is logged. */
  logger: string;
  everyMs: number;
  /** What is logged when a run fails, such as `Holidays could not be added`. */
  failure: string;
}

/** What is done again and again while the process lives. After a run that failed, the next one goes on. */
export abstract class RepeatedTask implements OnModuleInit, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private isRunning = false;

  constructor(private readonly facts: TaskFacts) {}

  abstract run(): Promise<void>;

  onModuleInit(): void {
    const { everyMs, failure } = this.facts;
    const logger = new Logger(this.facts.logger);
    const report = (error: unknown) => logger.warn(`${failure}: ${String(error)}`);
    // one that takes longer than the time between two is not run beside itself
    const runAlone = async () => {
      if (this.isRunning) return;
      this.isRunning = true;
      await this.run()
        .catch(report)
        .finally(() => (this.isRunning = false));
    };
    this.timer = setInterval(() => void runAlone(), everyMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
