import { batchLoader, orderByKeys } from './batch-loader.js';

describe('batchLoader', () => {
  it('a batch loader reads all keys asked for in the same tick at once, and answers each caller', async () => {
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

  it('a failed read of a batch loader fails for its callers, and not for later ones', async () => {
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
  it('rows are put into the order of their keys, with undefined for missing rows', () => {
    const rows = [{ id: 3 }, { id: 1 }];
    expect(orderByKeys([1, 2, 3, 1], rows, ({ id }) => id)).toEqual([
      { id: 1 },
      undefined,
      { id: 3 },
      { id: 1 },
    ]);
  });
});
