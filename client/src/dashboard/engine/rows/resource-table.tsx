import { Pagination, Skeleton, Spin, Table, type TableColumnsType, type TableProps } from 'antd';
import { type MouseEvent, type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import type { Column } from '../list/columns';
import type { RowId } from '../field-types';
import type { Sort } from '../list/list-state';
import type { Resource } from '../resource';
import { usePagination } from '../list/pagination';
import styles from './resource-table.module.css';
import {
  isRowClick,
  type RowPlace,
  type RowSelection,
  useRowPlace,
  useRowSelection,
} from '../resource-context';
import type { ListStateHandle } from '../list/use-list-state';
import type { Page } from '../operations';

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

/** Without `row` it is a placeholder while the rows load. */
type TableRow<Row> = { key: RowId; row?: Row };

const PLACEHOLDER_ROWS = Array.from({ length: LIMITS.list.defaultLimit }, (_unused, index) => ({
  key: `placeholder-${index}`,
}));
const NO_ROWS: { key: RowId }[] = [];

/** antd compares rows field by field and then renders every cell again; here another row is another object. */
const isAnother = (row: object, before: object) => row !== before;

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
  resource: Resource<Row, Id, Values>,
  selectLabel: RowsProps<Row, Id, Values>['selectLabel'],
): TableProps<TableRow<Row>>['rowSelection'] {
  return {
    selectedRowKeys: [...ids],
    columnWidth: 44,
    onChange: (keys) => select(keys.map(String)),
    getTitleCheckboxProps: () => ({ 'aria-label': selectLabel() }),
    // A placeholder has nothing to select, alone or with all.
    getCheckboxProps: ({ row }) => ({
      disabled: row === undefined,
      'aria-label': row && selectLabel(resource.rowName(row)),
    }),
    renderCell: (_checked, { row }, _index, checkbox) => (row === undefined ? null : checkbox),
  };
}

/** The columns of a resource; beside an open row only the brief ones, without actions. */
function useColumns<Row, Id extends RowId, Values extends object>(
  { resource, list, actionsOf }: RowsProps<Row, Id, Values>,
  isBrief: boolean,
) {
  const { t } = useTranslation();
  const { sort } = list.state;
  return useMemo<TableColumnsType<TableRow<Row>>>(() => {
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
      shouldCellUpdate: isAnother,
    }));
    if (isBrief || !actionsOf) return columns;
    return [
      ...columns,
      {
        key: 'actions',
        title: t('dashboard.actions.title'),
        width: 1,
        className: styles.actions,
        render: cell(actionsOf),
        shouldCellUpdate: isAnother,
      },
    ];
  }, [resource, sort, t, actionsOf, isBrief]);
}

/** A click on the heading of a column sorts by it. */
function useSorting<Row, Id extends RowId, Values extends object>({
  resource,
  list: { change },
}: RowsProps<Row, Id, Values>) {
  return useCallback<NonNullable<TableProps<TableRow<Row>>['onChange']>>(
    (_pages, _filters, sorter) => {
      const single = Array.isArray(sorter) ? sorter[0] : sorter;
      const by = resource.columns.find(({ key }) => key === single?.columnKey)?.sortBy;
      const order = single?.order === 'descend' ? 'desc' : 'asc';
      change({ sort: by && single?.order ? { by, order } : resource.defaultSort });
    },
    [change, resource],
  );
}

/** Rows as a table, sorted and paged by the server. */
export function ResourceTable<Row, Id extends RowId, Values extends object>(
  props: RowsProps<Row, Id, Values>,
) {
  const { resource, page, loading, list, empty, selectLabel } = props;
  const pagination = usePagination({
    page: list.state.page,
    size: list.state.size,
    total: page?.total ?? 0,
    onChange: list.turnTo,
  });
  const place = useRowPlace();
  const isBrief = place?.isBrief === true;
  const selection = useRowSelection();
  const columns = useColumns(props, isBrief);
  const onChange = useSorting(props);

  const items = page?.items;
  // New rows with other columns, too, so that their cells are rendered again.
  const rows = useMemo(
    () => columns && items?.map((row) => ({ key: resource.rowId(row), row })),
    [columns, items, resource],
  );
  const emptyText = rows?.length ? undefined : empty;
  const placeholders = loading ? PLACEHOLDER_ROWS : NO_ROWS;
  const shown = rows ?? placeholders;
  // The table takes long to render, so it is rendered when something in it changes, and not for its pages.
  const table = useMemo(
    () => (
      <Table<TableRow<Row>>
        className={isBrief ? `${styles.table} ${styles.brief}` : styles.table}
        columns={columns}
        dataSource={shown}
        locale={{ emptyText }}
        pagination={false}
        onChange={onChange}
        {...(place && rowsThatOpen(place))}
        {...(selection &&
          !isBrief && { rowSelection: selectable(selection, resource, selectLabel) })}
      />
    ),
    [columns, emptyText, isBrief, onChange, place, resource, selectLabel, selection, shown],
  );
  return (
    <Spin spinning={loading && rows !== undefined} delay={200}>
      {table}
      {rows?.length ? (
        <Pagination
          {...pagination}
          className={styles.pages}
          align="end"
          {...(place && { size: 'small' })}
        />
      ) : null}
    </Spin>
  );
}
