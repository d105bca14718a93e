import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../ui/use-confirm';
import { readError } from '../../lib/read-error';
import { useErrorText } from '../../lib/use-error-text';
import { say, type Message } from '../ui/message';
import { useNotify } from '../ui/use-notify';
import type { ResourceHandle } from './resource-context';
import type { Outcome } from './row-action';

type Task = (client: ApolloClient) => Promise<Outcome>;

/** The fields that a refusal names, by their labels, and the way to them. */
export interface RefusedFields {
  labels: readonly string[];
  openForm(): void;
}

/** Finds the refused fields, by their names in the API, in the form of the row. */
export type FindFields = (names: readonly string[]) => RefusedFields | undefined;

/** Runs a task and tells how it ended: done, with a way back if there is one, or refused and why. */
export function useTask(changed: () => Promise<void>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const client = useApolloClient();

  return useCallback(
    (task: Task, failure: Message, findFields?: FindFields): Promise<void> => {
      const showError = (error: unknown, failed: Message) => {
        const text = errorText(error, say(t, failed));
        const refused = findFields?.(Object.keys(readError(error).fields));
        if (!refused) return notify('error', text);
        const value = refused.labels.join(t('dashboard.form.separator'));
        notify('error', t('common.labelled', { label: text, value }), {
          label: t('dashboard.form.open'),
          run: refused.openForm,
        });
      };
      const attempt = async (step: Task, failed: Message): Promise<void> => {
        try {
          const { type = 'success', message, undo } = await step(client);
          const back = undo && {
            label: t('dashboard.undo'),
            run: () => void attempt(undo.run, undo.failure),
          };
          notify(type, say(t, message), back);
        } catch (error) {
          showError(error, failed);
        }
        // After a refusal too: what is on the screen may be what was out of date.
        await changed().catch(() => undefined);
      };
      return attempt(task, failure);
    },
    [changed, client, errorText, notify, t],
  );
}

/** Actions of rows: the question first, where one is asked. */
export function usePerform(
  changed: () => Promise<void>,
  findFields: (row: unknown, names: readonly string[]) => RefusedFields | undefined,
): ResourceHandle['perform'] {
  const runTask = useTask(changed);
  const confirm = useConfirm();
  return useCallback<ResourceHandle['perform']>(
    async (action, row) => {
      const task = (client: ApolloClient) => action.run(client, row);
      const go = () => runTask(task, action.failure, (names) => findFields(row, names));
      if (action.ask) confirm(action.ask(row), go);
      else await go();
    },
    [confirm, findFields, runTask],
  );
}
