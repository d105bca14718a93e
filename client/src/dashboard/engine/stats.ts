import type { TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { queryOf } from './operations';
import type { ResourceStats } from './resource';
import type { FetchOptions } from './use-cached-query';

interface StatsOptions<Data, Counters> extends FetchOptions {
  read(data: Data): Counters;
  items: readonly { of: keyof Counters & string; label: string; icon: ReactNode }[];
}

/** Counters read by one document: each names a number of its answer. */
export function statsOf<Data, Counters extends Record<string, number | string>>(
  document: TypedDocumentNode<Data, Record<string, never>>,
  { read, items, ...fetching }: StatsOptions<Data, Counters>,
): ResourceStats {
  const source = queryOf(document, read, fetching);
  return {
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
