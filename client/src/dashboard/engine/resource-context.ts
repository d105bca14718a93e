import { createContext, useContext } from 'react';
import type { RowRights } from './row-rights';
import type { RowAction } from './row-action';

/** What the components of a resource's page share. */
export interface ResourceHandle {
  /** Asks for confirmation if needed, runs the action, shows its outcome and refreshes. Never rejects. */
  runAction<Row>(action: RowAction<Row>, row: Row): Promise<void>;
  /** Loads everything on the screen again, after rows were changed. */
  refresh(): Promise<void>;
  openDetails(id: string): void;
  inTrash: boolean;
  rights: RowRights;
}

export const ResourceContext = createContext<ResourceHandle | null>(null);

export function useResource(): ResourceHandle {
  const handle = useContext(ResourceContext);
  if (!handle) throw new Error('useResource needs a ResourcePage');
  return handle;
}
