import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { KINDS } from './load-kinds.js';
import type { SmtpSink } from './smtp-sink.js';
import { waitUntil } from './wait-until.js';

const WAITING = `SELECT count(*)::int AS count FROM mails WHERE status <> 'sent'`;
const RECEIPTS = `SELECT count(*)::int AS count FROM mails WHERE cause LIKE $1 || ':%'`;
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/;

export const NOTHING_LOST = {
  lost: 0,
  doubled: 0,
  receiptsMissing: 0,
  filesLost: 0,
  mailsLost: 0,
  unanswered: 0,
};

/** A request that was acknowledged. */
export interface Sent {
  kindName: string;
  id: string;
}

export interface LoadTarget {
  /** Where the product is at the moment; undefined while there is none. */
  url: () => string | undefined;
  /** A connection that no fault touches. */
  direct: () => Client;
  sink: () => SmtpSink;
  filesDir: string;
}

/** What became of everything that was sent, once all mails are out. */
export async function accountOf(sent: readonly Sent[], { direct, sink, filesDir }: LoadTarget) {
  const countOf = async (statement: string, values: unknown[] = []) => {
    const { rows } = await direct().query<{ count: number }>(statement, values);
    return Number(rows[0]?.count);
  };
  await waitUntil('the mails', async () => (await countOf(WAITING)) === 0, 90);
  const found = { lost: 0, doubled: 0, receiptsMissing: 0 };
  for (const { name, count } of KINDS) {
    const ids = sent.filter(({ kindName }) => kindName === name).map(({ id }) => id);
    const { rows } = await direct().query<{ known: number; all: number }>(count, [ids]);
    const { known, all } = rows[0]!;
    found.lost += ids.length - known;
    found.doubled += all - known;
    found.receiptsMissing += Math.max(0, all - (await countOf(RECEIPTS, [name])));
  }
  const { mailsLost, ...counts } = await mailCounts(direct(), sink());
  const filesLost = await countLostFiles(direct(), filesDir);
  return { counts, faults: { ...found, filesLost, mailsLost } };
}

async function countLostFiles(database: Client, filesDir: string): Promise<number> {
  const { rows } = await database.query<{ name: string }>(
    'SELECT cv_key AS name FROM applications',
  );
  const kept = new Set(readdirSync(join(filesDir, 'documents')));
  return rows.filter(({ name }) => !kept.has(name)).length;
}

/** By the Message-ID, which holds the id of the mail. */
async function mailCounts(database: Client, { accepted }: SmtpSink) {
  const { rows } = await database.query<{ id: string }>('SELECT id FROM mails');
  const times = new Map<string, number>();
  for (const { messageId = '' } of accepted) {
    const id = UUID.exec(messageId)?.[0] ?? '';
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  return {
    mails: rows.length,
    mailsLost: rows.filter(({ id }) => !times.has(id)).length,
    mailsRepeated: rows.filter(({ id }) => (times.get(id) ?? 0) > 1).length,
  };
}
