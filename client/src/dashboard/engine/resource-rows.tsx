import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readError } from '../../lib/read-error';
import { env } from '../../lib/env';
import { useLocale } from '../../lib/i18n';
import { AccessBox } from '../ui/access-box';
import { EmptyText } from '../ui/empty-text';
import { LoadError } from '../ui/load-error';
import { say } from '../ui/message';
import { useCards } from '../ui/use-media';
import type { RowId } from './field-types';
import { LIMITS } from '@contract/limits';
import { isNarrowed, toListVariables } from './list-state';
import type { Resource } from './resource';
import { ResourceCards } from './resource-cards';
import { useResource } from './resource-context';
import { ResourceTable } from './resource-table';
import { RowActions } from './row-actions';
import { removeAction, restoreAction, textOf } from './standard-actions';
import type { ListStateHandle } from './use-list-state';

interface ResourceRowsProps<Row, Id extends RowId, Values extends object> {
  resource: Resource<Row, Id, Values>;
  list: ListStateHandle;
  onEdit(row: Row): void;
  /** Opens the form for a new row, where there is one. */
  onCreate?: (() => void) | undefined;
}

interface NoRowsProps {
  name: string;
  list: ListStateHandle;
  onCreate?: (() => void) | undefined;
}

/** What the list says without rows; an empty trash and an empty list are not the same. */
function NoRows({ name, list, onCreate }: NoRowsProps) {
  const { t } = useTranslation();
  const { inTrash } = useResource();
  const hint = inTrash
    ? t('dashboard.trashNotice.empty')
    : t(`admin.${name}.empty`, { defaultValue: '' });
  return (
    <EmptyText
      narrowed={isNarrowed(list.state)}
      onReset={list.reset}
      hint={hint}
      action={
        onCreate &&
        !inTrash && (
          <Button icon={<PlusOutlined aria-hidden="true" />} onClick={onCreate}>
            {say(t, textOf(name, 'form.first'))}
          </Button>
        )
      }
    />
  );
}

/** What can be done to a row where it stands: in the list, or in the trash. */
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

/** No rows: who is signed out is told so in place, where the list asks for that (A04, A56). */
function RowsFailed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTranslation();
  if (readError(error).code !== 'UNAUTHENTICATED')
    return <LoadError error={error} onRetry={onRetry} />;
  const hint = env.production ? undefined : t('dashboard.signedOut.hint');
  return <AccessBox text={t('dashboard.signedOut.title')} hint={hint} signIn />;
}

/** The rows of a resource in every state: on their way, none, some, or out of reach. */
export function ResourceRows<Row, Id extends RowId, Values extends object>(
  props: ResourceRowsProps<Row, Id, Values>,
) {
  const { resource, list, onEdit, onCreate } = props;
  const { state, change } = list;
  const { inTrash, openDetails } = useResource();
  const asCards = useCards();
  const actions = useRowActions(resource, inTrash);
  const locale = useLocale();
  const { data, loading, error, refetch } = resource.useRows(
    toListVariables(state, resource.spec, locale),
    state.filters,
  );

  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / LIMITS.list.defaultLimit));
  const beyond = data !== undefined && !loading && data.items.length === 0 && state.page > lastPage;
  useEffect(() => {
    // The last row of the last page is gone.
    if (beyond) change({ page: lastPage }, { replace: true });
  }, [beyond, change, lastPage]);

  const actionsOf = useCallback(
    (row: Row) => (
      <RowActions
        resource={resource.name}
        row={row}
        rowName={resource.rowName(row)}
        actions={actions}
        onView={resource.details && (() => openDetails(String(resource.rowId(row))))}
        onEdit={resource.form && !inTrash ? () => onEdit(row) : undefined}
      />
    ),
    [actions, inTrash, onEdit, openDetails, resource],
  );

  if (error && !loading) return <RowsFailed error={error} onRetry={refetch} />;
  const Rows = asCards ? ResourceCards : ResourceTable;
  return (
    <Rows
      resource={resource}
      page={data}
      loading={loading}
      list={list}
      empty={<NoRows name={resource.name} list={list} onCreate={onCreate} />}
      actionsOf={actionsOf}
    />
  );
}
