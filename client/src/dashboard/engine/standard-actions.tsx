import { DeleteOutlined, EyeOutlined, UndoOutlined } from '@ant-design/icons';
import type { Message } from '../ui/message';
import type { RowId } from './field-types';
import type { Operation } from './operations';
import { rowAction, type RowAction } from './row-action';

/** A text of one resource, else the same text as everybody says it. */
export function textOf(resource: string, key: string, values?: Message['values']): Message {
  return { key: [`admin.${resource}.${key}`, `dashboard.${key}`], values };
}

/** Looking at a row only says which one it is, where the specification asks for no more. */
export function viewNotice<Row>(resource: string, rowName: (row: Row) => string): RowAction<Row> {
  return {
    key: 'view',
    label: textOf(resource, 'actions.view'),
    icon: <EyeOutlined />,
    run: (_client, row) =>
      Promise.resolve({
        type: 'info',
        message: textOf(resource, 'viewed', { name: rowName(row) }),
      }),
    failure: textOf(resource, 'errors.load'),
  };
}

interface Removable<Row, Id extends RowId> {
  name: string;
  rowId(row: Row): Id;
  rowName(row: Row): string;
  remove?: Operation<Id, unknown>;
  kept?: RowAction<Row>['unavailable'];
  restore?: Operation<Id, unknown>;
}

/** Brings a row back from the trash. */
export function restoreAction<Row, Id extends RowId>({
  name,
  rowId,
  rowName,
  restore,
}: Removable<Row, Id>): RowAction<Row> | undefined {
  return (
    restore &&
    rowAction({
      key: 'restore',
      label: textOf(name, 'actions.restore'),
      icon: <UndoOutlined aria-hidden="true" />,
      withLabel: true,
      change: restore,
      input: rowId,
      done: (_output, row) => ({ message: textOf(name, 'toast.restored', { name: rowName(row) }) }),
      failure: textOf(name, 'errors.restore'),
    })
  );
}

/** Deletes a row after a question: into the trash with a way back where there is one, else for good. */
export function removeAction<Row, Id extends RowId>(
  resource: Removable<Row, Id>,
): RowAction<Row> | undefined {
  const { name, rowId, rowName, remove, kept, restore } = resource;
  return (
    remove &&
    rowAction({
      key: 'remove',
      label: textOf(name, 'actions.remove'),
      icon: <DeleteOutlined />,
      danger: true,
      unavailable: kept,
      ask: (row: Row) => ({
        type: 'error',
        title: textOf(name, 'confirm.removeTitle'),
        text: textOf(name, restore ? 'confirm.trash' : 'confirm.remove', { name: rowName(row) }),
        confirm: textOf(name, 'actions.remove'),
      }),
      change: remove,
      input: rowId,
      done: (_output, row) => ({
        message: textOf(name, restore ? 'toast.trashed' : 'toast.removed', { name: rowName(row) }),
        undo: restore && {
          run: async (client) => {
            await restore(client, rowId(row));
            return { message: textOf(name, 'toast.restored', { name: rowName(row) }) };
          },
          failure: textOf(name, 'errors.restore'),
        },
      }),
      failure: textOf(name, 'errors.remove'),
    })
  );
}
