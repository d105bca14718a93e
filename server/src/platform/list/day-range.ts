import { invalidFields } from '../errors/app-error.js';
import type { SqlValues } from '../database/sql-values.js';

const MAX_YEARS = 10;

/** Midnight of a day in Algiers, whatever the time zone of the database. */
const midnight = (day: string) => `(${day})::timestamp AT TIME ZONE 'Africa/Algiers'`;

/** Names of the two arguments, for errors. */
interface RangeFields {
  from: string;
  to: string;
}

/** Days in Algiers, the first and the last included. An end that is not given is open. */
export class DayRange {
  private constructor(
    private readonly from: string | null | undefined,
    private readonly to: string | null | undefined,
  ) {}

  /** Both as YYYY-MM-DD; undefined if neither is given. */
  static of(
    from: string | null | undefined,
    to: string | null | undefined,
    fields: RangeFields,
  ): DayRange | undefined {
    if (!from && !to) return undefined;
    if (from && to) refuseUnusable(from, to, fields);
    return new DayRange(from, to);
  }

  conditions(column: string, sql: SqlValues): string[] {
    return [
      ...(this.from ? [`${column} >= ${midnight(`${sql.add(this.from)}::date`)}`] : []),
      ...(this.to ? [`${column} < ${midnight(`${sql.add(this.to)}::date + 1`)}`] : []),
    ];
  }
}

function refuseUnusable(from: string, to: string, fields: RangeFields): void {
  if (from > to) throw invalidFields({ field: fields.to, rule: 'dayOrder' });
  const latest = `${Number(from.slice(0, 4)) + MAX_YEARS}${from.slice(4)}`;
  if (to > latest) throw invalidFields({ field: fields.to, rule: `years:0:${MAX_YEARS}` });
}
