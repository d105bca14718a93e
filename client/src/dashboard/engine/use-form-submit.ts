import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { readError, type ReadableError } from '../../lib/read-error';
import type { RowId } from './field-types';
import {
  valuesToSend,
  type FormInput,
  type FormTarget,
  type ResourceForm,
} from './form-definition';
import type { SubmitIntentRef } from './submit-intent';
import type { UpdateMetadata } from './use-update-metadata';

interface SubmitOptions<Id extends RowId, Values extends object> {
  form: ResourceForm<Id, Values>;
  target: FormTarget<Id>;
  inputs: readonly FormInput[];
  metadata: Pick<UpdateMetadata, 'version' | 'confirmedLanguages'>;
  intent: SubmitIntentRef;
  onBusyChange(busy: boolean): void;
  onSaved(): Promise<void>;
  onError(failure: ReadableError, cause: unknown): void;
}

/**
 * Sends the form. A second click while it is being sent does nothing. `isSending` stays true after saving:
 * the form closes, and must neither be sent again nor take what would not be sent.
 */
export function useFormSubmit<Id extends RowId, Values extends object>(
  options: SubmitOptions<Id, Values>,
) {
  const { form, target, inputs, intent, onBusyChange, onSaved, onError } = options;
  const { version, confirmedLanguages } = options.metadata;
  const client = useApolloClient();
  const sending = useRef(false);
  const [isSending, setIsSending] = useState(false);

  const submit = async (typed: Record<string, unknown>) => {
    if (sending.current) return;
    sending.current = true;
    setIsSending(true);
    onBusyChange(true);
    try {
      const status = intent.current === 'draft' ? { status: 'draft' } : {};
      const values = { ...valuesToSend(inputs, typed), ...status } as Values;
      const update = { values, version: version.current, confirmedLanguages };
      if (target.mode === 'create') await form.create(client, values);
      else await form.update(client, { id: target.id, ...update });
      onBusyChange(false);
      await onSaved();
    } catch (error) {
      sending.current = false;
      setIsSending(false);
      onBusyChange(false);
      onError(readError(error), error);
    }
  };
  return { submit, isSending };
}
