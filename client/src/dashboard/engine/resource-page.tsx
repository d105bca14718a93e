import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '../ui/message';
import { PageTitle } from '../ui/page-title';
import { StatsStrip } from '../ui/stats-strip';
import { DetailsDrawer } from './details-drawer';
import type { RowId } from './field-types';
import type { Resource, ResourceStats } from './resource';
import { ResourceContext } from './resource-context';
import { ResourceFormDrawer } from './resource-form-drawer';
import styles from './resource-page.module.css';
import { ResourceRows } from './resource-rows';
import { ResourceToolbar } from './resource-toolbar';
import { textOf } from './standard-actions';
import { TrashNotice } from './trash-notice';
import { useAddress } from './use-address';
import { useListState } from './use-list-state';
import { useOpenForm } from './use-open-form';
import { useResourceHandle, useViewed } from './use-resource-handle';

function Stats({ stats }: { stats: ResourceStats }) {
  return <StatsStrip {...stats.useItems()} />;
}

function Live({ useLive, onChange }: { useLive(onChange: () => void): void; onChange(): void }) {
  useLive(onChange);
  return null;
}

/** A screen made of a resource: counters, search, filters, rows, form, details. */
export function ResourcePage<Row, Id extends RowId, Values extends object>({
  resource,
}: {
  resource: Resource<Row, Id, Values>;
}) {
  const { t } = useTranslation();
  const { name, form, stats, details, useLive } = resource;
  const address = useAddress();
  const list = useListState(resource.spec, address);
  const { id: viewed, view } = useViewed(address);
  const { target, create, edit, correct, close } = useOpenForm(resource, address);
  // What is sliding away still shows what it showed.
  const [shown, setShown] = useState(target);
  if (target && target !== shown) setShown(target);
  const inTrash = list.state.trash;
  const handle = useResourceHandle({ inTrash, view, fields: form?.fields, correct });
  const { changed } = handle;
  const refresh = useCallback(() => void changed().catch(() => undefined), [changed]);

  return (
    <ResourceContext value={handle}>
      <div className={styles.page}>
        <PageTitle title={t(`admin.${name}.title`)}>
          {form && !list.state.trash && (
            <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={create}>
              {say(t, textOf(name, 'form.create'))}
            </Button>
          )}
        </PageTitle>
        {stats && <Stats stats={stats} />}
        <ResourceToolbar resource={resource} list={list} />
        {list.state.trash && <TrashNotice onLeave={() => list.change({ trash: false })} />}
        <ResourceRows resource={resource} list={list} onEdit={edit} onCreate={form && create} />
      </div>
      {useLive && <Live useLive={useLive} onChange={refresh} />}
      {form && shown && !list.state.trash && (
        <ResourceFormDrawer
          key={shown.mode === 'edit' ? shown.id : shown.mode}
          name={name}
          form={form}
          target={shown}
          open={target !== undefined}
          onClose={close}
          afterClose={() => setShown(undefined)}
          changed={handle.changed}
        />
      )}
      {details && (
        <DetailsDrawer name={name} details={details} id={viewed} onClose={() => view(null)} />
      )}
    </ResourceContext>
  );
}
