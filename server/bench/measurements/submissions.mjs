import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { signInMany } from '../lib/clients.mjs';
import { withClient } from '../lib/database.mjs';
import { extensionsOf } from '../lib/operations.mjs';
import { percentile } from '../lib/times.mjs';

const CLIENTS = 200;
const EACH = 15;
const EXTENSIONS = extensionsOf('SubmitContactRequest');
/** Other measurements send messages, too, from accounts of their own. */
const COUNTS = `
  WITH sent AS (
    SELECT r.id, r.reference FROM contact_requests r
      JOIN users u ON u.id = r.user_id AND u.email LIKE 'client%@mizan.test')
  SELECT (SELECT count(*)::int FROM sent) AS requests,
    (SELECT count(DISTINCT reference)::int FROM sent) AS references,
    (SELECT count(*)::int FROM request_events WHERE request_id IN (SELECT id FROM sent)) AS events,
    (SELECT count(*)::int FROM mails WHERE to_address LIKE 'client%@mizan.test') AS mails`;

/**
 * Two hundred clients who send messages at the same time, each message twice under one idempotency key.
 * Every message exists once, with its first event and its receipt.
 */
export async function submissions({ product, database }) {
  const tokens = await signInMany(product, database, { count: CLIENTS, name: 'client' });
  const times = [];
  const answers = new Map();
  const begun = performance.now();
  await Promise.all(tokens.map((token) => sendAll(product, token, { times, answers })));
  const seconds = (performance.now() - begun) / 1000;
  const sent = CLIENTS * EACH;
  const counts = await withClient(database, async (db) => (await db.query(COUNTS)).rows[0]);
  const isComplete = Object.values(counts).every((count) => count === sent);
  const isAnswered = [...answers.values()].every((references) => references.size === 1);
  return {
    name: `${CLIENTS} clients send ${sent.toLocaleString('en')} messages twice`,
    value: sent / seconds,
    unit: '/s',
    atLeast: 1,
    isFine: isComplete && isAnswered && answers.size === sent,
    detail: `requests ${counts.requests}, events ${counts.events}, mails ${counts.mails}; p95 ${Math.round(percentile(times, 0.95))} ms`,
  };
}

async function sendAll(product, token, seen) {
  for (let index = 0; index < EACH; index += 1) {
    const key = randomUUID();
    const send = () => submit(product, { token, key }, seen);
    await Promise.all([send(), send()]);
  }
}

async function submit({ address }, { token, key }, { times, answers }) {
  const input = {
    name: 'Samia Haddad',
    email: 'samia@mizan.test',
    subject: 'A contract of sale',
    message: 'Please read the contract of a shop in Oran before it is signed.',
  };
  const begun = performance.now();
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      operationName: 'SubmitContactRequest',
      variables: { input, idempotencyKey: key },
      extensions: EXTENSIONS,
    }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  times.push(performance.now() - begun);
  const { reference } = data.submitContactRequest;
  answers.set(key, (answers.get(key) ?? new Set()).add(reference));
}
