import { batchLoader, orderByKeys } from './batch-loader.js';

describe('batchLoader', () => {
  it('sends what is asked for in the same turn as one read, and answers each asker with its own', async () => {
    const reads: (readonly string[])[] = [];
    const lengthOf = batchLoader(async (words: readonly string[]) => {
      reads.push(words);
      return words.map((word) => word.length);
    });
    const later = async () => {
      await Promise.resolve();
      return lengthOf('later');
    };
    expect(await Promise.all([lengthOf('a'), later(), lengthOf('a'), lengthOf('four')])).toEqual([
      1, 5, 1, 4,
    ]);
    expect(reads).toEqual([['a', 'a', 'four', 'later']]);
    await lengthOf('a');
    expect(reads).toHaveLength(2);
  });

  it('fails for all who asked when the read fails, and not for those who ask afterwards', async () => {
    let isAway = true;
    const read = batchLoader((keys: readonly number[]) =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(keys),
    );
    const failed = await Promise.allSettled([read(1), read(2)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    await expect(read(1)).resolves.toBe(1);
  });
});

describe('orderByKeys', () => {
  it('puts rows into the order of the keys, with gaps for those that are not there', () => {
    const rows = [{ id: 3 }, { id: 1 }];
    expect(orderByKeys([1, 2, 3, 1], rows, ({ id }) => id)).toEqual([
      { id: 1 },
      undefined,
      { id: 3 },
      { id: 1 },
    ]);
  });
});
