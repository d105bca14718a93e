import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { readError, type ReadableError } from '../../lib/read-error';
import type { RowId } from './field-types';
import { valuesToSend, type FormSlot, type ResourceForm } from './form-definition';
import type { IntentHolder } from './form-intent';
import type { Edit } from './use-edit';
import type { FormTarget } from './use-form-target';

interface SubmitOptions<Id extends RowId, Values extends object> {
  form: ResourceForm<Id, Values>;
  target: FormTarget<Id>;
  slots: readonly FormSlot[];
  edit: Pick<Edit, 'version' | 'confirmed'>;
  intent: IntentHolder;
  onBusy(busy: boolean): void;
  onSaved(): Promise<void>;
  onRefused(failure: ReadableError, cause: unknown): void;
}

/** Sends a form once at a time: a second press while one is on its way does nothing. */
export function useFormSubmit<Id extends RowId, Values extends object>(
  options: SubmitOptions<Id, Values>,
): (typed: Record<string, unknown>) => Promise<void> {
  const { form, target, slots, intent, onBusy, onSaved, onRefused } = options;
  const { version, confirmed: confirmedLanguages } = options.edit;
  const client = useApolloClient();
  const sending = useRef(false);

  return useCallback(
    async (typed) => {
      if (sending.current) return;
      sending.current = true;
      onBusy(true);
      try {
        const status = intent.current === 'draft' ? { status: 'draft' } : {};
        const values = { ...valuesToSend(slots, typed), ...status } as Values;
        if (target.mode === 'create') await form.create(client, values);
        else {
          const known = { version: version.current, confirmedLanguages };
          await form.update(client, { id: target.id, values, ...known });
        }
        // What was saved is never sent again: a saved form closes.
        onBusy(false);
        await onSaved();
      } catch (error) {
        sending.current = false;
        onBusy(false);
        onRefused(readError(error), error);
      }
    },
    [client, confirmedLanguages, form, intent, onBusy, onRefused, onSaved, slots, target, version],
  );
}
