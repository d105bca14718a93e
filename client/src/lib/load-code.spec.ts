import { CodeError, LazyCode, loadCode } from './load-code';

const PAGE = { name: 'page' };
const failing = (times: number) => {
  const importCode = jest.fn<Promise<typeof PAGE>, []>().mockResolvedValue(PAGE);
  for (let time = 0; time < times; time += 1)
    importCode.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  return importCode;
};
const settle = () => jest.advanceTimersByTimeAsync(1_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('loadCode', () => {
  it.each([
    { failures: 0, requests: 1, loads: true },
    { failures: 1, requests: 2, loads: true },
    { failures: 2, requests: 2, loads: false },
    { failures: 9, requests: 2, loads: false },
  ])('loadCode has made $requests requests after $failures failures', async (row) => {
    const importCode = failing(row.failures);
    const outcome = loadCode(importCode).then(
      () => true,
      (error: unknown) => !(error instanceof CodeError),
    );
    await settle();
    expect(await outcome).toBe(row.loads);
    expect(importCode).toHaveBeenCalledTimes(row.requests);
  });
});

describe('LazyCode', () => {
  it('LazyCode gives every render of a failed part the same answer, without a request', async () => {
    const importCode = failing(99);
    const code = new LazyCode(importCode);
    const first = code.load();
    await settle();
    await expect(first).rejects.toBeInstanceOf(CodeError);
    for (let render = 0; render < 1_000; render += 1) expect(code.load()).toBe(first);
    expect(importCode).toHaveBeenCalledTimes(2);
  });

  it('LazyCode requests the code again when somebody retries', async () => {
    const importCode = failing(2);
    const code = new LazyCode(importCode);
    const error: unknown = await Promise.all([
      code.load().catch((caught: unknown) => caught),
      settle(),
    ]).then(([caught]) => caught);
    (error as CodeError).forget();
    await expect(code.load()).resolves.toBe(PAGE);
    expect(importCode).toHaveBeenCalledTimes(3);
  });

  it('LazyCode requests the code again on a later visit', async () => {
    const importCode = failing(2);
    const code = new LazyCode(importCode);
    code.load().catch(() => undefined);
    await jest.advanceTimersByTimeAsync(11_000);
    await expect(code.load()).resolves.toBe(PAGE);
  });

  it('LazyCode makes two requests for hovering and opening together', async () => {
    const importCode = failing(99);
    const code = new LazyCode(importCode);
    void code.preload();
    const opened = code.load();
    await settle();
    await expect(opened).rejects.toBeInstanceOf(CodeError);
    for (let move = 0; move < 100; move += 1) await code.preload();
    expect(importCode).toHaveBeenCalledTimes(2);
  });

  it('LazyCode loads the code once for all who need it', async () => {
    const importCode = failing(0);
    const code = new LazyCode(importCode);
    await code.preload();
    await Promise.all([code.load(), code.load(), code.preload()]);
    expect(importCode).toHaveBeenCalledTimes(1);
    expect(code.value).toBe(PAGE);
  });
});
