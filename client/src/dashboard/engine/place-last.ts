import type { ApolloClient } from '@apollo/client';
import { LIMITS } from '@contract/limits';
import type { Page } from './operations';

/** Reads the row with the highest value of a column. */
export type HighestRow = (client: ApolloClient, column: string) => Promise<Page<unknown>>;

/**
 * The values of a new row, with the place after all others if it was left empty: the API would place it first
 * (A78). Rows that are made at the same time may share a place.
 */
export async function withLastPlace<Values extends object>(
  client: ApolloClient,
  values: Values,
  { column, highest }: { column: string; highest: HighestRow },
): Promise<Values> {
  if (!(column in values) || Reflect.get(values, column) !== null) return values;
  const { items } = await highest(client, column);
  const last = items[0] as object | undefined;
  const place = last ? Number(Reflect.get(last, column)) + 1 : 0;
  return { ...values, [column]: Math.min(place, LIMITS.order.max) };
}
