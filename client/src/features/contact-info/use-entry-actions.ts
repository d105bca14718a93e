import { useTaskRunner } from '../../dashboard/engine/use-action-runner';
import type { Undo } from '../../dashboard/engine/row-action';
import { useConfirm } from '../../dashboard/ui/use-confirm';
import { createEntry, removeEntry, toggleEntry, type ContactRow } from './contact-entries';

const entryMessage = (key: string, row: ContactRow) => ({
  key: `admin.contactInfo.${key}`,
  values: { name: row.keyName },
});

/** Creates a deleted entry again, with a new id. */
function undoOf(row: ContactRow): Undo {
  const { type, keyName, value, valueFr, valueEn, displayOrder, isActive } = row;
  return {
    failure: entryMessage('errors.create', row),
    run: async (client) => {
      const input = { type, keyName, value, valueFr, valueEn, displayOrder, isActive };
      await createEntry(client, input);
      return { message: entryMessage('toast.restored', row) };
    },
  };
}

/** The actions of an entry outside of its form. */
export function useEntryActions(refresh: () => Promise<void>) {
  const runTask = useTaskRunner(refresh);
  const confirm = useConfirm();

  const toggle = (row: ContactRow) =>
    runTask(
      async (client) => {
        const { isActive } = await toggleEntry(client, row.id);
        return { message: entryMessage(isActive ? 'toast.shown' : 'toast.hidden', row) };
      },
      entryMessage('errors.toggle', row),
    );

  const remove = (row: ContactRow) =>
    confirm(
      {
        type: 'error',
        title: { key: 'dashboard.confirm.removeTitle' },
        text: entryMessage('confirmRemove', row),
        okText: { key: 'dashboard.actions.remove' },
      },
      () =>
        runTask(
          async (client) => {
            await removeEntry(client, row.id);
            return { message: entryMessage('toast.removed', row), undo: undoOf(row) };
          },
          entryMessage('errors.remove', row),
        ),
    );

  return { toggle, remove };
}
