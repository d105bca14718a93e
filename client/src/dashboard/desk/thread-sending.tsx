import { Button } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useDesk } from './desk-context';
import styles from './note-form.module.css';
import { useErrorText } from '../../lib/api/use-error-text';
import { useResource } from '../engine/resource-context';
import type { FormDraft } from '../engine/form/form-draft';
import { useNotify } from '../ui/use-notify';
import { useSingleRun } from '../ui/use-single-run';

interface ThreadSending<Values> {
  /** Id of the request. */
  id: string;
  draft: Pick<FormDraft, 'hold'>;
  run(client: ApolloClient, values: Values): Promise<unknown>;
  /** Translation keys of the toasts. */
  texts: { sent: string; failed: string };
  onSent(): void;
  onFailed?(error: unknown): void;
}

/** Sends what was written in the thread of a request, and goes on to the next one if that was asked for. */
export function useThreadSending<Values>(options: ThreadSending<Values>) {
  const { id, draft, run, texts, onSent, onFailed } = options;
  const { isOpen } = useDesk();
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const { run: runOnce, busy } = useSingleRun();
  const send = async (values: Values, next: (() => void) | undefined) => {
    await runOnce(async () => {
      // The form may be gone before the answer is here: a replied message takes no other reply.
      draft.hold(true);
      try {
        await run(client, values);
        // Somebody who has left the request meanwhile stays where they went.
        const goOn = isOpen(id) ? next : undefined;
        onSent();
        notify('success', t(texts.sent));
        goOn?.();
      } catch (error) {
        draft.hold(false);
        onFailed?.(error);
        notify('error', errorText(error, t(texts.failed)));
      }
    });
    await refresh().catch(() => undefined);
  };
  return { send, busy };
}

export interface SendButtonsProps {
  label: string;
  /** Of the button that goes on to the next request, if other than for what is sent. */
  nextLabel?: string | undefined;
  busy: boolean;
  isPrimary?: boolean;
  /** Set before the form is submitted: whether the next request is opened afterwards. */
  andNext: RefObject<boolean>;
}

/** Sends the form, alone or together with going on to the next request. */
export function SendButtons({
  label,
  nextLabel,
  busy,
  isPrimary = false,
  andNext,
}: SendButtonsProps) {
  const { t } = useTranslation();
  const { openNext } = useDesk();
  const choose = (next: boolean) => () => {
    andNext.current = next;
  };
  return (
    <div className={styles.choices}>
      <Button
        type={isPrimary ? 'primary' : 'default'}
        htmlType="submit"
        loading={busy}
        onClick={choose(false)}
      >
        {label}
      </Button>
      {openNext && (
        <Button htmlType="submit" disabled={busy} onClick={choose(true)}>
          {nextLabel ?? t('dashboard.desk.saveNext')}
        </Button>
      )}
    </div>
  );
}
