import { Table, type TableColumnsType, type TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ContactRow } from './contact-entries';
import type { ContactRowsProps } from './contact-rows';
import { EntryButtons, KeyName, StateBadge, ValueText } from './entry-cells';
import type { ContactView } from './use-contact-entries';

/** Columns that the server sorts by. */
const SORTED = ['type', 'keyName', 'displayOrder', 'isActive'];

function useColumns(props: ContactRowsProps): TableColumnsType<ContactRow> {
  const { editingId, editorOf, onEdit, onToggle, onRemove } = props;
  const { sortBy, sortOrder } = props.entries.view;
  const { t } = useTranslation();
  const cells: [string, (row: ContactRow) => React.ReactNode][] = [
    ['type', ({ type }) => t(`admin.contactInfo.types.${type}`)],
    ['keyName', ({ keyName }) => <KeyName name={keyName} />],
    ['value', (row) => <ValueText row={row} />],
    ['displayOrder', ({ displayOrder }) => displayOrder],
    ['isActive', (row) => <StateBadge row={row} onToggle={onToggle} />],
    ['actions', (row) => <EntryButtons row={row} onEdit={onEdit} onRemove={onRemove} />],
  ];
  return cells.map(([key, cell], index) => ({
    key,
    title: t(key === 'actions' ? 'dashboard.actions.title' : `admin.contactInfo.fields.${key}`),
    sorter: SORTED.includes(key),
    sortOrder: sortBy === key ? (sortOrder === 'asc' ? 'ascend' : 'descend') : null,
    render: (_value: unknown, row) =>
      row.id === editingId && index === 0 ? editorOf(row) : cell(row),
    // In edit mode one cell with the form spans the whole row.
    onCell: (row) => (row.id === editingId ? { colSpan: index === 0 ? cells.length : 0 } : {}),
  }));
}

/** Entries as a table, sorted and paged by the server. */
export function ContactTable(props: ContactRowsProps) {
  const { entries, pagination, empty } = props;
  const { result, setView } = entries;
  const columns = useColumns(props);
  const onChange: TableProps<ContactRow>['onChange'] = (_pages, _filters, sorter, { action }) => {
    if (action !== 'sort') return;
    const { order, columnKey } = Array.isArray(sorter) ? { order: null, columnKey: '' } : sorter;
    const sort: Partial<ContactView> = order
      ? { sortBy: String(columnKey), sortOrder: order === 'ascend' ? 'asc' : 'desc' }
      : {};
    setView({ page: 1, ...sort });
  };
  return (
    <Table<ContactRow>
      rowKey="id"
      columns={columns}
      dataSource={result.data?.items ?? []}
      loading={{ spinning: result.loading, delay: 200 }}
      locale={{ emptyText: result.loading ? ' ' : empty }}
      pagination={pagination}
      scroll={{ x: true }}
      onChange={onChange}
    />
  );
}
