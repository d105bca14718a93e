import { Skeleton, Table, type TableColumnsType, type TableProps } from 'antd';
import { useMemo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import type { Column } from './columns';
import type { RowId } from './field-types';
import type { Sort } from './list-state';
import { usePagination } from './use-pagination';
import styles from './resource-table.module.css';
import { isRowClick, useRowPlace, type RowPlace } from './row-place';
import { useRowSelection, type RowSelection } from './row-selection';
import type { RowsProps } from './rows-props';

/** Without `row` it is a placeholder while the rows load. */
type TableRow<Row> = { key: RowId; row?: Row };

const PLACEHOLDER_ROWS = Array.from({ length: LIMITS.list.defaultLimit }, (_unused, index) => ({
  key: `placeholder-${index}`,
}));

function sortOrderOf(sort: Sort, column: { sortBy?: string }): 'ascend' | 'descend' | null {
  if (!column.sortBy || sort.by !== column.sortBy) return null;
  return sort.order === 'asc' ? 'ascend' : 'descend';
}

/** A click anywhere in a row opens it. */
function rowsThatOpen<Row>(place: RowPlace): Pick<TableProps<TableRow<Row>>, 'onRow' | 'size'> {
  return {
    size: 'small',
    onRow: ({ key, row }) => {
      if (row === undefined) return {};
      const isOpen = place.openId === String(key);
      return {
        className: isOpen ? `${styles.opens} ${styles.open}` : styles.opens,
        onClick: (event: MouseEvent<HTMLElement>) => {
          if (isRowClick(event)) place.open(String(key));
        },
      };
    },
  };
}

/** Checkboxes; a click with Shift selects all rows between. */
function selectable<Row, Id extends RowId, Values extends object>(
  { ids, select }: RowSelection,
  { resource, selectLabel }: RowsProps<Row, Id, Values>,
): TableProps<TableRow<Row>>['rowSelection'] {
  return {
    selectedRowKeys: [...ids],
    columnWidth: 44,
    onChange: (keys) => select(keys.map(String)),
    getTitleCheckboxProps: () => ({ 'aria-label': selectLabel() }),
    getCheckboxProps: ({ row }) => ({
      disabled: row === undefined,
      'aria-label': row && selectLabel(resource.rowName(row)),
    }),
  };
}

/** Rows as a table, sorted and paged by the server. */
export function ResourceTable<Row, Id extends RowId, Values extends object>(
  props: RowsProps<Row, Id, Values>,
) {
  const { resource, page, loading, list, empty, actionsOf } = props;
  const { t } = useTranslation();
  const pagination = usePagination({
    page: list.state.page,
    size: list.state.size,
    total: page?.total ?? 0,
    onChange: list.turnTo,
  });
  const { sort } = list.state;
  const place = useRowPlace();
  const isBrief = place?.isBrief === true;
  const selection = useRowSelection();

  const columns = useMemo<TableColumnsType<TableRow<Row>>>(() => {
    const cell = (render: Column<Row>['cell']) => (_value: unknown, tableRow: TableRow<Row>) =>
      tableRow.row === undefined ? (
        <Skeleton.Input active size="small" block style={{ minWidth: 48 }} />
      ) : (
        render(tableRow.row)
      );
    const shown = isBrief
      ? resource.columns.flatMap(({ brief, width: _width, ...rest }) =>
          brief ? [{ ...rest, cell: brief }] : [],
        )
      : resource.columns;
    const columns = shown.map((column: Column<Row>) => ({
      key: column.key,
      title: t(column.title),
      align: column.align,
      width: column.width,
      sorter: column.sortBy !== undefined,
      sortOrder: sortOrderOf(sort, column),
      render: cell((row) => column.cell(row)),
    }));
    if (isBrief) return columns;
    return [
      ...columns,
      {
        key: 'actions',
        title: t('dashboard.actions.title'),
        width: 1,
        fixed: 'end',
        render: cell(actionsOf),
      },
    ];
  }, [resource, sort, t, actionsOf, isBrief]);

  const onChange: TableProps<TableRow<Row>>['onChange'] = (
    _pages,
    _filters,
    sorter,
    { action },
  ) => {
    if (action !== 'sort') return;
    const single = Array.isArray(sorter) ? sorter[0] : sorter;
    const by = resource.columns.find(({ key }) => key === single?.columnKey)?.sortBy;
    const order = single?.order === 'descend' ? 'desc' : 'asc';
    list.change({ sort: by && single?.order ? { by, order } : resource.defaultSort });
  };

  const rows = page?.items.map((row) => ({ key: resource.rowId(row), row }));
  return (
    <Table<TableRow<Row>>
      className={isBrief ? `${styles.table} ${styles.brief}` : styles.table}
      columns={columns}
      dataSource={rows ?? (loading ? PLACEHOLDER_ROWS : [])}
      loading={{ spinning: loading && rows !== undefined, delay: 200 }}
      locale={{ emptyText: empty }}
      pagination={rows?.length ? pagination : false}
      // Texts wrap first; the table scrolls sideways only when that is not enough.
      scroll={{ x: true }}
      onChange={onChange}
      {...(place && rowsThatOpen(place))}
      {...(selection && !isBrief && { rowSelection: selectable(selection, props) })}
    />
  );
}
