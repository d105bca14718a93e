import { format } from 'node:util';
import { Logger } from '@nestjs/common';

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
