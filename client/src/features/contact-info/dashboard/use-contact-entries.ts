import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import type { Page } from '../../../dashboard/engine/operations';
import { pageAfterResize, usePageSize } from '../../../dashboard/engine/list/pagination';
import type { QueryResult } from '../../../dashboard/engine/use-cached-query';
import type { ContactInfoSort } from '../../../graphql/generated/graphql';
import { useApi } from '../../../lib/api/api';
import { refetchAll } from '../../../lib/api/freshness-link';
import { CONTACT_INFO_KEY_PREFIX } from '../contact-info.queries';
import {
  contactEntries,
  type ContactRow,
  createEntry,
  removeEntry,
  toggleEntry,
} from './contact-entries';
import { useTaskRunner } from '../../../dashboard/engine/page/use-resource-handle';
import type { Undo } from '../../../dashboard/engine/row-action';
import { useConfirm } from '../../../dashboard/ui/use-confirm';

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

/** Page and sorting of the list. */
export interface ContactView {
  page: number;
  /** By type and position when left out. */
  sort?: ContactInfoSort;
}

export interface ContactEntries {
  view: ContactView;
  setView(view: ContactView): void;
  /** Rows on a page. */
  size: number;
  turnTo(page: number, size: number): void;
  result: QueryResult<Page<ContactRow>>;
  /** Loads the list again and expires what public pages have cached. */
  refresh(): Promise<void>;
}

/** The entries of one page. */
export function useContactEntries(): ContactEntries {
  const client = useApolloClient();
  const { store } = useApi();
  const [view, setView] = useState<ContactView>({ page: 1 });
  const [size, setSize] = usePageSize('contactInfo');
  const result = contactEntries.useData({ ...view, limit: size });
  const turnTo = (page: number, chosen: number) => {
    if (chosen !== size) setSize(chosen);
    setView({ ...view, page: chosen === size ? page : pageAfterResize(view.page, size, chosen) });
  };
  const refresh = useCallback(async () => {
    store.expire(CONTACT_INFO_KEY_PREFIX);
    await refetchAll(client);
  }, [client, store]);
  return { view, setView, size, turnTo, result, refresh };
}
