import { allSettledOrThrow } from '../database/all-settled-or-throw.js';
import { AppError } from '../errors/app-error.js';
import type { Transaction } from '../database/transaction.js';
import type { Viewer } from '../request-context/viewer.js';

/**
 * Locks of rows let others share them past whoever waits to change them, so that somebody who writes without a pause
 * could not be removed. These locks are given in the order in which they are asked for.
 */
const QUEUE = `hashtextextended('account ' || $1, 0)`;
const SHARE = `SELECT pg_advisory_xact_lock_shared(${QUEUE})`;
const LOCK = `SELECT pg_advisory_xact_lock(${QUEUE})`;

/**
 * Whoever ends the session or changes the rights waits, a renewal of the session, too. The account is locked first,
 * as by those who end sessions.
 */
const HOLD = `
  SELECT s.id FROM users u JOIN sessions s ON s.user_id = u.id
   WHERE (s.id = $1 OR s.first_id = $1) AND s.revoked_at IS NULL AND s.expires_at > now()
     AND u.is_active AND u.deleted_at IS NULL AND u.role::text = $2 AND u.branches::text[] = $3
     FOR KEY SHARE OF u FOR SHARE OF s`;

/** The sessions that each transaction holds: a transaction may end its own later on. */
const held = new WeakMap<Transaction, Map<string, Promise<void>>>();

/**
 * Keeps the session and the rights it was read with until the transaction ends: UNAUTHENTICATED if the session has ended
 * already, or the person got another role or other branches of law.
 */
export function holdSession(transaction: Transaction, viewer: Viewer): Promise<void> {
  const sessions = held.get(transaction) ?? new Map<string, Promise<void>>();
  held.set(transaction, sessions);
  const holding = sessions.get(viewer.firstSessionId) ?? hold(transaction, viewer);
  sessions.set(viewer.firstSessionId, holding);
  return holding;
}

async function hold(
  transaction: Transaction,
  { id, firstSessionId, role, branches }: Viewer,
): Promise<void> {
  const [, found] = await allSettledOrThrow(
    transaction.execute(SHARE, [id]),
    transaction.execute(HOLD, [firstSessionId, role, branches]),
  );
  if (found.length === 0) throw new AppError('UNAUTHENTICATED');
}

/** Waits for those who hold a session of this account, before those who come later. Called before its row is locked. */
export async function lockAccount(transaction: Transaction, id: string): Promise<void> {
  await transaction.execute(LOCK, [id]);
}

/** The same before somebody changes another account: in the order of ids, because that person may change them. */
export async function lockAccountFor(
  transaction: Transaction,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const own = () => transaction.execute(SHARE, [viewer.id]);
  if (viewer.id < id) await own();
  await lockAccount(transaction, id);
  if (viewer.id > id) await own();
}
