import type { PaginationProps } from 'antd';
import type { ReactNode } from 'react';
import type { ContactRow } from './contact-entries';
import type { ContactEntries } from './use-contact-entries';

/** What the rows need, as a table or as cards. */
export interface ContactRowsProps {
  entries: ContactEntries;
  pagination: PaginationProps;
  /** The entry that is in edit mode. */
  editing: string | undefined;
  editorOf(row: ContactRow): ReactNode;
  onEdit(row: ContactRow): void;
  onToggle(row: ContactRow): Promise<void>;
  onRemove(row: ContactRow): void;
  empty: ReactNode;
}
