import type { ReactNode } from 'react';
import type { ListStateHandle } from './use-list-state';
import type { Resource } from './resource';
import type { RowId } from './field-types';
import type { Page } from './operations';

/** What a table and a stack of cards both need to show a page of rows. */
export interface RowsProps<Row, Id extends RowId, Values extends object> {
  resource: Resource<Row, Id, Values>;
  page: Page<Row> | undefined;
  loading: boolean;
  list: ListStateHandle;
  empty: ReactNode;
  actionsOf(row: Row): ReactNode;
}
