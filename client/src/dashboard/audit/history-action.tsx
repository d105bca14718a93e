import { HistoryOutlined } from '@ant-design/icons';
import type { AuditEntity } from '@contract/audit-verbs';
import type { RowId } from '../engine/field-types';
import type { RowDialog, RowDialogProps } from '../engine/row-action';
import { RecordHistory } from './record-history';

interface Audited<Row> {
  rowId(row: Row): RowId;
  rowName(row: Row): string;
}

/** Shows what was done to a row. */
export function historyAction<Row>(
  entity: AuditEntity,
  { rowId, rowName }: Audited<Row>,
): RowDialog<Row> {
  return {
    key: 'history',
    permission: 'audit.read',
    label: { key: 'dashboard.actions.history' },
    icon: <HistoryOutlined aria-hidden="true" />,
    dialog: function HistoryDialog({ row, onClose }: RowDialogProps<Row>) {
      return (
        <RecordHistory
          entity={entity}
          id={String(rowId(row))}
          name={rowName(row)}
          onClose={onClose}
        />
      );
    },
  };
}
