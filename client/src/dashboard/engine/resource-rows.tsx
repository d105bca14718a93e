import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readError } from '../../lib/read-error';
import { env } from '../../lib/env';
import { AccessDenied } from '../ui/access-denied';
import { EmptyState } from '../ui/empty-state';
import { LoadError } from '../ui/load-error';
import { messageText } from '../ui/message';
import { useIsCardLayout } from '../ui/use-media-query';
import type { RowId } from './field-types';
import { isFiltered, type ListSpec } from './list-state';
import type { Resource } from './resource';
import { ResourceCards } from './resource-cards';
import { useResource } from './resource-context';
import { ResourceTable } from './resource-table';
import { RowActions } from './row-actions';
import { removeAction, restoreAction, resourceMessage } from './standard-actions';
import { RowMenu } from './row-menu';
import { useRowPlace } from './row-place';
import type { RowRights } from './row-rights';
import type { ListStateHandle } from './use-list-state';
import type { ResourceRowsResult } from './use-resource-rows';

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

/** Who may not publish edits drafts only. */
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
