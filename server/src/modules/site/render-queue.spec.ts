import { RenderQueue } from './render-queue.js';

/** Starts `count` renderings that end when `finish` is called. */
function startMany(queue: RenderQueue, count: number) {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const results = Array.from({ length: count }, (_, index) =>
    queue.run(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      return index;
    }),
  );
  const finish = async () => {
    const started = results.filter((result) => result !== undefined);
    const all = Promise.all(started);
    let done = false;
    void all.then(() => (done = true));
    while (!done) {
      ends.splice(0).forEach((end) => end());
      await new Promise(setImmediate);
    }
    return all;
  };
  return { results, finish, most: () => most };
}

describe('RenderQueue', () => {
  it('the render queue renders four pages at once, lets forty wait and refuses the next', async () => {
    const { results, finish, most } = startMany(new RenderQueue(), 50);
    expect(results.filter((result) => result === undefined)).toHaveLength(6);
    expect(await finish()).toHaveLength(44);
    expect(most()).toBe(4);
  });

  it('the render queue accepts pages again once earlier ones are done', async () => {
    const queue = new RenderQueue();
    await startMany(queue, 60).finish();
    expect(await queue.run(() => Promise.resolve('page'))).toBe('page');
  });

  it('the render queue continues after a page that failed', async () => {
    const queue = new RenderQueue();
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(() => Promise.resolve('page'))).toBe('page');
  });
});
