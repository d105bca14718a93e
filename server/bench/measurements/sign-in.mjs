import { verify } from '@node-rs/argon2';
import { CLIENT, signInClient, signUp } from '../lib/clients.mjs';
import { withClient } from '../lib/database.mjs';
import { median, timesOf } from '../lib/times.mjs';

const ROUNDS = 5;
const EACH = 15;
const EMAIL = 'signs-in@mizan.test';

/** What a sign-in takes beside the comparison of its password, which is slow on purpose; one after another. */
export async function signInTime({ product, database }) {
  const { userId } = await signUp(product, database, EMAIL);
  const hash = await hashOf(database, userId);
  const compare = () => verify(hash, CLIENT.password);
  const signIn = () => signInClient(product, EMAIL);
  await timesOf(EACH, signIn);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = median(await timesOf(EACH, compare));
    const whole = median(await timesOf(EACH, signIn));
    rounds.push({ alone, whole, beside: whole - alone });
  }
  const middle = [...rounds].sort((a, b) => a.beside - b.beside)[Math.floor(ROUNDS / 2)];
  const all = rounds.map(({ beside }) => beside.toFixed(1)).join(' ');
  return {
    name: 'a sign-in, beside argon2id',
    value: middle.beside,
    unit: 'ms',
    below: 5,
    detail: `${middle.whole.toFixed(1)} against ${middle.alone.toFixed(1)} ms; rounds ${all}`,
  };
}

async function hashOf(database, userId) {
  const statement = 'SELECT password_hash FROM users WHERE id = $1';
  const { rows } = await withClient(database, (client) => client.query(statement, [userId]));
  return rows[0].password_hash;
}
