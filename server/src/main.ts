import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { AppConfig } from './platform/config/app-config.js';
import { environment, isProduction, unusable } from './platform/config/env.js';
import { migrate } from './platform/database/migrate.js';
import { captureConsole, guardOutput } from './platform/logging/process-output.js';
import { createLogger } from './platform/logging/logger.js';
import {
  databaseProblem,
  fileStoreProblem,
  logStartWarnings,
  redisProblem,
  startProblems,
} from './commands/start-checks.js';
import { createApp } from './create-app.js';

const logger = new Logger('Mizan');

const droppedLinesMessage = (lines: number) =>
  `Log lines that could not be written and were dropped: ${lines}`;
guardOutput(process.stdout, (lines) => logger.warn(droppedLinesMessage(lines)));
guardOutput(process.stderr, (lines) => logger.error(droppedLinesMessage(lines)));

/** Nothing is known any more of what the process was doing, so it ends, and says why in the form of the log. */
process.on('uncaughtException', (error) => {
  logger.fatal(`Uncaught: ${error.stack ?? error.message}`);
  process.exit(1);
});

process.on('unhandledRejection', (reason) => {
  logger.error(
    `Unhandled: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}`,
  );
});

/** Prints a message at start and end: in production a line of the log, else a line for people. */
function say(text: string): void {
  if (isProduction()) logger.log(text);
  else process.stdout.write(`\n${text}\n`);
}

/** Ends a failed start with a message that says what to do, without a stack trace. */
function exitWithMessage(error: unknown): never {
  const { code, message } = error as { code?: string; message?: string };
  const portInUse =
    code === 'EADDRINUSE' || code === 'EACCES'
      ? `PORT: cannot be used (${code}): stop what listens there, or set another one.`
      : undefined;
  const why = portInUse ?? databaseProblem(error) ?? message ?? code ?? String(error);
  if (isProduction()) logger.fatal(`Mizan cannot start. ${why}`);
  else process.stderr.write(`\nMizan cannot start. ${why}\n`);
  process.exit(1);
}

/** Whatever still waits then, for instance for a frozen database, is given up. */
const LONGEST_STOP_MS = 9500;

/** A process ends within ten seconds of being asked to, whatever hangs. */
function endInTime(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => {
        logger.error('The shutdown took too long and was cut short');
        process.exit(1);
      }, LONGEST_STOP_MS).unref();
    });
  }
}

async function start(): Promise<void> {
  if (isProduction()) {
    Logger.overrideLogger(createLogger({ isProduction: true, logLevel: 'log' }));
    captureConsole();
  }
  const problems = await startProblems(environment);
  if (problems.length > 0) throw unusable(problems);
  const config = AppConfig.fromEnvironment();
  const refusal = (await fileStoreProblem(config)) ?? (await redisProblem(config.redisUrl));
  if (refusal) throw unusable([refusal]);
  await migrate(config.databaseUrl);
  endInTime();
  const app = await createApp(config);
  await app.listen(config.port);
  await logStartWarnings(app).catch((error) => logger.warn(`Start: ${String(error)}`));
  say(`Mizan is ready: ${config.publicUrl}`);
}

await start().catch(exitWithMessage);
