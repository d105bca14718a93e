import { performance } from 'node:perf_hooks';
import { signIn } from '../lib/admin.mjs';

const CHANGES = 500;

/** Changes written on one process after the other, and read on each of the others by the very next request. */
export async function replicaReads(products) {
  const token = await signIn(products[0]);
  const times = [];
  let seen = 0;
  for (let change = 0; change < CHANGES; change += 1) {
    const writer = products[change % products.length];
    const readers = products.filter((product) => product !== writer);
    const value = `+213 21 63 ${String(1000 + change)}`;
    // from here on, each of them has an answer in its cache
    await Promise.all(readers.map(phoneAt));
    const started = performance.now();
    await setPhone(writer, token, value);
    times.push(performance.now() - started);
    const phones = await Promise.all(readers.map(phoneAt));
    if (phones.every((phone) => phone === value)) seen += 1;
  }
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor(part * (times.length - 1))].toFixed(1);
  return {
    name: `changes on ${products.length - 1} other processes at the next request`,
    value: seen,
    unit: `of ${CHANGES}`,
    atLeast: CHANGES,
    detail: `a write takes ${at(0.5)} ms, the slowest of a hundred ${at(0.99)} ms`,
  };
}

/** The phone number that a visitor of this process gets, from its cache as a rule. */
async function phoneAt({ address }) {
  const answer = await fetch(`${address}/public/contact-info`);
  const { data } = await answer.json();
  return data.phones.find(({ key }) => key === 'main_phone')?.value;
}

async function setPhone({ address }, token, value) {
  const answer = await fetch(`${address}/api/v1/contact-info/admin/type/phone/key/main_phone`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ value }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
}
