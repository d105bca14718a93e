import { createContext, useContext } from 'react';
import type { RowAction } from './row-action';

/** What the parts of a resource's screen may ask of it. */
export interface ResourceHandle {
  /** Asks if it has to, runs, tells the outcome, refreshes. Never rejects. */
  perform<Row>(action: RowAction<Row>, row: Row): Promise<void>;
  /** Rows changed: everything read of this resource is stale. */
  changed(): Promise<void>;
  openDetails(id: string): void;
  inTrash: boolean;
}

export const ResourceContext = createContext<ResourceHandle | null>(null);

export function useResource(): ResourceHandle {
  const handle = useContext(ResourceContext);
  if (!handle) throw new Error('useResource needs a ResourcePage');
  return handle;
}
