import { PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Pagination, Skeleton, Spin } from 'antd';
import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readError } from '../../../lib/api/read-error';
import { env } from '../../../lib/env';
import { AccessDenied, LoadError } from '../../ui/load-error';
import { EmptyState } from '../../ui/empty-state';
import { messageText } from '../../ui/message';
import { useIsCardLayout } from '../../ui/screen-width';
import type { RowId } from '../field-types';
import { isFiltered, type ListSpec } from '../list/list-state';
import type { Resource } from '../resource';
import {
  isRowClick,
  type RowRights,
  type RowSelection,
  useResource,
  useRowPlace,
  useRowSelection,
} from '../resource-context';
import { ResourceTable, type RowsProps } from './resource-table';
import { RowActions, RowMenu } from './row-actions';
import { removeAction, resourceMessage, restoreAction } from './standard-actions';
import type { ListStateHandle } from '../list/use-list-state';
import type { ResourceRowsResult } from './use-resource-rows';
import { usePagination } from '../list/pagination';
import styles from './resource-rows.module.css';

interface CardCheckboxProps {
  selection: RowSelection;
  id: string;
  label: string;
}

function CardCheckbox({ selection: { ids, select }, id, label }: CardCheckboxProps) {
  return (
    <Checkbox
      className={styles.select}
      aria-label={label}
      checked={ids.has(id)}
      onChange={({ target }) =>
        select(target.checked ? [...ids, id] : [...ids].filter((other) => other !== id))
      }
    />
  );
}

