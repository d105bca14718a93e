import type { ReactNode } from 'react';
import type { WatchedQuery } from '../operations';
import type { CountedRows } from '../../ui/stats-strip';
import type { ResourceStats } from '../resource';

interface StatsItem<Counters> {
  counter: keyof Counters & string;
  label: string;
  icon: ReactNode;
  rows?: CountedRows;
}

/** The counters above a list, loaded by one query. */
export function statsOf<Counters extends Record<string, number | string>>(
  query: WatchedQuery<Record<string, never>, Counters>,
  items: readonly StatsItem<Counters>[],
): ResourceStats {
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

/** The counters above a content list: each with its icon, and named `admin.<resource>.stats.<counter>`. */
export const buildContentStats = <Counters extends Record<string, number | string>>(
  resource: string,
  query: WatchedQuery<Record<string, never>, Counters>,
  icons: Partial<Record<keyof Counters & string, ReactNode>>,
): ResourceStats =>
  statsOf(
    query,
    Object.entries<ReactNode>(icons as Record<string, ReactNode>).map(([counter, icon]) => ({
      counter,
      icon,
      label: `admin.${resource}.stats.${counter}`,
    })),
  );
