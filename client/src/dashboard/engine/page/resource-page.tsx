import { PlusOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../ui/message';
import { PageTitle } from '../../ui/page-parts';
import { StatsStrip } from '../../ui/stats-strip';
import { useFocusRecovery } from '../../ui/use-focus-recovery';
import type { RowId } from '../field-types';
import { ExportToolbar } from './export-toolbar';
import { TrashNotice } from '../list/list-toolbar';
import type { Resource, ResourceStats } from '../resource';
import { ResourceContext } from '../resource-context';
import { ResourceFormDrawer } from '../form/resource-form-drawer';
import styles from './resource-page.module.css';
import { ResourceRows } from '../rows/resource-rows';
import { resourceMessage } from '../rows/standard-actions';
import { useAllowed, useResourceHandle } from './use-resource-handle';
import { useListState } from '../list/use-list-state';
import { type UrlState, useOpenDetails, useUrlState } from '../list/use-url-state';
import { usePrefetch, useResourceRows } from '../rows/use-resource-rows';
import type { FormTarget } from '../form/form-definition';
import { useDrawerProps } from '../../ui/screen-width';

interface DetailsDrawerProps {
  name: string;
  details: NonNullable<Resource<never, never, never>['details']>;
  /** Id of the open row; null when the drawer is closed. */
  id: string | null;
  onClose(): void;
}

/** All details of a row, in a drawer beside the list. */
function DetailsDrawer({ name, details: Details, id, onClose }: DetailsDrawerProps) {
  const { t } = useTranslation();
  const drawer = useDrawerProps(640);
  // The drawer keeps its content while its closing animation runs.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  return (
    <Drawer
      {...drawer}
      open={id !== null}
      title={messageText(t, resourceMessage(name, 'details.title'))}
      destroyOnHidden
      onClose={onClose}
    >
      {shownId !== null && <Details key={shownId} id={shownId} />}
    </Drawer>
  );
}

/** The URL parameter that names the open form: `?form=new`, or the id of the edited row. */
const FORM_PARAM = 'form';
const NEW_ROW = 'new';

/** Ids are UUIDs or numbers; the API expects numbers as numbers. */
const parseId = <Id extends RowId>(text: string) =>
  (/^\d+$/.test(text) ? Number(text) : text) as Id;

/** The open form is in the URL, so that a reload, a link and the browser's Back button work. */
function useOpenForm<Row, Id extends RowId, Values extends object>(
  { rowId, rowName }: Pick<Resource<Row, Id, Values>, 'rowId' | 'rowName'>,
  { params, update }: UrlState,
) {
  const param = params.get(FORM_PARAM);
  const [openedRows, setOpenedRows] = useState<Record<string, { name: string; validate: boolean }>>(
    {},
  );
  const openedRow = param === null ? undefined : openedRows[param];
  const [newValues, setNewValues] = useState<Readonly<Record<string, unknown>>>();
  const target = useMemo((): FormTarget<Id> | undefined => {
    if (param === null) return undefined;
    if (param === NEW_ROW) return { mode: 'create', values: newValues };
    return { mode: 'edit', id: parseId<Id>(param), ...openedRow };
  }, [newValues, openedRow, param]);

  const setParam = useCallback(
    (value: string | null, replace?: boolean) => {
      update((current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(FORM_PARAM);
        else next.set(FORM_PARAM, value);
        return next;
      }, replace);
    },
    [update],
  );
  const createWith = useCallback(
    (values?: Readonly<Record<string, unknown>>) => {
      setNewValues(values);
      setParam(NEW_ROW);
    },
    [setParam],
  );
  // a button would hand over its event
  const create = useCallback(() => createWith(), [createWith]);
  const open = useCallback(
    (row: Row, validate: boolean) => {
      const id = String(rowId(row));
      setOpenedRows((rows) => ({ ...rows, [id]: { name: rowName(row), validate } }));
      setParam(id);
    },
    [rowId, rowName, setParam],
  );
  const edit = useCallback((row: Row) => open(row, false), [open]);
  // The resource context is not generic; a page passes only its own rows.
  const editAndValidate = useCallback((row: unknown) => open(row as Row, true), [open]);
  // Replaces the history entry, so that Back does not open the form of a row that was just saved.
  const close = useCallback(() => setParam(null, true), [setParam]);
  return { target, create, createWith, edit, editAndValidate, close };
}

function Stats({ stats }: { stats: ResourceStats }) {
  return <StatsStrip {...stats.useItems()} />;
}

interface ChangeListenerProps {
  useChangeEvents(onChange: () => void): void;
  onChange(): void;
}

/** A component, because only some resources have the hook. */
function ChangeListener({ useChangeEvents, onChange }: ChangeListenerProps) {
  useChangeEvents(onChange);
  return null;
}

/** The page of a resource: counters, search, filters, rows, form and details. */
export function ResourcePage<Row, Id extends RowId, Values extends object>(props: {
  resource: Resource<Row, Id, Values>;
}) {
  const { t } = useTranslation();
  const { resource, rights } = useAllowed(props.resource);
  const { name, form, stats, details, tools: Tools, notice: Notice, useChangeEvents } = resource;
  const urlState = useUrlState();
  const prefetch = usePrefetch(resource);
  const list = useListState(resource.spec, urlState, prefetch.rows);
  const rows = useResourceRows(resource, list);
  const openDetails = useOpenDetails(urlState, prefetch.details);
  const openForm = useOpenForm(resource, urlState);
  const { target, create, createWith, edit, editAndValidate } = openForm;
  // A drawer keeps its content while its closing animation runs.
  const [shownTarget, setShownTarget] = useState(target);
  if (target && target !== shownTarget) setShownTarget(target);
  const area = useRef<HTMLDivElement>(null);
  useFocusRecovery(area);
  const inTrash = list.state.trash;
  const handle = useResourceHandle({
    rights,
    inTrash,
    openDetails: openDetails.open,
    fields: form?.fields,
    ...{ createWith, editAndValidate, toastSeconds: resource.toastSeconds },
  });
  const { refresh } = handle;
  const onChange = useCallback(() => void refresh().catch(() => undefined), [refresh]);

  return (
    <ResourceContext value={handle}>
      <div ref={area} className={styles.page} tabIndex={-1}>
        <PageTitle title={t(`admin.${name}.title`)}>
          {form && !inTrash && (
            <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={create}>
              {messageText(t, resourceMessage(name, 'form.create'))}
            </Button>
          )}
          {Tools && <Tools />}
        </PageTitle>
        {Notice && <Notice />}
        {stats && <Stats stats={stats} />}
        <ExportToolbar resource={resource} list={list} />
        {inTrash && (
          <TrashNotice
            text="dashboard.trashNotice.text"
            onLeave={() => list.change({ trash: false })}
          />
        )}
        <ResourceRows
          resource={resource}
          list={list}
          rows={rows}
          onEdit={edit}
          onCreate={form && create}
        />
      </div>
      {useChangeEvents && <ChangeListener useChangeEvents={useChangeEvents} onChange={onChange} />}
      {form && shownTarget && !inTrash && (
        <ResourceFormDrawer
          key={shownTarget.mode === 'edit' ? shownTarget.id : shownTarget.mode}
          name={name}
          form={form}
          target={shownTarget}
          open={target !== undefined}
          onClose={openForm.close}
          afterClose={() => setShownTarget(undefined)}
          refresh={refresh}
        />
      )}
      {details && (
        <DetailsDrawer
          name={name}
          details={details}
          id={openDetails.id}
          onClose={openDetails.close}
        />
      )}
    </ResourceContext>
  );
}
