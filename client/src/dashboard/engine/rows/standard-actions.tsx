import { DeleteOutlined, EyeOutlined, UndoOutlined } from '@ant-design/icons';
import { CONTENT } from '@contract/content/content-kinds';
import type { Message } from '../../ui/message';
import type { RowId } from '../field-types';
import type { Operation } from '../operations';
import { rowAction, type RowAction } from '../row-action';

const CONTENT_RESOURCES = Object.values(CONTENT).map(({ plural }) => plural as string);

/** The resource's own text if it has one, otherwise that of all content, otherwise the general text. */
export function resourceMessage(
  resource: string,
  key: string,
  values?: Message['values'],
): Message {
  const [own, general] = [`admin.${resource}.${key}`, `dashboard.${key}`];
  if (!CONTENT_RESOURCES.includes(resource)) return { key: [own, general], values };
  const keys = [own, `dashboard.content.${key}`, general];
  return { key: keys, values, noun: `admin.${resource}.noun` };
}

/** Only shows the row's name in a toast, for resources without a details drawer. */
export function viewAction<Row>(resource: string, rowName: (row: Row) => string): RowAction<Row> {
  return {
    key: 'view',
    label: resourceMessage(resource, 'actions.view'),
    icon: <EyeOutlined />,
    run: (_client, row) =>
      Promise.resolve({
        type: 'info',
        message: resourceMessage(resource, 'viewed', { name: rowName(row) }),
      }),
    failure: resourceMessage(resource, 'errors.load'),
  };
}

interface Removable<Row, Id extends RowId> {
  name: string;
  rowId(row: Row): Id;
  rowName(row: Row): string;
  remove?: Operation<Id, unknown>;
  removeDisabledReason?: RowAction<Row>['disabledReason'];
  removeIsFor?: RowAction<Row>['isFor'];
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
      label: resourceMessage(name, 'actions.restore'),
      icon: <UndoOutlined aria-hidden="true" />,
      withLabel: true,
      change: restore,
      input: rowId,
      outcome: (_output, row) => ({
        message: resourceMessage(name, 'toast.restored', { name: rowName(row) }),
      }),
      failure: resourceMessage(name, 'errors.restore'),
    })
  );
}

/** Deletes a row after a confirmation. With `restore` it goes to the trash and Undo is offered. */
export function removeAction<Row, Id extends RowId>(
  resource: Removable<Row, Id>,
): RowAction<Row> | undefined {
  const { name, rowId, rowName, remove, removeDisabledReason, removeIsFor, restore } = resource;
  return (
    remove &&
    rowAction({
      key: 'remove',
      label: resourceMessage(name, 'actions.remove'),
      icon: <DeleteOutlined />,
      danger: true,
      disabledReason: removeDisabledReason,
      isFor: removeIsFor,
      confirmation: (row: Row) => ({
        type: 'error',
        title: resourceMessage(name, 'confirm.removeTitle'),
        text: resourceMessage(name, restore ? 'confirm.trash' : 'confirm.remove', {
          name: rowName(row),
        }),
        okText: resourceMessage(name, 'actions.remove'),
      }),
      change: remove,
      input: rowId,
      outcome: (_output, row) => ({
        message: resourceMessage(name, restore ? 'toast.trashed' : 'toast.removed', {
          name: rowName(row),
        }),
        undo: restore && {
          run: async (client) => {
            await restore(client, rowId(row));
            return { message: resourceMessage(name, 'toast.restored', { name: rowName(row) }) };
          },
          failure: resourceMessage(name, 'errors.restore'),
        },
      }),
      failure: resourceMessage(name, 'errors.remove'),
    })
  );
}
