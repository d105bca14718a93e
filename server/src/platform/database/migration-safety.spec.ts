import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from './migrations/migrations.js';

/** Migrations up to this one were written before anybody used the product. */
const BASELINE = 1795390200000;

/** Migrations that are safe although a rule says otherwise, and why. */
const SAFE: Record<string, string> = {
  DropSearchDoc1795730000000:
    'takes away columns that the version before neither reads nor writes: it searches by search_words',
  HoursOverMidnight1795647000000:
    'takes away a check that nobody asks for; the version before writes nothing that it would refuse',
  Situations1795749440034:
    'rewrites the few rows of questions and services, for generated columns that the version before does not write',
  SeededPapers1795788125000: 'changes a reply template and the few built-in services',
  LawSentences1795752800000: 'changes the few seeded rows of questions and services',
  PaperDatesAndTrust1795752000000:
    'changes the few consultants, whose new column the version before neither reads nor writes',
  ShownFigures1795753000000:
    'rewrites the few consultants, for generated columns that the version before does not write',
  RequestPapers1795775901751:
    'rewrites the few services, for generated columns that the version before does not write',
  AmountsOfTemplates1795801500000:
    'changes the few quotes whose person was erased before they decided',
  ProvedByTheServer1795641060000:
    'changes the few accounts of the office that the server made itself',
  PeopleComparedWithoutWait1795826358865:
    'rewrites the few people who wait to be compared; the version before names no key of theirs',
};

/**
 * How much of a row of content is missing in a language follows from its texts: a new text makes these columns and their
 * indexes again. There are few rows, and the version before does not write them. TypeORM has its notes in its own table.
 */
