import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../ui/use-confirm';
import { readError } from '../../lib/read-error';
import { useErrorText } from '../../lib/use-error-text';
import { messageText, type Message } from '../ui/message';
import { useNotify } from '../ui/use-notify';
import type { ResourceHandle } from './resource-context';
import type { Outcome } from './row-action';

type Task = (client: ApolloClient) => Promise<Outcome>;

/** The labels of the fields that the server found invalid, and how to open their form. */
export interface InvalidFields {
  labels: readonly string[];
  openForm(): void;
}

/** Finds the fields of the row's form by their names in the API. */
export type FindInvalidFields = (names: readonly string[]) => InvalidFields | undefined;

/** Runs a task and shows its outcome: success, with Undo if it has one, or the error. */
export function useTaskRunner(refresh: () => Promise<void>, toastSeconds?: number) {
  const { t } = useTranslation();
  const notify = useNotify(toastSeconds);
  const errorText = useErrorText();
  const client = useApolloClient();

  return useCallback(
    (task: Task, failure: Message, findInvalidFields?: FindInvalidFields): Promise<void> => {
      const showError = (error: unknown, fallback: Message) => {
        const text = errorText(error, messageText(t, fallback));
        const invalid = findInvalidFields?.(Object.keys(readError(error).fields));
        if (!invalid) return notify('error', text);
        const value = invalid.labels.join(t('dashboard.form.separator'));
        notify('error', t('common.labelled', { label: text, value }), {
          label: t('dashboard.form.open'),
          run: invalid.openForm,
        });
      };
      const attempt = async (run: Task, fallback: Message): Promise<void> => {
        try {
          const { type = 'success', message, undo } = await run(client);
          const undoButton = undo && {
            label: t('dashboard.undo'),
            run: () => void attempt(undo.run, undo.failure),
          };
          notify(type, messageText(t, message), undoButton);
        } catch (error) {
          showError(error, fallback);
        }
        // Also after an error, which may come from data on the screen that is out of date.
        await refresh().catch(() => undefined);
      };
      return attempt(task, failure);
    },
    [client, errorText, notify, refresh, t],
  );
}

/** Runs row actions, after their confirmation dialog if they have one. */
export function useActionRunner(
  refresh: () => Promise<void>,
  findInvalidFields: (row: unknown, names: readonly string[]) => InvalidFields | undefined,
  toastSeconds?: number,
): ResourceHandle['runAction'] {
  const runTask = useTaskRunner(refresh, toastSeconds);
  const confirm = useConfirm();
  return useCallback<ResourceHandle['runAction']>(
    async (action, row) => {
      const task = (client: ApolloClient) => action.run(client, row);
      const run = () => runTask(task, action.failure, (names) => findInvalidFields(row, names));
      if (action.confirmation) confirm(action.confirmation(row), run);
      else await run();
    },
    [confirm, findInvalidFields, runTask],
  );
}
