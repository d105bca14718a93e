import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import source from './data-source.js';
import { migrationSource } from './migrate.js';
import { planMigration, type Statement } from './plan-migration.js';

/**
 * Writes a migration that makes what the entities say and the migrations lack, into a folder; says so if
 * there is nothing to do. Runs on an empty database. `npm run migration -- NAME`.
 */
async function make(folder: string, file: string, className: string): Promise<void> {
  const migrator = await migrationSource(process.env['DATABASE_URL'] ?? '').initialize();
  await migrator.runMigrations();
  await migrator.destroy();
  await source.initialize();
  const { up, down, problem } = await planMigration(source);
  await source.destroy();
  if (up.length > 0) writeFileSync(join(folder, file), text(className, up, down));
  if (problem) process.stdout.write(`It has to be mended by hand, it does not run: ${problem}\n`);
}

const NOTHING = `async down(): Promise<void> {
    // a value stays in its type, which the version before does not mind`;

const text = (className: string, up: Statement[], down: Statement[]) => `
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(queryRunner: QueryRunner): Promise<void> {
${up.map(call).join('\n')}
  }

  ${down.length > 0 ? `async down(queryRunner: QueryRunner): Promise<void> {\n${down.map(call).join('\n')}` : NOTHING}
  }
}
`;

function call({ query, parameters }: Statement): string {
  const literal = `\`${query.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;
  const values = parameters?.length ? `, ${JSON.stringify(parameters)}` : '';
  return `    await queryRunner.query(${literal}${values});`;
}

const [folder = '', file = '', className = ''] = process.argv.slice(2);
await make(folder, file, className);
