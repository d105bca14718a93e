import 'reflect-metadata';
import { AppConfig } from './platform/config/app-config.js';

/** Answers what to print. */
type Command = (config: AppConfig, args: string[]) => Promise<string>;

/** Commands for whoever runs the machine, each loaded when it is called. It gets what follows its name. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./commands/backup-commands.js')).runBackup,
  restore: async () => (await import('./commands/backup-commands.js')).runRestore,
  admin: async () => (await import('./commands/admin-commands.js')).runAdmin,
};

async function operate([name = '', ...args]: string[]): Promise<void> {
  const load = COMMANDS[name];
  if (!load) throw new Error(`Name a command: ${Object.keys(COMMANDS).join(', ')}`);
  const command = await load();
  process.stdout.write(`${await command(AppConfig.fromEnvironment(), args)}\n`);
}

await operate(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
