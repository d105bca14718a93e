import { CloseOutlined, DeleteOutlined, DownOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef, type FunctionComponent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { requestPermission } from '@contract/permissions';
import { useMay } from '../ui/use-may';
import type { SelectionBarProps } from '../engine/resource';
import { useResource } from '../engine/resource-context';
import { useAssigneeOptions } from './assignees';
import styles from './bulk-bar.module.css';
import { type BulkChange, BulkDialog } from './bulk-dialog';
import { useDesk } from './desk-context';
import type { BulkOperation, DeskKind, RequestWithStatus } from './desk-kind';
import { RequestStatusBadge } from './request-badges';

interface BarMenuProps {
  label: string;
  items: { key: string; label: ReactNode; change: BulkChange }[];
  onChoose(change: BulkChange): void;
}

function BarMenu({ label, items, onChoose }: BarMenuProps) {
  const menu: MenuProps = {
    items: items.map(({ key, label }) => ({ key, label })),
    onClick: ({ key }) => {
      const chosen = items.find((item) => item.key === key);
      if (chosen) onChoose(chosen.change);
    },
  };
  return (
    <Dropdown trigger={['click']} autoFocus menu={menu}>
      <Button aria-haspopup="menu" icon={<DownOutlined aria-hidden="true" />} iconPlacement="end">
        {label}
      </Button>
    </Dropdown>
  );
}

interface MenuOfChangesProps<Status extends string> {
  kind: DeskKind<Status>;
  onChoose(change: BulkChange): void;
}

function StatusChanges<Status extends string>(props: MenuOfChangesProps<Status>) {
  const { kind, onChoose } = props;
  const { t } = useTranslation();
  const items = kind.statuses.map((status) => ({
    key: status,
    label: <RequestStatusBadge kind={kind} status={status} />,
    change: {
      title: t('dashboard.bulk.status'),
      target: <RequestStatusBadge kind={kind} status={status} />,
      noteLabel: t(
        kind.withReason.includes(status) ? 'dashboard.status.reason' : 'dashboard.status.note',
      ),
      run: (client, rows, note) =>
        kind.setStatuses(client, { rows, status, ...(note ? { note } : {}) }),
    } satisfies BulkChange,
  }));
  return <BarMenu label={t('dashboard.bulk.status')} items={items} onChoose={onChoose} />;
}

/** antd takes no null for the key of an item. */
const NOBODY = '';

function Assignments<Status extends string>({ kind, onChoose }: MenuOfChangesProps<Status>) {
  const { t } = useTranslation();
  const people = useAssigneeOptions();
  const choices = [{ value: NOBODY, label: t('dashboard.assignee.nobody') }, ...people];
  const items = choices.map(({ value, label }) => ({
    key: value,
    label,
    change: {
      title: t('dashboard.bulk.assign'),
      target: label,
      run: (client, rows) => kind.assignMany(client, { rows, assigneeId: value || null }),
    } satisfies BulkChange,
  }));
  return <BarMenu label={t('dashboard.bulk.assign')} items={items} onChoose={onChoose} />;
}

interface BulkBarProps<Status extends string> extends SelectionBarProps<RequestWithStatus<string>> {
  kind: DeskKind<Status>;
}

/** How many requests are selected, and what can be done with all of them. */
function BulkBar<Status extends string>(props: BulkBarProps<Status>) {
  const { rows, clear, kind } = props;
  const { t } = useTranslation();
  const { inTrash } = useResource();
  const { showDialog } = useDesk();
  const may = useMay();
  const { type } = kind;
  const mayRemove = may(requestPermission(type, 'remove'));
  const bar = useRef<HTMLDivElement>(null);
  const choose = (change: BulkChange) =>
    showDialog(
      <BulkDialog change={change} rows={rows} onDone={clear} />,
      bar.current?.querySelector('button') ?? null,
    );
  return (
    <div ref={bar} role="region" aria-label={t('dashboard.bulk.label')} className={styles.bar}>
      <span role="status" className={styles.count}>
        {t('dashboard.bulk.selected', { count: rows.length })}
      </span>
      {inTrash && mayRemove && (
        <Button
          icon={<UndoOutlined aria-hidden="true" />}
          onClick={() =>
            choose({ title: t('dashboard.actions.restore'), run: plain(kind.restoreMany) })
          }
        >
          {t('dashboard.actions.restore')}
        </Button>
      )}
      {!inTrash && (
        <>
          <StatusChanges kind={kind} onChoose={choose} />
          {may(requestPermission(type, 'manage')) && <Assignments kind={kind} onChoose={choose} />}
          {mayRemove && (
            <Button
              danger
              icon={<DeleteOutlined aria-hidden="true" />}
              onClick={() =>
                choose({
                  title: t('dashboard.actions.remove'),
                  help: t('dashboard.bulk.trash'),
                  isDanger: true,
                  run: plain(kind.removeMany),
                })
              }
            >
              {t('dashboard.actions.remove')}
            </Button>
          )}
        </>
      )}
      <Button
        type="text"
        className={styles.clear}
        icon={<CloseOutlined aria-hidden="true" />}
        onClick={clear}
      >
        {t('dashboard.bulk.clear')}
      </Button>
    </div>
  );
}

const plain =
  (operation: BulkOperation): BulkChange['run'] =>
  (client, rows) =>
    operation(client, { rows });

/** The bar of one kind of request. */
export function buildBulkBar<Status extends string>(
  kind: DeskKind<Status>,
): FunctionComponent<SelectionBarProps<RequestWithStatus<string>>> {
  return function BulkBarOfKind(props) {
    return <BulkBar {...props} kind={kind} />;
  };
}
