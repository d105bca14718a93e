import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import type { AppConfig } from '../config/app-config.js';

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

class QuietLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (!WIRING.has(String(rest.at(-1)))) super.log(message, ...(rest as [string]));
  }
}

/** Lines for people; in production one JSON object a line, in UTC, for machines (S39). */
export function createLogger(config: AppConfig): ConsoleLogger {
  const logLevels = LEVELS.slice(0, LEVELS.indexOf(config.logLevel) + 1);
  return new QuietLogger({
    json: config.isProduction,
    colors: !config.isProduction && process.stdout.isTTY,
    logLevels,
  });
}
