import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { AppConfig } from './core/config/app-config.js';
import { migrate } from './core/database/migrate.js';
import { guardOutput } from './core/logging/guarded-output.js';
import { createApp } from './create-app.js';

const logger = new Logger('Mizan');

const droppedLinesMessage = (lines: number) =>
  `Log lines that could not be written and were dropped: ${lines}`;
guardOutput(process.stdout, (lines) => logger.warn(droppedLinesMessage(lines)));
guardOutput(process.stderr, (lines) => logger.error(droppedLinesMessage(lines)));

process.on('unhandledRejection', (reason) => {
  logger.error(
    `Unhandled: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}`,
  );
});

/** Ends a failed start with a message that says what to do, without a stack trace. */
function exitWithMessage(error: unknown): never {
  const { code, message } = error as { code?: string; message?: string };
  const portInUse =
    code === 'EADDRINUSE' ? 'The port is in use: stop what listens there, or set PORT.' : undefined;
  process.stderr.write(`\nMizan cannot start. ${portInUse ?? message ?? code ?? String(error)}\n`);
  process.exit(1);
}

/** Whatever still waits then, for instance for a frozen database, is given up. */
const LONGEST_STOP_MS = 9000;

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
  const config = AppConfig.fromEnvironment();
  await migrate(config.databaseUrl);
  const app = await createApp(config);
  await app.listen(config.port);
  endInTime();
  process.stdout.write(`\nMizan is ready: ${config.publicUrl}\n`);
}

await start().catch(exitWithMessage);
