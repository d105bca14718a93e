import type { TFunction } from 'i18next';

const QUOTE = /^(QT-[\d-]+) \((\d+)\)$/;
const RECEIPT = /^RC-[\d-]+$/;
const HASH = /^SHA-256 [\da-f]{64}$/;

/**
 * The note of an event as people read it: events of quotes store numbers and the hash of an accepted text, which no
 * later change of the words may touch. Without the hash where the reader has it on the page of the quote.
 */
export function eventNote(
  { type, note }: { type: string; note?: string | null },
  t: TFunction,
  { withHash = false } = {},
): string | null {
  if (!note || !/^(?:quote|payment)_/.test(type)) return note ?? null;
  const lines = note.split('\n').map((line) => {
    const [, number, revision] = QUOTE.exec(line) ?? [];
    if (number) return t('quotes.event.version', { number: `\u2066${number}\u2069`, revision });
    if (RECEIPT.test(line)) return t('quotes.event.receipt', { number: `\u2066${line}\u2069` });
    if (HASH.test(line)) return withHash ? `\u2066${line}\u2069` : '';
    return line;
  });
  return lines.filter(Boolean).join('\n') || null;
}
