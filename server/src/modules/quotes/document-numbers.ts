import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';

/** `QT` of quotes, `RC` of receipts. */
export type DocumentPrefix = 'QT' | 'RC';

const YEAR = `extract(year FROM now() AT TIME ZONE 'Africa/Algiers')::int`;
/** The row stays locked until the transaction ends: a number that is rolled back is given to the next. */
const NEXT = `
  INSERT INTO document_counters AS c (prefix, year, last) VALUES ($1, ${YEAR}, 1)
  ON CONFLICT (prefix, year) DO UPDATE SET last = c.last + 1
  RETURNING c.prefix || '-' || c.year || '-' || lpad(c.last::text, greatest(6, length(c.last::text)), '0') AS number`;

/** Numbers of documents: one after the other in each year, without gaps. */
@Injectable()
export class DocumentNumbers {
  /** Called last in a transaction, since others wait for it. */
  async next(transaction: Transaction, prefix: DocumentPrefix): Promise<string> {
    const [row] = await transaction.execute<{ number: string }>(NEXT, [prefix]);
    if (!row) throw new Error(`There is no next number of ${prefix}`);
    return row.number;
  }
}
