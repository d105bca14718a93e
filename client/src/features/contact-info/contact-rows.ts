import type { PaginationProps } from 'antd';
import type { ReactNode } from 'react';
import type { ContactRow } from './contact-entries';
import type { ContactEntries } from './use-contact-entries';

/** Props of the table and of the cards. */
export interface ContactRowsProps {
  entries: ContactEntries;
  pagination: PaginationProps;
  /** Id of the entry in edit mode. */
  editingId: string | undefined;
  editorOf(row: ContactRow): ReactNode;
  onEdit(row: ContactRow): void;
  onToggle(row: ContactRow): Promise<void>;
  onRemove(row: ContactRow): void;
  empty: ReactNode;
}
