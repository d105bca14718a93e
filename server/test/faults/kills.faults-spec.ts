import { setTimeout } from 'node:timers/promises';
import { FaultyProduct } from '../support/faulty-product.js';
import { NOTHING_LOST } from '../support/steady-load.js';

const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 50);

describe('a product that is killed while people send requests, files and messages', () => {
  jest.setTimeout(180_000 + ROUNDS * 20_000);

  let product: FaultyProduct;

  beforeAll(async () => {
    product = await FaultyProduct.start(__filename);
  });
  afterAll(() => product.dispose());

  it(`loses and doubles nothing in ${ROUNDS} rounds of kill -9`, async () => {
    await product.load.begin();
    for (let round = 0; round < ROUNDS; round += 1) {
      await setTimeout(300 + Math.random() * 900);
      await product.killAndRestart();
    }
    const { faults, counts } = await product.endLoad(`${ROUNDS} kills`);
    expect(faults).toEqual(NOTHING_LOST);
    // a mail server that took a mail just before the kill gets it again, under the same Message-ID
    expect(counts.mailsRepeated).toBeLessThanOrEqual(20 * ROUNDS);
  });
});
