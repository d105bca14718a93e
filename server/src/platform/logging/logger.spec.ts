import { Logger } from '@nestjs/common';
import { SecurityLog } from '../access/security-log.js';
import { createLogger } from './logger.js';
import { OutageLog } from './outage-log.js';

/** What is written to an output meanwhile. */
function printed(work: () => void, output: 'stdout' | 'stderr' = 'stdout'): string {
  const write = jest.spyOn(process[output], 'write').mockImplementation(() => true);
  work();
  const text = write.mock.calls.map(([chunk]) => String(chunk)).join('');
  write.mockRestore();
  return text;
}

describe('the log', () => {
  afterEach(() => Logger.overrideLogger(false));

  it.each([
    ['450 4.2.1 <amina@example.dz>: Recipient refused', '450 4.2.1 <[address]>: Recipient refused'],
    ['postgresql://mizan:secret@db:5432', 'postgresql://mizan:[address]:5432'],
    ['at /app/node_modules/@nestjs/core/a.js:1:2', 'at /app/node_modules/@nestjs/core/a.js:1:2'],
  ])('the log has no e-mail addresses of people: %s', (message, shown) => {
    const logger = createLogger({ isProduction: true, logLevel: 'log' });
    const line = printed(() => logger.warn(message, 'Mail'));
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', context: 'Mail', message: shown });
  });

  it.each([
    { isProduction: true, shown: /"message":\{"at":"[^"]+","event":"login\.failed","count":2\}/ },
    { isProduction: false, shown: /\{"at":"[^"]+","event":"login\.failed","count":2\}/ },
  ])('the log has one object on one line for an event (production: $isProduction)', (kind) => {
    Logger.overrideLogger(createLogger({ ...kind, logLevel: 'log' }));
    const line = printed(() => new SecurityLog().warn('login.failed', { count: 2 }));
    expect(line).toMatch(kind.shown);
    expect(line.match(/\n/g)).toHaveLength(1);
  });

  it('the log writes an error with its stack as one object on one line of standard error only', () => {
    const logger = createLogger({ isProduction: true, logLevel: 'log' });
    const stack = 'Error: broken\n    at open (/app/file.js:1:2)';
    let line = '';
    const others = printed(
      () => (line = printed(() => logger.error('Broken', stack, 'Files'), 'stderr')),
    );
    expect(others).toBe('');
    expect(JSON.parse(line)).toEqual({
      level: 'error',
      pid: process.pid,
      timestamp: expect.any(Number) as number,
      message: 'Broken',
      context: 'Files',
      stack,
    });
  });

  it('the log counts calls refused in an outage, instead of a line for each', () => {
    jest.useFakeTimers();
    const lines: unknown[] = [];
    const outages = new OutageLog({ warn: (line: unknown) => lines.push(line) }, 'AWAY');
    for (let calls = 0; calls < 100; calls += 1) outages.add('ECONNREFUSED');
    expect(lines).toEqual(['AWAY: ECONNREFUSED']);
    jest.advanceTimersByTime(30_000);
    expect(lines.slice(1)).toEqual(['AWAY: 99 more in 30 s']);
    outages.add('ECONNREFUSED');
    expect(lines).toHaveLength(3);
    jest.useRealTimers();
  });
});
