import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../ui/message';
import { PageTitle } from '../ui/page-title';
import { StatsStrip } from '../ui/stats-strip';
import { useFocusRecovery } from '../ui/use-focus-recovery';
import { DetailsDrawer } from './details-drawer';
import type { RowId } from './field-types';
import { ListToolbar } from './list-toolbar';
import type { Resource, ResourceStats } from './resource';
import { ResourceContext } from './resource-context';
import { ResourceFormDrawer } from './resource-form-drawer';
import styles from './resource-page.module.css';
import { ResourceRows } from './resource-rows';
import { resourceMessage } from './standard-actions';
import { TrashNotice } from './trash-notice';
import { useAllowed } from './use-allowed';
import { useListState } from './use-list-state';
import { useOpenDetails } from './use-open-details';
import { useOpenForm } from './use-open-form';
import { usePrefetch } from './use-prefetch';
import { useResourceHandle } from './use-resource-handle';
import { useResourceRows } from './use-resource-rows';
import { useUrlState } from './use-url-state';

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
  const { target, create, edit, editAndValidate } = openForm;
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
    ...{ editAndValidate, toastSeconds: resource.toastSeconds },
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
        <ListToolbar resource={resource} list={list} />
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
