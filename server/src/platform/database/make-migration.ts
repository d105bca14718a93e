import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import source from './data-source.js';
import { migrationSource } from './migrate.js';
import { planMigration, type PlannedMigration, type Statement } from './plan-migration.js';

/**
 * Writes a migration that makes what the entities say and the migrations lack, into a folder; says so if
 * there is nothing to do. Runs on an empty database. `npm run migration -- NAME`.
 */
async function make(folder: string, file: string, className: string): Promise<void> {
  const migrator = await migrationSource(process.env['DATABASE_URL'] ?? '').initialize();
  await migrator.runMigrations();
  await migrator.destroy();
  await source.initialize();
  const planned = await planMigration(source);
  await source.destroy();
  const { up, problem } = planned;
  if (up.length > 0) writeFileSync(join(folder, file), text(className, planned));
  if (problem) process.stdout.write(`It has to be mended by hand, it does not run: ${problem}\n`);
}

const NOTHING = `async down(): Promise<void> {
    // a value stays in its type, which the version before does not mind`;

const REFILLED = `
  /** Rows are filled in batches, outside of a transaction: everything here must be such that it can be done again. */
  transaction = false as const;`;

function text(className: string, { up, down, refilled }: PlannedMigration): string {
  const added = refilled ? up.map(repeatable) : up;
  const ups = [...added.map(call), ...(refilled?.up ?? []).map(refill)];
  const downs = [...down.map(call), ...(refilled?.down ?? []).map(refill)];
  return `
import type { MigrationInterface, QueryRunner } from 'typeorm';
${refilled ? "import { fillSearchWords } from './search-trigger.js';" : ''}

export class ${className} implements MigrationInterface {
  name = '${className}';${refilled ? REFILLED : ''}

  async up(queryRunner: QueryRunner): Promise<void> {
${ups.join('\n')}
  }

  ${downs.length > 0 ? `async down(queryRunner: QueryRunner): Promise<void> {\n${downs.join('\n')}` : NOTHING}
  }
}
`;
}

/** A new column may be there already, and an old one gone, if the migration was stopped while it filled rows. */
const repeatable = ({ query, parameters }: Statement): Statement => ({
  query: query
    .replace(/^(ALTER TABLE "\w+" ADD) (?=")/, '$1 COLUMN IF NOT EXISTS ')
    .replace(/^(ALTER TABLE "\w+" DROP COLUMN) (?=")/, '$1 IF EXISTS '),
  parameters,
});

const refill = (table: string) => `    await fillSearchWords(queryRunner, '${table}');`;

function call({ query, parameters }: Statement): string {
  const literal = `\`${query.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;
  const values = parameters?.length ? `, ${JSON.stringify(parameters)}` : '';
  return `    await queryRunner.query(${literal}${values});`;
}

const [folder = '', file = '', className = ''] = process.argv.slice(2);
await make(folder, file, className);
