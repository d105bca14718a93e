import { KeyedQueue } from './lockout.service.js';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('KeyedQueue', () => {
  it('a keyed queue runs the tasks of one key in order, and those of other keys in parallel', async () => {
    const queue = new KeyedQueue();
    const done: string[] = [];
    const task = (name: string, milliseconds: number) => async () => {
      await pause(milliseconds);
      done.push(name);
    };
    await Promise.all([
      queue.run('a', task('a1', 30)),
      queue.run('a', task('a2', 0)),
      queue.run('b', task('b1', 5)),
    ]);
    expect(done).toEqual(['b1', 'a1', 'a2']);
  });

  it('a keyed queue goes on after a failed task, and forgets a key that has no tasks left', async () => {
    const queue = new KeyedQueue();
    const failing = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', () => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
    await pause(0);
    expect((queue as unknown as { tails: Map<string, unknown> }).tails.size).toBe(0);
  });
});
