import { randomUUID } from 'node:crypto';
import { CLIENT, signUp } from '../lib/clients.mjs';
import { measure, WARM_UP_SECONDS } from '../lib/load.mjs';
import { BROWSER } from '../lib/operations.mjs';

/** How many processes answer behind the proxy. */
export const COUNTS = [1, 2, 4];
const SECONDS = 1.5;
const ROUNDS = 5;
/** More processes than processors may cost a little, but not more. */
const AT_LEAST = 0.7;

const LIST = '{ publicServices(limit: 10, language: fr) { items { id slug title } } }';
const asJson = (body, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const PATHS = {
  'home page': ({ proxy }) => ({
    url: `${proxy.address}/`,
    headers: { ...BROWSER, accept: 'text/html' },
  }),
  'public list, not cached': ({ proxy }) => ({
    url: `${proxy.address}/graphql`,
    ...asJson({ query: LIST }),
  }),
  'a message is sent': ({ proxy, token }) => ({
    url: `${proxy.address}/api/v1/contact-requests`,
    status: 201,
    ...asJson(
      { name: CLIENT.fullName, email: CLIENT.email, message: `A question, ${randomUUID()}` },
      { authorization: `Bearer ${token}` },
    ),
  }),
};

/** Requests a second with one, two and four processes behind the same proxy, in alternating rounds. */
export async function* throughputOf({ products, proxy, database }) {
  const { token } = await signUp(products[0], database, 'proxied@mizan.test');
  const ports = products.map(({ address }) => Number(new URL(address).port));
  for (const [name, requestOf] of Object.entries(PATHS)) {
    const request = requestOf({ proxy, token });
    await proxy.use(ports);
    await measure(request, WARM_UP_SECONDS);
    const rounds = new Map(COUNTS.map((count) => [count, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const count of COUNTS) {
        await proxy.use(ports.slice(0, count));
        rounds.get(count).push(await measure(request, SECONDS));
      }
    }
    yield figureOf(name, rounds);
  }
}

function figureOf(name, rounds) {
  const medians = COUNTS.map((count) => middleOf(rounds.get(count)));
  const told = COUNTS.map(
    (count, place) =>
      `${count}: ${whole(medians[place])}/s (${rounds.get(count).map(whole).join(' ')})`,
  );
  return {
    name: `${name}, 4 processes against 1`,
    value: medians.at(-1) / medians[0],
    unit: 'x',
    atLeast: AT_LEAST,
    detail: told.join('; '),
  };
}

const middleOf = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const whole = (value) => Math.round(value).toLocaleString('en');
