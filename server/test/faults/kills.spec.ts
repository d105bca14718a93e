import { setTimeout } from 'node:timers/promises';
import { FaultyProduct } from '../support/faulty-product.js';
import { NO_CASE_FAULTS } from '../support/case-account.js';
import { NOTHING_LOST } from '../support/load-account.js';
import { waitUntil } from '../support/wait-until.js';

const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 50);

const STOP_SECONDS = 10;

/** On a busy machine a process has hardly begun to answer a second after its start. */
async function atAnyMoment({ load }: FaultyProduct): Promise<void> {
  const enough = load.acknowledged + 10 + Math.random() * 30;
  await waitUntil('work between two kills', () => load.acknowledged >= enough, 60);
  await setTimeout(Math.random() * 100);
}

describe('a product that is killed while people send requests and papers, accept quotes and pay', () => {
  jest.setTimeout(180_000 + ROUNDS * 20_000);

  let product: FaultyProduct;

  beforeAll(async () => {
    product = await FaultyProduct.start(__filename, { cases: true });
  });
  afterAll(() => product.dispose());

  it(`the product loses and doubles nothing in ${ROUNDS} rounds of kill -9`, async () => {
    await product.beginLoad();
    for (let round = 0; round < ROUNDS; round += 1) {
      await atAnyMoment(product);
      await product.killAndRestart();
    }
    const { faults, counts } = await product.endLoad(`${ROUNDS} kills`);
    expect(faults).toEqual(NOTHING_LOST);
    const cases = await product.accountOfCases(`${ROUNDS} kills`);
    expect(cases.faults).toEqual(NO_CASE_FAULTS);
    expect(cases.counts.payments).toBeGreaterThan(0);
    // a mail server that took a mail just before the kill gets it again, under the same Message-ID
    expect(counts.mailsRepeated).toBeLessThanOrEqual(20 * ROUNDS);
  });
});

describe('several processes, of which one after the other is killed', () => {
  const PROCESSES = 4;
  const KILLS = Math.ceil(ROUNDS / 5);
  jest.setTimeout(180_000 + KILLS * 20_000);

  let product: FaultyProduct;

  beforeAll(async () => {
    product = await FaultyProduct.start(__filename, { processes: PROCESSES, cases: true });
  });
  afterAll(() => product.dispose());

  it(`several processes lose and double nothing in ${KILLS} rounds of kill -9, and the others go on`, async () => {
    await product.beginLoad();
    for (let round = 0; round < KILLS; round += 1) {
      await atAnyMoment(product);
      await product.killAndRestart(round % PROCESSES);
    }
    const { faults, counts } = await product.endLoad(
      `${KILLS} kills, one of ${PROCESSES} processes`,
    );
    expect(faults).toEqual(NOTHING_LOST);
    expect(counts.mailsRepeated).toBeLessThanOrEqual(20 * KILLS);
    const cases = await product.accountOfCases(`${KILLS} kills of ${PROCESSES} processes`);
    expect(cases.faults).toEqual(NO_CASE_FAULTS);
  });
});

describe('a product that is asked to end (SIGTERM) while people send requests and papers, accept quotes and pay', () => {
  const STOPS = Math.ceil(ROUNDS / 2);
  jest.setTimeout(180_000 + STOPS * 20_000);

  let product: FaultyProduct;

  beforeAll(async () => {
    product = await FaultyProduct.start(__filename, { cases: true });
  });
  afterAll(() => product.dispose());

  it(`a product stopped by SIGTERM answers open calls, and loses and doubles nothing in ${STOPS} rounds`, async () => {
    const ends: Awaited<ReturnType<FaultyProduct['stopAndRestart']>>[] = [];
    await product.beginLoad();
    for (let round = 0; round < STOPS; round += 1) {
      await atAnyMoment(product);
      ends.push(await product.stopAndRestart());
    }
    const { faults, counts } = await product.endLoad(`${STOPS} stops (SIGTERM)`);
    const { mailsRepeated } = counts;
    const unanswered = await product.load.countUnanswered();
    expect({ ...faults, mailsRepeated, unanswered }).toEqual({
      ...NOTHING_LOST,
      mailsRepeated: 0,
      unanswered: 0,
    });
    const cases = await product.accountOfCases(`${STOPS} stops`);
    expect(cases.faults).toEqual(NO_CASE_FAULTS);
    expect(ends.filter(({ by }) => by !== 0 && by !== 'SIGTERM')).toEqual([]);
    expect(Math.max(...ends.map(({ seconds }) => seconds))).toBeLessThan(STOP_SECONDS);
  });
});
