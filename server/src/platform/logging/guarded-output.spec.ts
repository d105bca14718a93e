import { Writable } from 'node:stream';
import { guardOutput } from './process-output.js';

const MEGABYTE = 1024 * 1024;

/** An output that accepts data when the test says so. */
class SlowOutput extends Writable {
  readonly taken: string[] = [];
  private release?: () => void;

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.taken.push(chunk.toString());
    this.release = done;
  }

  readOn(): void {
    const { release } = this;
    this.release = undefined;
    release?.();
  }
}

it('a guarded output keeps a limited number of bytes for a reader that stopped, and counts the rest', () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  const output = new SlowOutput({ decodeStrings: true });
  const report = jest.fn();
  guardOutput(output, report);
  for (let line = 0; line < 5; line += 1) output.write('x'.repeat(MEGABYTE / 2));
  expect(output.writableLength).toBeLessThan(2 * MEGABYTE);
  jest.advanceTimersByTime(2000);
  expect(report).toHaveBeenCalledWith(2);
});
