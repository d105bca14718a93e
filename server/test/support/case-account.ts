import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { CasesDone } from './case-load.js';
import type { LoadTarget } from './load-account.js';

/** Nothing of a case is lost, doubled or left over. */
export const NO_CASE_FAULTS = {
  filesLost: 0,
  filesDoubled: 0,
  acceptancesLost: 0,
  acceptancesDoubled: 0,
  paymentsLost: 0,
  paymentsDoubled: 0,
  sumsWrong: 0,
  numbersWrong: 0,
  filesWithoutRow: 0,
};

/** The numbers of a sort, which begin with 1 and leave none out. */
const WRONG_NUMBERS = `
  WITH given AS (
    SELECT 'QT' AS prefix, number FROM quotes WHERE number IS NOT NULL
    UNION ALL SELECT 'RC', receipt_number FROM payments WHERE receipt_number IS NOT NULL
  ), places AS (
    SELECT prefix, split_part(number, '-', 3)::int AS number,
           row_number() OVER (PARTITION BY prefix ORDER BY split_part(number, '-', 3)::int) AS place
      FROM given
  )
  SELECT count(*)::int AS count FROM places WHERE number <> place`;
const WRONG_SUMS = `
  SELECT count(*)::int AS count FROM quotes q
   WHERE q.paid_amount <> coalesce((SELECT sum(p.amount) FROM payments p WHERE p.quote_id = q.id), 0)
      OR (q.status = 'accepted' AND q.open_amount <> q.total - q.paid_amount)`;
const ACCEPTED = 'SELECT quote_id AS id FROM quote_acceptances';
const EVENTS = `SELECT count(*)::int AS count FROM request_events WHERE type = 'quote_accepted'`;
const PAYMENTS = 'SELECT count(*)::int AS count FROM payments';
const FILES = 'SELECT id, key FROM request_files';
const KEYS = `
  SELECT key FROM request_files UNION ALL SELECT preview_key FROM request_files WHERE preview_key IS NOT NULL
   UNION ALL SELECT cv_key FROM applications WHERE cv_key IS NOT NULL`;

const documentsOf = (filesDir: string) => join(filesDir, 'documents');

/** Makes all files as old as those that the sweep of the next start removes if no row uses them. */
export function ageFiles(filesDir: string): void {
  const folder = documentsOf(filesDir);
  const then = Date.now() / 1000 - 3600;
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then);
}

/** Files that no row uses. */
export async function filesWithoutRow(database: Client, filesDir: string): Promise<number> {
  const { rows } = await database.query<{ key: string }>(KEYS);
  const used = new Set(rows.map(({ key }) => key));
  return readdirSync(documentsOf(filesDir)).filter((name) => !used.has(name)).length;
}

/** What became of the cases that were acknowledged. */
export async function accountOfCases(
  { files, accepted, payments }: CasesDone,
  { direct, filesDir }: Pick<LoadTarget, 'direct' | 'filesDir'>,
) {
  const rowsOf = async <Row extends object>(text: string) => (await direct().query<Row>(text)).rows;
  const countOf = async (text: string) => (await rowsOf<{ count: number }>(text))[0]?.count ?? 0;
  const stored = await rowsOf<{ id: string; key: string }>(FILES);
  const keys = new Map(stored.map(({ id, key }) => [id, key]));
  const isThere = ({ id, digest }: CasesDone['files'][number]) => {
    const path = join(documentsOf(filesDir), keys.get(id) ?? '');
    return keys.has(id) && existsSync(path) && digestOf(path) === digest;
  };
  const acceptances = (await rowsOf<{ id: string }>(ACCEPTED)).map(({ id }) => id);
  const paid = await countOf(PAYMENTS);
  const faults: typeof NO_CASE_FAULTS = {
    filesLost: files.filter((file) => !isThere(file)).length,
    filesDoubled: stored.length - files.length,
    acceptancesLost: accepted.filter((id) => !acceptances.includes(id)).length,
    acceptancesDoubled:
      acceptances.length - accepted.length + (await countOf(EVENTS)) - accepted.length,
    paymentsLost: Math.max(0, payments - paid),
    paymentsDoubled: Math.max(0, paid - payments),
    sumsWrong: await countOf(WRONG_SUMS),
    numbersWrong: await countOf(WRONG_NUMBERS),
    filesWithoutRow: await filesWithoutRow(direct(), filesDir),
  };
  return { counts: { files: files.length, accepted: accepted.length, payments }, faults };
}

const digestOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