/** Rows as cards, for screens that are too narrow for a table. */
function ResourceCards<Row, Id extends RowId, Values extends object>(
  props: RowsProps<Row, Id, Values>,
) {
  const { resource, page, loading, list, empty, actionsOf, selectLabel } = props;
  const { t } = useTranslation();
  const pagination = usePagination({
    page: list.state.page,
    size: list.state.size,
    total: page?.total ?? 0,
    onChange: list.turnTo,
  });
  const place = useRowPlace();
  const selection = useRowSelection();
  const heading = resource.columns.filter((column) => column.heading);
  const others = resource.columns.filter((column) => !column.heading);

  if (!page) {
    return loading ? (
      <div className={styles.list}>
        {[1, 2, 3].map((index) => (
          <div key={index} className={styles.card}>
            <Skeleton active paragraph={{ rows: 4 }} />
          </div>
        ))}
      </div>
    ) : null;
  }
  if (page.items.length === 0) return <div className={styles.card}>{empty}</div>;

  return (
    <Spin spinning={loading} delay={200}>
      <ul className={styles.list}>
        {page.items.map((row) => (
          <li
            key={resource.rowId(row)}
            data-row-key={resource.rowId(row)}
            className={place ? `${styles.card} ${styles.opens}` : styles.card}
            onClick={(event) => {
              if (place && isRowClick(event)) place.open(String(resource.rowId(row)));
            }}
          >
            {selection && (
              <CardCheckbox
                selection={selection}
                id={String(resource.rowId(row))}
                label={selectLabel(resource.rowName(row))}
              />
            )}
            <div className={styles.heading}>
              {heading.map((column) => (
                <div key={column.key}>{column.cell(row)}</div>
              ))}
            </div>
            <dl className={styles.facts}>
              {others.map((column) => (
                <div key={column.key} className={styles.fact}>
                  <dt>{t(column.title)}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {actionsOf && <div className={styles.actions}>{actionsOf(row)}</div>}
          </li>
        ))}
      </ul>
      <Pagination {...pagination} className={styles.pages} align="center" size="small" />
    </Spin>
  );
}

interface ResourceRowsProps<Row, Id extends RowId, Values extends object> {
  resource: Resource<Row, Id, Values>;
  list: ListStateHandle;
  rows: ResourceRowsResult<Row>;
  onEdit?: ((row: Row) => void) | undefined;
  /** Opens the form for a new row, if the resource has a form. */
  onCreate?: (() => void) | undefined;
}

interface NoRowsProps {
  resource: { name: string; spec: ListSpec };
  list: ListStateHandle;
  onCreate?: (() => void) | undefined;
}

/** Shown instead of an empty list or an empty trash. */
function NoRows({ resource: { name, spec }, list, onCreate }: NoRowsProps) {
  const { t } = useTranslation();
  const { inTrash } = useResource();
  const inView = spec.views.some((view) => list.state.filters[view] !== undefined);
  const emptyHint = inView
    ? t('dashboard.queues.empty')
    : t(`admin.${name}.empty`, { defaultValue: '' });
  const hint = inTrash ? t('dashboard.trashNotice.empty') : emptyHint;
  const action = inView ? (
    <Button onClick={() => list.change({ filters: {} })}>{t('dashboard.queues.showAll')}</Button>
  ) : (
    onCreate && (
      <Button icon={<PlusOutlined aria-hidden="true" />} onClick={onCreate}>
        {messageText(t, resourceMessage(name, 'form.first'))}
      </Button>
    )
  );
  return (
    <EmptyState
      filtered={isFiltered(list.state, spec.views)}
      onReset={list.reset}
      hint={hint}
      action={inTrash ? undefined : action}
    />
  );
}

/** The actions of a row, in the list or in the trash. */
function useRowActions<Row, Id extends RowId, Values extends object>(
  resource: Resource<Row, Id, Values>,
  inTrash: boolean,
) {
  return useMemo(() => {
    const actions = inTrash
      ? [restoreAction(resource)]
      : [...resource.rowActions, removeAction(resource)];
    return actions.filter((action) => action !== undefined);
  }, [inTrash, resource]);
}

/** People without the right to publish edit drafts only. */
const mayEdit = (row: unknown, { draftsOnly }: RowRights) =>
  !draftsOnly || (row as { status?: string }).status === 'draft';

/** Shown when the rows could not be loaded. Some lists show a 401 here, without a redirect (A04, A56). */
function RowsError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTranslation();
  if (readError(error).code !== 'UNAUTHENTICATED')
    return <LoadError error={error} onRetry={onRetry} />;
  const hint = env.production ? undefined : t('dashboard.signedOut.hint');
  return <AccessDenied text={t('dashboard.signedOut.title')} hint={hint} signIn />;
}

function Rows<Row, Id extends RowId, Values extends object>(
  props: ResourceRowsProps<Row, Id, Values>,
) {
  const { resource, list, rows, onEdit, onCreate } = props;
  const { data, loading, error, refetch } = rows;
  const { t } = useTranslation();
  const { inTrash, openDetails, rights } = useResource();
  const place = useRowPlace();
  const asCards = useIsCardLayout();
  const actions = useRowActions(resource, inTrash);
  const isEditable = useCallback(
    (row: Row) =>
      resource.form !== undefined && onEdit !== undefined && !inTrash && mayEdit(row, rights),
    [inTrash, onEdit, resource, rights],
  );
  // Somebody who may only read these rows has no column for actions.
  const hasActions =
    place !== null ||
    resource.details !== undefined ||
    actions.length > 0 ||
    (data?.items.some(isEditable) ?? true);

  const actionsOf = useCallback(
    (row: Row) => {
      const view = () => openDetails(String(resource.rowId(row)));
      const common = {
        resource: resource.name,
        row,
        rowName: resource.rowName(row),
        actions: actions.filter((action) => action.isFor?.(row) ?? true),
      };
      if (place) return <RowMenu {...common} onView={view} />;
      return (
        <RowActions
          {...common}
          onView={resource.details && view}
          onEdit={isEditable(row) ? () => onEdit?.(row) : undefined}
        />
      );
    },
    [actions, isEditable, onEdit, openDetails, place, resource],
  );

  const selectLabel = useCallback(
    (name?: string) =>
      name === undefined ? t('dashboard.bulk.selectAll') : t('dashboard.bulk.select', { name }),
    [t],
  );

  if (error && !loading) return <RowsError error={error} onRetry={refetch} />;
  const Layout = asCards ? ResourceCards : ResourceTable;
  return (
    <Layout
      resource={resource}
      page={data}
      loading={loading}
      list={list}
      empty={<NoRows resource={resource} list={list} onCreate={onCreate} />}
      actionsOf={hasActions ? actionsOf : undefined}
      selectLabel={selectLabel}
    />
  );
}

/**
 * The rows of a resource: loading, empty, failed, or as a table or cards. They take longer to render than
 * the rest of the screen, so they are rendered only when they change.
 */
export const ResourceRows = memo(Rows) as typeof Rows;
