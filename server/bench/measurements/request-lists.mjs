import { signIn } from '../lib/admin.mjs';
import { withClient } from '../lib/database.mjs';
import { extensionsOf } from '../lib/operations.mjs';
import { compare } from '../lib/load.mjs';
import { ratioFigure } from '../lib/print.mjs';
import { fillServiceRequests, RARE_NAMES } from '../lib/service-requests.mjs';
import { median, timesOf } from '../lib/times.mjs';
import { deskInBrowser } from './desk-in-browser.mjs';

const SIZES = [1_000, 100_000, 1_000_000];
/** The size at which the list is compared with the bare server, and the desk is used in the browser. */
const LARGE = 100_000;
const RUNS = 25;
const ROWS = 'items { id reference clientName clientEmail clientPhone urgency status createdAt }';

const operation = (operationName, variables) => ({
  operationName,
  variables: { page: 1, limit: 10, ...variables },
  extensions: extensionsOf(operationName),
});

/** What an administrator asks for, by name. */
const READS = {
  'page alone': { query: `{ serviceRequests(limit: 10) { ${ROWS} } }` },
  'page and total': operation('AdminServiceRequests', { sort: { field: 'createdAt' } }),
  'the queue': operation('AdminServiceRequests', { sort: { field: 'queue' } }),
  'one status': operation('AdminServiceRequests', { filter: { statuses: ['pending'] } }),
  'searched, with total': operation('AdminServiceRequests', { filter: { search: RARE_NAMES[0] } }),
  counters: { ...operation('AdminServiceRequestStats'), variables: {} },
};

/** The administrators' reads at growing numbers of requests, and the desk in the browser. */
export async function requestLists({ product, raw, database }) {
  const token = await signIn(product);
  const table = [];
  const figures = [];
  let filled = 0;
  for (const size of SIZES) {
    await withClient(database, (client) => fillServiceRequests(client, filled, size));
    filled = size;
    table.push(await readsAt({ product, token }));
    if (size === LARGE) {
      figures.push(await unsearched({ product, raw, token }));
      figures.push(...(await deskInBrowser({ product })));
    }
  }
  printTable(table);
  const [smallest, , largest] = table;
  const alone = 'page alone';
  return [
    ...figures,
    {
      name: 'a page of 1,000,000 requests, against 1,000',
      value: largest[alone] / smallest[alone],
      unit: 'x',
      below: 1.5,
    },
    {
      name: 'a searched page of 1,000,000, with total',
      value: largest['searched, with total'],
      unit: 'ms',
      below: 60,
    },
  ];
}

/** The list with its total, whose counters are kept, against the bare server's page without one. */
async function unsearched({ product, raw, token }) {
  const list = {
    url: `${product.address}/graphql`,
    ...post(token, READS['page and total']),
    verifyBody: (body) => body.startsWith('{"data":{"serviceRequests":{'),
  };
  return ratioFigure(
    'a page of 100,000 requests with total',
    0.4,
    await compare(list, { url: `${raw.address}/requests` }),
  );
}

async function readsAt({ product, token }) {
  const times = {};
  for (const [name, body] of Object.entries(READS)) {
    const read = () => readOnce(product, token, body);
    await timesOf(5, read);
    times[name] = median(await timesOf(RUNS, read));
  }
  return times;
}

async function readOnce({ address }, token, body) {
  const answer = await fetch(`${address}/graphql`, post(token, body));
  const { errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
}

const post = (token, body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});

function printTable(table) {
  const row = (name, cells) =>
    `      ${name.padEnd(24)}${cells.map((cell) => cell.padStart(14)).join('')}`;
  console.log(
    row(
      'median, ms',
      SIZES.map((size) => size.toLocaleString('en')),
    ),
  );
  for (const name of Object.keys(READS))
    console.log(
      row(
        name,
        table.map((times) => times[name].toFixed(1)),
      ),
    );
}
