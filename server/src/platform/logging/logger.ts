import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import { type Level, multistream, pino } from 'pino';
import type { AppConfig } from '../config/app-config.js';
import { currentRequestId } from './request-id.js';
import { currentTraceId } from '../tracing/tracing.js';

/** Pino's names of Nest's levels. */
const PINO_LEVELS: Record<LogLevel, Level> = {
  verbose: 'trace',
  debug: 'debug',
  log: 'info',
  warn: 'warn',
  error: 'error',
  fatal: 'fatal',
};
const NEST_LEVELS = Object.fromEntries(
  Object.entries(PINO_LEVELS).map(([nest, own]) => [own, nest]),
);

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
function writeJsonLine(level: LogLevel, entry: Record<string, unknown>): void {
  lines[PINO_LEVELS[level]](entry);
}

const LEVELS: LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug'];
/** Contexts of Nest's start-up messages, which are not logged. */
const WIRING = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'GraphQLModule',
  'NestApplication',
]);

/** An e-mail address, wherever it stands: mail servers repeat those of people in their answers. */
const ADDRESS = /[^\s<>()[\]"',:;=/@]+@[^\s<>()[\]"',:;=/@]+/g;

const withoutAddresses = (text: string) => text.replace(ADDRESS, '[address]');

type PrintParameters = [
  context?: string,
  level?: LogLevel,
  stream?: 'stdout' | 'stderr',
  stack?: unknown,
  params?: Record<string, unknown>,
];

class ProductLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (!WIRING.has(String(rest.at(-1)))) super.log(message, ...(rest as [string]));
  }

  protected override printMessages(
    messages: unknown[],
    ...[context, level, stream, stack, params]: PrintParameters
  ): void {
    const shown = messages.map((message) =>
      typeof message === 'string' ? withoutAddresses(message) : message,
    );
    const shownStack = typeof stack === 'string' ? withoutAddresses(stack) : stack;
    super.printMessages(shown, context, level, stream, shownStack, params);
  }

  /** A line that was caused by a request names it, and the trace that it belongs to. */
  protected override printAsJson(...parameters: Parameters<ConsoleLogger['printAsJson']>): void {
    const {
      level,
      pid: _pid,
      timestamp: _timestamp,
      ...entry
    } = this.getJsonLogObject(...parameters);
    const requestId = currentRequestId();
    const traceId = currentTraceId();
    writeJsonLine(level, {
      ...entry,
      ...(requestId && { requestId }),
      ...(traceId && { traceId }),
    });
  }

  /** For people, an event is one line, too. */
  protected override stringifyMessage(message: unknown, level: LogLevel): string {
    const isEvent = typeof message === 'object' && !(message instanceof Error);
    return super.stringifyMessage(isEvent ? JSON.stringify(message) : message, level);
  }
}

/** Lines for people; in production one JSON object a line, in UTC, for machines (S39). */
export function createLogger(config: Pick<AppConfig, 'isProduction' | 'logLevel'>): ConsoleLogger {
  const logLevels = LEVELS.slice(0, LEVELS.indexOf(config.logLevel) + 1);
  return new ProductLogger({
    json: config.isProduction,
    colors: !config.isProduction && process.stdout.isTTY,
    logLevels,
  });
}
