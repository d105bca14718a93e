import { once } from 'node:events';
import { setTimeout as timeout } from 'node:timers';
import { setTimeout } from 'node:timers/promises';
import { type TransferListItem, Worker, type WorkerOptions } from 'node:worker_threads';
import pLimit from 'p-limit';

const WATCH_MS = 50;
/** How much longer an order may be under way than it may compute: a machine with much to do lets it wait. */
const PATIENCE = 10;
const IDLE_MS = 10_000;

/** What threads run, and what one of them may take. */
export interface WorkerBounds extends Pick<WorkerOptions, 'resourceLimits'> {
  /** The file that they run, which answers each message with one. */
  file: URL;
  /** Orders that are worked on at the same time; further ones wait. */
  atOnce: number;
  /** Time of the processor. */
  longestMs: number;
  /** Bytes beside the heap. */
  maxBuffers: number;
  /** What each thread is started with. */
  workerData?: () => unknown;
}

/**
 * Threads with bounds of time and memory: whatever an order does to one, the rest of the server goes on.
 * Starting a thread takes longer than most orders, so one that answered waits a while for the next.
 */
export class BoundedWorkers<Order, Answer> {
  private readonly idle: Worker[] = [];
  private readonly turns;

  constructor(private readonly bounds: WorkerBounds) {
    this.turns = pLimit(bounds.atOnce);
  }

  /** @throws when the thread ends, or takes too long or too much memory */
  run(order: Order, transferred: readonly TransferListItem[] = []): Promise<Answer> {
    return this.turns(() => this.runNow(order, transferred));
  }

  private async runNow(order: Order, transferred: readonly TransferListItem[]): Promise<Answer> {
    const worker = this.idle.pop() ?? this.start();
    worker.ref();
    worker.postMessage(order, transferred);
    const watch = new AbortController();
    try {
      const answer = await this.answerOf(worker, { signal: watch.signal });
      this.keepForNext(worker);
      return answer;
    } catch (error) {
      // a thread that is busy inside of Node ends once that is over
      void worker.terminate();
      throw error;
    } finally {
      watch.abort();
    }
  }

  private start(): Worker {
    const { file, resourceLimits, workerData } = this.bounds;
    const options = { resourceLimits, workerData: workerData?.(), env: {}, execArgv: [] };
    const worker = new Worker(file, options);
    worker.on('error', () => undefined);
    worker.once('exit', () => this.removeFromIdle(worker));
    return worker;
  }

  private removeFromIdle(worker: Worker): boolean {
    const place = this.idle.indexOf(worker);
    if (place >= 0) this.idle.splice(place, 1);
    return place >= 0;
  }

  /** No process waits for a thread that waits itself. */
  private keepForNext(worker: Worker): void {
    this.idle.push(worker);
    worker.unref();
    const endIfIdle = () => void (this.removeFromIdle(worker) && worker.terminate());
    timeout(endIfIdle, IDLE_MS).unref();
  }

  private async answerOf(worker: Worker, signal: { signal: AbortSignal }): Promise<Answer> {
    const { longestMs } = this.bounds;
    const late = setTimeout(PATIENCE * longestMs, undefined, signal).then(() => {
      throw new Error(`it was not done after ${PATIENCE * longestMs} ms`);
    });
    const ended = once(worker, 'exit', signal).then(() => {
      throw new Error('its thread ended');
    });
    const answer = once(worker, 'message', signal) as Promise<[Answer]>;
    const [found] = await Promise.race([answer, ended, late, this.outOfBounds(worker, signal)]);
    return found;
  }

  /** Waits until a thread takes too much memory or time of the processor, and throws then. */
  private async outOfBounds(worker: Worker, signal: { signal: AbortSignal }): Promise<never> {
    const { longestMs, maxBuffers } = this.bounds;
    let before: number | undefined;
    for (;;) {
      await setTimeout(WATCH_MS, undefined, signal);
      // a thread that only starts, or is ending, tells nothing
      const heap = await worker.getHeapStatistics().catch(() => undefined);
      const used = heap?.external_memory ?? 0;
      if (used > maxBuffers) throw new Error(`it took ${used} bytes`);
      const usage = await worker.cpuUsage().catch(() => undefined);
      if (!usage) continue;
      const computed = (usage.user + usage.system) / 1000;
      before ??= computed;
      if (computed - before > longestMs) throw new Error(`it computed for ${longestMs} ms`);
    }
  }
}
