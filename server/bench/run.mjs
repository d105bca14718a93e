import { ensureBuilt } from '../../tools/start/build.mjs';
import { withDatabase, withTestDatabase } from '../../tools/postgres/test-database.mjs';
import { machine } from './lib/machine.mjs';
import { print } from './lib/print.mjs';
import { startProduct } from './lib/product.mjs';
import { startProxy } from './lib/proxy.mjs';
import { startRaw } from './lib/raw.mjs';
import { cheapPhone } from './measurements/cheap-phone.mjs';
import { createRequest } from './measurements/create-request.mjs';
import { faqSearch } from './measurements/faq-search.mjs';
import { faqsKnown } from './measurements/faqs-known.mjs';
import { faqsList, faqsRest } from './measurements/faqs-list.mjs';
import { faqsUncached } from './measurements/faqs-uncached.mjs';
import { firstLoad } from './measurements/first-load.mjs';
import { homeLength } from './measurements/home-length.mjs';
import { homePage } from './measurements/home-page.mjs';
import { idleMemory } from './measurements/idle-memory.mjs';
import { memoryGrowth } from './measurements/memory-growth.mjs';
import { pageWeight } from './measurements/page-weight.mjs';
import { replicaReads } from './measurements/replica-reads.mjs';
import { COUNTS, throughputOf } from './measurements/processes.mjs';
import { requestLists } from './measurements/request-lists.mjs';
import { servicesList } from './measurements/services-list.mjs';
import { servicesUncached } from './measurements/services-uncached.mjs';
import { signInTime } from './measurements/sign-in.mjs';
import { slowPhone } from './measurements/slow-phone.mjs';
import { startTime } from './measurements/start-time.mjs';
import { submissions } from './measurements/submissions.mjs';
import { withoutApollo } from './measurements/without-apollo.mjs';

/** The measurements, in production mode; each answers one figure. */
const ofProduction = [
  firstLoad,
  homePage,
  servicesList,
  servicesUncached,
  faqsList,
  faqsRest,
  faqsKnown,
  faqsUncached,
  withoutApollo,
];

/** The site, compared with a bare server on the same machine at the same time. */
async function measureSite(database, note) {
  note(await startTime(database));
  note(await idleMemory(database));
  await using(startRaw(database), async (raw) => {
    await using(startProduct(database), async (product) => {
      for (const measure of ofProduction) note(await measure({ product, raw }));
      for (const figure of await cheapPhone({ product })) note(figure);
    });
    await using(startProduct(database, { production: false }), async (product) => {
      note(await memoryGrowth({ product }));
      note(await signInTime({ product, database }));
      note(await createRequest({ product, raw, database }));
      note(await faqSearch({ product, raw, database }));
    });
  });
}

/** The desk of the administrators, and what is sent to it. */
async function measureDesk(database, note) {
  await using(startProduct(database, { production: false }), async (product) => {
    await using(startRaw(database), async (raw) => {
      for (const figure of await requestLists({ product, raw, database })) note(figure);
    });
    // last, because the receipts of the messages are still being sent for a while
    note(await submissions({ product, database }));
  });
}

/** Starts this many processes on one database, where limits do not affect the measurement. */
async function usingMany(count, database, work) {
  const products = [];
  try {
    for (let started = 0; started < count; started += 1)
      products.push(await startProduct(database, { production: false }));
    await work(products);
  } finally {
    await Promise.all(products.map(({ stop }) => stop()));
  }
}

/** What one process writes, read on the others. */
const measureReplicas = (database, note) =>
  usingMany(4, database, async (products) => note(await replicaReads(products)));

/** Several processes behind one proxy; everything shares this machine. */
const measureProcesses = (database, note) =>
  using(startProxy(), (proxy) =>
    usingMany(Math.max(...COUNTS), database, async (products) => {
      for await (const figure of throughputOf({ products, proxy, database })) note(figure);
    }),
  );

/** How long the home page is on a phone. */
const measureLength = (database, note) =>
  using(startProduct(database), async (product) => {
    for (const figure of await homeLength({ product })) note(figure);
  });

/** What public pages weigh, and when they are seen on a slow phone. */
const measureWeight = (database, note) =>
  using(startProduct(database), async (product) => {
    for (const figure of await pageWeight({ product })) note(figure);
    for (const figure of await slowPhone({ product })) note(figure);
  });

const PARTS = {
  length: measureLength,
  weight: measureWeight,
  site: measureSite,
  desk: measureDesk,
  replicas: measureReplicas,
  processes: measureProcesses,
};

/** `npm run bench`: measures everything, or the part that is named. The exit code is 1 if a goal is missed without a known reason. */
async function bench(database) {
  const passed = [];
  const note = (figure) => passed.push(print(figure));
  const named = Object.keys(PARTS).filter((part) => process.argv.includes(part));
  console.log(`${await machine(database)}, for all processes, PostgreSQL and the load\n`);
  // The first start creates and seeds the tables, so that the measured starts need not.
  await (await startProduct(database)).stop();
  for (const part of named.length > 0 ? named : Object.keys(PARTS))
    await PARTS[part](database, note);
  return passed;
}

/** Stops what was started, even if the work on it fails. */
async function using(starting, work) {
  const started = await starting;
  try {
    await work(started);
  } finally {
    await started.stop();
  }
}

await ensureBuilt();
const name = `bench_${process.pid}`;
const passed = await withTestDatabase(({ url }) => withDatabase(url, name, bench));
const missed = passed.filter((reached) => !reached).length;
console.log(`\n${passed.length - missed} passed, ${missed} failed`);
process.exit(missed === 0 ? 0 : 1);
