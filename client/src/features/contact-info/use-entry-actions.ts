import { useTask } from '../../dashboard/engine/use-perform';
import type { Undo } from '../../dashboard/engine/row-action';
import { useConfirm } from '../../dashboard/ui/use-confirm';
import { createEntry, removeEntry, toggleEntry, type ContactRow } from './contact-entries';

const text = (key: string, row: ContactRow) => ({
  key: `admin.contactInfo.${key}`,
  values: { name: row.keyName },
});

/** Puts a deleted entry back as it was, under a new id. */
function undoOf(row: ContactRow): Undo {
  const { type, keyName, value, valueFr, valueEn, displayOrder, isActive } = row;
  return {
    failure: text('errors.create', row),
    run: async (client) => {
      const input = { type, keyName, value, valueFr, valueEn, displayOrder, isActive };
      await createEntry(client, input);
      return { message: text('toast.restored', row) };
    },
  };
}

/** What can be done to an entry without opening it, each with its fixed words. */
export function useEntryActions(changed: () => Promise<void>) {
  const runTask = useTask(changed);
  const confirm = useConfirm();

  const toggle = (row: ContactRow) =>
    runTask(
      async (client) => {
        const { isActive } = await toggleEntry(client, row.id);
        return { message: text(isActive ? 'toast.shown' : 'toast.hidden', row) };
      },
      text('errors.toggle', row),
    );

  const remove = (row: ContactRow) =>
    confirm(
      {
        type: 'error',
        title: { key: 'dashboard.confirm.removeTitle' },
        text: text('confirmRemove', row),
        confirm: { key: 'dashboard.actions.remove' },
      },
      () =>
        runTask(
          async (client) => {
            await removeEntry(client, row.id);
            return { message: text('toast.removed', row), undo: undoOf(row) };
          },
          text('errors.remove', row),
        ),
    );

  return { toggle, remove };
}