const COMPLETENESS = new RegExp(
  [
    /^ALTER TABLE "\w+" (?:DROP|ADD) COLUMN (?:IF (?:NOT )?EXISTS )?"incomplete_(?:ar|fr|en)"/,
    /^CREATE INDEX ix_\w+_incomplete_(?:ar|fr|en) /,
    /^DELETE FROM "typeorm_metadata"/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const IN_TABLE = /\b(?:TABLE|ON|INTO|UPDATE|FROM)\s+(?:IF NOT EXISTS\s+)?(?:ONLY\s+)?"?(\w+)"?/i;

/** What must not happen to a table that is in use, while the version before still runs. */
const RULES: { what: RegExp; unless?: RegExp; why: string }[] = [
  {
    what: /^CREATE (UNIQUE )?INDEX/i,
    unless: /CONCURRENTLY/i,
    why: 'stops all writes: use CONCURRENTLY, in a migration with `transaction = false`',
  },
  {
    what: /^(DROP INDEX|REINDEX)/i,
    unless: /CONCURRENTLY/i,
    why: 'stops reads or writes: use CONCURRENTLY, in a migration with `transaction = false`',
  },
  {
    what: /^DROP TABLE|DROP (COLUMN|CONSTRAINT)|RENAME/i,
    why: 'the version before still uses it: take it away one version later',
  },
  {
    what: /ALTER COLUMN "?\w+"? (SET DATA )?TYPE|GENERATED ALWAYS AS .* STORED/is,
    why: 'rewrites the table: add a column and fill it in a job',
  },
  {
    // a default that is the same for all rows, now() among them, is kept beside the table
    what: /ADD (COLUMN )?"?\w+"?[^,]*(\bDEFAULT\s[^,]*?\b(?!now\()\w+\(|\b(small|big)?serial\b|AS IDENTITY)/is,
    why: 'rewrites the table: add a column, set its default afterwards and fill it in a job',
  },
  {
    what: /SET NOT NULL|ADD (COLUMN )?"?\w+"?[^,]*\bNOT NULL/is,
    unless: /\bDEFAULT\b/i,
    why: 'the version before does not fill it: give it a default',
  },
  {
    what: /ADD CONSTRAINT[^,]*(CHECK|FOREIGN KEY)/is,
    unless: /NOT VALID/i,
    why: 'reads the table while nobody can write: use NOT VALID, and VALIDATE in a later migration',
  },
  {
    what: /ADD CONSTRAINT[^,]*(UNIQUE|PRIMARY KEY|EXCLUDE)/is,
    unless: /USING INDEX/i,
    why: 'builds an index while nobody can write: make it concurrently, then add it USING INDEX',
  },
  {
    what: /^(UPDATE|DELETE)\b/i,
    why: 'locks all its rows until the end: change them in a job',
  },
];

const NOT_VALID = /ADD CONSTRAINT\s+"?(\w+)"?.*NOT VALID/is;
const VALIDATE = /VALIDATE CONSTRAINT\s+"?(\w+)"?/i;
const TOO_EARLY = 'reads the table with the lock of its making: VALIDATE in a later migration';

/** The statements of a migration that would stop people who use the product. Its own new tables are free. */
async function unsafeStatements(Migration: new () => MigrationInterface): Promise<string[]> {
  const statements: string[] = [];
  const recorder = { query: (text: string) => Promise.resolve(statements.push(text) && []) };
  await new Migration().up(recorder as unknown as QueryRunner);
  const [created, unchecked] = [new Set<string>(), new Set<string>()];
  return statements.flatMap((statement) => {
    const text = statement.trim();
    const [, table = ''] = IN_TABLE.exec(text) ?? [];
    if (/^CREATE TABLE/i.test(text)) created.add(table);
    if (created.has(table) || COMPLETENESS.test(text)) return [];
    const [, added] = NOT_VALID.exec(text) ?? [];
    if (added) unchecked.add(added);
    const [, validated] = VALIDATE.exec(text) ?? [];
    const broken = RULES.filter(({ what, unless }) => what.test(text) && !unless?.test(text));
    const whys = broken.map(({ why }) => why);
    if (validated && unchecked.has(validated)) whys.push(TOO_EARLY);
    return whys.map((why) => `${text.replace(/\s+/g, ' ').slice(0, 80)}: ${why}`);
  });
}

const migrationOf = (...statements: string[]) =>
  class implements MigrationInterface {
    async up(queryRunner: QueryRunner): Promise<void> {
      for (const statement of statements) await queryRunner.query(statement);
    }
    async down(): Promise<void> {}
  };

describe('migrations on a live system', () => {
  it('every migration since the first release is safe while the version before runs', async () => {
    const timeOf = ({ name }: { name: string }) => Number(/\d{13}$/.exec(name)?.[0]);
    const later = migrations.filter((each) => timeOf(each) > BASELINE && !(each.name in SAFE));
    const found = await Promise.all(
      later.map(async (each) =>
        (await unsafeStatements(each)).map((line) => `${each.name}: ${line}`),
      ),
    );
    expect(found.flat()).toEqual([]);
  });

  it.each([
    ['CREATE INDEX "ix_users_x" ON "users" ("x")', 'CONCURRENTLY'],
    ['CREATE UNIQUE INDEX "uq_users_x" ON "users" ("x")', 'CONCURRENTLY'],
    ['ALTER TABLE "users" DROP COLUMN "x"', 'one version later'],
    ['DROP TABLE "users"', 'one version later'],
    ['DROP INDEX "ix_users_x"', 'CONCURRENTLY'],
    ['DROP INDEX IF EXISTS "ix_users_x"', 'CONCURRENTLY'],
    ['REINDEX TABLE "users"', 'CONCURRENTLY'],
    ['ALTER TABLE "users" DROP CONSTRAINT "uq_users_x"', 'one version later'],
    ['ALTER TABLE "users" ADD COLUMN "x" uuid DEFAULT gen_random_uuid()', 'rewrites the table'],
    ['ALTER TABLE "users" ADD "x" uuid NOT NULL DEFAULT gen_random_uuid()', 'rewrites the table'],
    ['ALTER TABLE "users" ADD "x" text DEFAULT now()::text || md5(random()::text)', 'rewrites'],
    ['ALTER TABLE "users" ADD "x" bigserial', 'rewrites the table'],
    ['ALTER TABLE "users" ADD "x" int GENERATED ALWAYS AS IDENTITY', 'rewrites the table'],
    ['ALTER TABLE "users" RENAME COLUMN "x" TO "y"', 'one version later'],
    ['ALTER TABLE "users" ALTER COLUMN "x" TYPE bigint', 'rewrites the table'],
    ['ALTER TABLE "users" ADD "x" text GENERATED ALWAYS AS (lower(y)) STORED', 'rewrites'],
    ['ALTER TABLE "users" ADD "x" text NOT NULL', 'give it a default'],
    ['ALTER TABLE "users" ALTER COLUMN "x" SET NOT NULL', 'give it a default'],
    ['ALTER TABLE "users" ADD CONSTRAINT "ck" CHECK (x > 0)', 'NOT VALID'],
    ['ALTER TABLE "users" ADD CONSTRAINT "fk" FOREIGN KEY ("x") REFERENCES "y"("id")', 'NOT VALID'],
    ['ALTER TABLE "users" ADD CONSTRAINT "uq" UNIQUE ("x")', 'USING INDEX'],
    ['UPDATE users SET x = 1', 'in a job'],
  ])('a migration with %s is refused', async (statement, why) => {
    expect(await unsafeStatements(migrationOf(statement))).toEqual([expect.stringContaining(why)]);
  });

  it('a migration may not validate a constraint that it adds', async () => {
    const add = 'ALTER TABLE "users" ADD CONSTRAINT "ck" CHECK (x > 0) NOT VALID';
    const validate = 'ALTER TABLE "users" VALIDATE CONSTRAINT "ck"';
    const other = 'ALTER TABLE "users" VALIDATE CONSTRAINT "ck_of_before"';
    expect(await unsafeStatements(migrationOf(add, validate, other))).toEqual([
      expect.stringMatching(/VALIDATE CONSTRAINT "ck": .* later migration$/),
    ]);
  });

  it.each([
    ['CREATE INDEX CONCURRENTLY "ix_users_x" ON "users" ("x")'],
    ['ALTER TABLE "users" ADD "x" text'],
    ['DROP INDEX CONCURRENTLY "ix_users_x"'],
    ['REINDEX INDEX CONCURRENTLY "ix_users_x"'],
    ['ALTER TABLE "users" ADD "x" timestamptz NOT NULL DEFAULT now()'],
    ['ALTER TABLE "users" ADD "x" varchar(20) DEFAULT \'new\''],
    ['ALTER TABLE "users" ALTER COLUMN "x" SET DEFAULT gen_random_uuid()'],
    ['ALTER TABLE "users" ADD "x" boolean NOT NULL DEFAULT false'],
    ['ALTER TABLE "users" ADD CONSTRAINT "ck" CHECK (x > 0) NOT VALID'],
    ['ALTER TABLE "users" VALIDATE CONSTRAINT "ck"'],
    ['CREATE TABLE "x" ("id" uuid NOT NULL)', 'CREATE INDEX "ix_x_id" ON "x" ("id")'],
  ])('a migration with %s is allowed', async (...statements) => {
    expect(await unsafeStatements(migrationOf(...statements))).toEqual([]);
  });
});
