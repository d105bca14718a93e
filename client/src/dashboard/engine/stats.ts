import type { TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { queryOf } from './operations';
import type { CountedRows } from '../ui/stats-strip';
import type { ResourceStats } from './resource';
import type { FetchOptions } from './use-cached-query';

interface StatsOptions<Data, Counters> extends FetchOptions {
  read(data: Data): Counters;
  items: readonly {
    counter: keyof Counters & string;
    label: string;
    icon: ReactNode;
    rows?: CountedRows;
  }[];
}

/** The counters above a list, loaded by one query. */
export function statsOf<Data, Counters extends Record<string, number | string>>(
  document: TypedDocumentNode<Data, Record<string, never>>,
  { read, items, ...fetching }: StatsOptions<Data, Counters>,
): ResourceStats {
  const query = queryOf(document, read, fetching);
  return {
    useItems: () => {
      const { data, loading } = query.useData({});
      return {
        loading,
        items: items.map(({ counter, label, icon, rows }) => {
          const value = data?.[counter];
          return { label, icon, rows, value: typeof value === 'number' ? value : undefined };
        }),
      };
    },
  };
}
