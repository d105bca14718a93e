import type { LogLevel } from '@nestjs/common';
import { multistream, pino, type Level } from 'pino';

/** Pino's names of Nest's levels. */
const LEVELS: Record<LogLevel, Level> = {
  verbose: 'trace',
  debug: 'debug',
  log: 'info',
  warn: 'warn',
  error: 'error',
  fatal: 'fatal',
};
const NEST_LEVELS = Object.fromEntries(Object.entries(LEVELS).map(([nest, own]) => [own, nest]));

/** Both outputs are guarded after this was loaded, so their `write` is looked up at each line. */
const outputs = multistream(
  [
    { level: 'trace', stream: { write: (line: string) => process.stdout.write(line) } },
    { level: 'error', stream: { write: (line: string) => process.stderr.write(line) } },
  ],
  { dedupe: true },
);

/** Nest decides which levels are written. */
const lines = pino(
  {
    level: 'trace',
    base: { pid: process.pid },
    timestamp: () => `,"timestamp":${Date.now()}`,
    formatters: { level: (label) => ({ level: NEST_LEVELS[label] }) },
  },
  outputs,
);

/** Writes one JSON object on one line: errors to standard error, the rest to standard output. */
export function writeJsonLine(level: LogLevel, entry: Record<string, unknown>): void {
  lines[LEVELS[level]](entry);
}
