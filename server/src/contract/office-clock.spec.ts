import { DateTime } from 'luxon';
import { OFFICE_ZONE, officeDay, officeTime } from './office-clock.js';

describe('the clock of the office', () => {
  it.each([
    ['2026-11-25T22:59:59.999Z', '2026-11-25T23:59:59'],
    ['2026-11-25T23:00:00.000Z', '2026-11-26T00:00:00'],
    ['2026-11-25T23:59:59.000Z', '2026-11-26T00:59:59'],
    ['2026-11-26T00:00:00.000Z', '2026-11-26T01:00:00'],
    ['2026-12-31T22:59:00.000Z', '2026-12-31T23:59:00'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01T00:00:00'],
    ['2028-02-28T23:30:00.000Z', '2028-02-29T00:30:00'],
    ['2028-02-29T23:00:00.000Z', '2028-03-01T00:00:00'],
    ['2027-02-28T23:00:00.000Z', '2027-03-01T00:00:00'],
    // the nights in which Europe and America change their clocks; Algeria does not
    ['2026-03-29T00:59:59.000Z', '2026-03-29T01:59:59'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29T02:00:00'],
    ['2026-03-29T02:00:00.000Z', '2026-03-29T03:00:00'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00'],
    ['2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00'],
    ['2026-11-01T06:00:00.000Z', '2026-11-01T07:00:00'],
    ['2026-07-01T11:00:00.000Z', '2026-07-01T12:00:00'],
    ['2026-01-05T08:05:09.000Z', '2026-01-05T09:05:09'],
    ['2000-01-01T00:00:00.000Z', '2000-01-01T01:00:00'],
    ['2038-01-19T03:14:08.000Z', '2038-01-19T04:14:08'],
    ['2099-12-31T23:00:00.000Z', '2100-01-01T00:00:00'],
    ['2026-06-15T12:00:00+02:00', '2026-06-15T11:00:00'],
    ['2026-06-15T00:30:00+03:00', '2026-06-14T22:30:00'],
  ])('the clock of the office shows at %s the time %s', (instant, expected) => {
    expect(officeTime(instant)).toBe(expected);
    expect(officeTime(new Date(instant))).toBe(expected);
    expect(officeDay(Date.parse(instant))).toBe(expected.slice(0, 10));
  });

  it('the clock of the office agrees with the date library at every half hour of several years', () => {
    const different: string[] = [];
    for (const year of [2000, 2024, 2026, 2027, 2031]) {
      const end = Date.UTC(year + 1, 0, 1);
      for (let at = Date.UTC(year, 0, 1); at < end; at += 30 * 60_000) {
        const expected = DateTime.fromMillis(at, { zone: OFFICE_ZONE }).toFormat(
          "yyyy-MM-dd'T'HH:mm:ss",
        );
        if (officeTime(at) !== expected) different.push(expected);
      }
    }
    expect(different).toEqual([]);
  });

  it('the clock of the office does not depend on time zone or locale of the machine', () => {
    const before = process.env['TZ'];
    for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
      process.env['TZ'] = zone;
      expect(officeTime('2026-12-31T23:00:00.000Z')).toBe('2027-01-01T00:00:00');
    }
    process.env['TZ'] = before;
  });

  it('the clock of the office refuses invalid instants', () => {
    expect(() => officeTime('soon')).toThrow(RangeError);
  });
});
