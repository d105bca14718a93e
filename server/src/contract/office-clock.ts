/** The time zone of the office, in which its days and hours are written. */
export const OFFICE_ZONE = 'Africa/Algiers';

const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
  timeZone: OFFICE_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/**
 * What the clock of the office shows at an instant: `2026-12-01T09:00:00`. It is put together from parts,
 * because the order and the signs of a whole that a locale prints differ from browser to browser.
 */
export function officeTime(instant: Date | string | number): string {
  const parts = new Map<string, string>();
  for (const { type, value } of clock.formatToParts(new Date(instant))) parts.set(type, value);
  const digits = (type: string, length = 2) => (parts.get(type) ?? '').padStart(length, '0');
  const day = `${digits('year', 4)}-${digits('month')}-${digits('day')}`;
  return `${day}T${digits('hour')}:${digits('minute')}:${digits('second')}`;
}

/** The day in the office that an instant belongs to: `2026-12-01`. */
export const officeDay = (instant: Date | string | number = new Date()): string =>
  officeTime(instant).slice(0, 10);
