import type { TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { MAX_AGE } from './freshness';
import { queryOf } from './operations';
import type { ResourceStats } from './resource';

interface StatsOptions<Data, Counters> {
  read(data: Data): Counters;
  items: readonly { of: keyof Counters & string; label: string; icon: ReactNode }[];
  maxAge?: number;
  /** The screen shows a 401 itself (A04). */
  inline?: boolean;
}

/** Counters read by one document: each names a number of its answer. */
export function statsOf<Data, Counters extends Record<string, number | string>>(
  document: TypedDocumentNode<Data, Record<string, never>>,
  { read, items, maxAge = MAX_AGE.admin, inline }: StatsOptions<Data, Counters>,
): ResourceStats {
  const source = queryOf(document, read, { maxAge, inline });
  return {
    fields: source.fields,
    useItems: () => {
      const { data, loading } = source.useData({});
      return {
        loading,
        items: items.map(({ of, label, icon }) => {
          const value = data?.[of];
          return { label, icon, value: typeof value === 'number' ? value : undefined };
        }),
      };
    },
  };
}
