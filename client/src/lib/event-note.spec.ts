import type { TFunction } from 'i18next';
import { eventNote } from './event-note';

const t = ((key: string, values: object) =>
  `${key} ${Object.values(values).join(' ')}`) as TFunction;
const hash = `SHA-256 ${'0f'.repeat(32)}`;

describe('the note of an event', () => {
  it('the number of a quote is read with its version, and the hash by the office alone', () => {
    const event = { type: 'quote_accepted', note: `QT-2026-000001 (2)\n${hash}` };
    const read = 'quotes.event.version \u2066QT-2026-000001\u2069 2';
    expect(eventNote(event, t)).toBe(read);
    expect(eventNote(event, t, { withHash: true })).toBe(`${read}\n\u2066${hash}\u2069`);
  });

  it('receipts are named, and words of people stay as they are', () => {
    expect(eventNote({ type: 'payment_recorded', note: 'RC-2026-000003' }, t)).toBe(
      'quotes.event.receipt \u2066RC-2026-000003\u2069',
    );
    expect(eventNote({ type: 'note', note: 'QT-2026-000001 (2)' }, t)).toBe('QT-2026-000001 (2)');
    expect(eventNote({ type: 'payment_cancelled', note: 'Twice' }, t)).toBe('Twice');
    expect(eventNote({ type: 'quote_sent', note: null }, t)).toBeNull();
  });
});
