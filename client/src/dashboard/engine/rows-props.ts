import type { ReactNode } from 'react';
import type { ListStateHandle } from './use-list-state';
import type { Resource } from './resource';
import type { RowId } from './field-types';
import type { Page } from './operations';

/** Props of the table and of the cards. */
export interface RowsProps<Row, Id extends RowId, Values extends object> {
  resource: Resource<Row, Id, Values>;
  page: Page<Row> | undefined;
  loading: boolean;
  list: ListStateHandle;
  empty: ReactNode;
  /** Left out when no row has any. */
  actionsOf?: ((row: Row) => ReactNode) | undefined;
  /** Label of the checkbox that selects a row, or without a name all rows of the page. */
  selectLabel(name?: string): string;
}
