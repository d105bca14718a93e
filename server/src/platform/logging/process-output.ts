import type { Writable } from 'node:stream';
import { format } from 'node:util';
import { Logger } from '@nestjs/common';

/** More than this waiting for a slow reader is not kept: memory is worth more than log lines. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** How often it is tried again, while there are dropped lines to report. */
const RETRY_MS = 1000;

type WriteCallback = (error?: Error | null) => void;

/**
 * Keeps the process running when its standard output or error cannot be written: a full disk, a closed
 * pipe, a reader that has stopped reading. What cannot be written is dropped and counted, and the count
 * is reported as soon as writing works again.
 *
 * Standard output is guarded itself, rather than the logger alone, because libraries write to it too.
 *
 * @param report writes one line that tells how many were dropped, to this same stream
 */
export function guardOutput(stream: Writable, report: (dropped: number) => void): void {
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
  let dropped = 0;
  /** How many lines the next write stands for: a report that fails gives its count back. */
  let linesOfWrite = 1;
  let retry: NodeJS.Timeout | undefined;

  const drop = (lines: number) => {
    dropped += lines;
    retry ??= setTimeout(reportDropped, RETRY_MS).unref();
  };

  const reportDropped = () => {
    retry = undefined;
    linesOfWrite = dropped;
    dropped = 0;
    // a full disk may have taken half of the last line
    write('\n', () => undefined);
    report(linesOfWrite);
    linesOfWrite = 1;
  };

  const guarded = (chunk: unknown, ...rest: unknown[]): boolean => {
    const lines = linesOfWrite;
    const encoding = rest.filter((value) => typeof value === 'string');
    const done = rest.find((value): value is WriteCallback => typeof value === 'function');
    if (stream.writableLength > MAX_WAITING_BYTES) {
      drop(lines);
      if (done) process.nextTick(done);
      return false;
    }
    return write(chunk, ...encoding, (error?: Error | null) => {
      if (error) drop(lines);
      done?.(error);
    });
  };

  // without a listener, an error of the stream ends the process
  stream.on('error', () => undefined);
  stream.write = guarded as typeof stream.write;
}

const LEVELS = { log: 'log', info: 'log', debug: 'debug', warn: 'warn', error: 'error' } as const;

/** Libraries write to the console, and Node its warnings: they become lines of the log like all others. */
export function captureConsole(): void {
  const logger = new Logger('Console');
  const methods = Object.entries(LEVELS).map(([method, level]) => [
    method,
    (...values: unknown[]) => logger[level](format(...values)),
  ]);
  Object.assign(console, Object.fromEntries(methods));
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => logger.warn(`${name}: ${message}`));
}
