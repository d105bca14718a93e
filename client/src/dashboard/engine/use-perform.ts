import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../ui/use-confirm';
import { useErrorText } from '../../lib/use-error-text';
import { say, type Message } from '../ui/message';
import { useNotify } from '../ui/use-notify';
import type { ResourceHandle } from './resource-context';
import type { Outcome } from './row-action';

type Task = (client: ApolloClient) => Promise<Outcome>;

/** Runs a task and tells how it ended: done, with a way back if there is one, or refused and why. */
export function useTask(changed: () => Promise<void>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const client = useApolloClient();

  return useCallback(
    (task: Task, failure: Message): Promise<void> => {
      const attempt = async (step: Task, failed: Message): Promise<void> => {
        try {
          const { type = 'success', message, undo } = await step(client);
          const back = undo && {
            label: t('dashboard.undo'),
            run: () => void attempt(undo.run, undo.failure),
          };
          notify(type, say(t, message), back);
        } catch (error) {
          notify('error', errorText(error, say(t, failed)));
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
export function usePerform(changed: () => Promise<void>): ResourceHandle['perform'] {
  const runTask = useTask(changed);
  const confirm = useConfirm();
  return useCallback<ResourceHandle['perform']>(
    async (action, row) => {
      const go = () => runTask((client) => action.run(client, row), action.failure);
      if (action.ask) confirm(action.ask(row), go);
      else await go();
    },
    [confirm, runTask],
  );
}
