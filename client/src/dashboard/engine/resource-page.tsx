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
import type { FormTarget } from './use-form-target';
import { useAddress } from './use-address';
import { useListState } from './use-list-state';
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
  const [target, setTarget] = useState<FormTarget<Id>>();
  const [formOpen, setFormOpen] = useState(false);
  const open = useCallback((next: FormTarget<Id>) => {
    setTarget(next);
    setFormOpen(true);
  }, []);
  const editTarget = useCallback(
    (row: Row) => ({ mode: 'edit', id: resource.rowId(row), name: resource.rowName(row) }) as const,
    [resource],
  );
  const edit = useCallback((row: Row) => open(editTarget(row)), [editTarget, open]);
  const correct = useCallback(
    // the handle serves rows of every kind; this screen hands it only its own
    (row: unknown) => open({ ...editTarget(row as Row), check: true }),
    [editTarget, open],
  );
  const inTrash = list.state.trash;
  const handle = useResourceHandle({ inTrash, view, fields: form?.fields, correct });
  const create = useCallback(() => open({ mode: 'create' }), [open]);
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
      {form && target && (
        <ResourceFormDrawer
          key={target.mode === 'edit' ? target.id : target.mode}
          name={name}
          form={form}
          target={target}
          open={formOpen}
          onClose={() => setFormOpen(false)}
          afterClose={() => setTarget(undefined)}
          changed={handle.changed}
        />
      )}
      {details && (
        <DetailsDrawer name={name} details={details} id={viewed} onClose={() => view(null)} />
      )}
    </ResourceContext>
  );
}
