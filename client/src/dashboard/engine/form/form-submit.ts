import { useApolloClient } from '@apollo/client/react';
import { createContext, useCallback, useContext, useRef, useState } from 'react';
import type { Locale } from '@contract/locales';
import { type ReadableError, readError } from '../../../lib/api/read-error';
import type { RowId } from '../field-types';
import {
  type FormInput,
  type FormTarget,
  type ResourceForm,
  valuesToSend,
} from './form-definition';

/** What an update sends besides its values. */
export interface UpdateMetadata {
  /** Version of the row that the values are based on. */
  version: { readonly current: number | undefined };
  /** Stale translations that were confirmed to be still right. */
  confirmedLanguages: readonly Locale[];
  setConfirmed(locale: Locale, isConfirmed: boolean): void;
}

/** Keeps the metadata of an update. `overwrite` sends the form again, based on the newest version. */
export function useUpdateMetadata<Id extends RowId, Values extends object>(
  form: ResourceForm<Id, Values>,
  target: FormTarget<Id>,
  loadedVersion: number | undefined,
) {
  const client = useApolloClient();
  const version = useRef(loadedVersion);
  const [confirmedLanguages, setConfirmedLanguages] = useState<readonly Locale[]>([]);

  const setConfirmed = useCallback((locale: Locale, isConfirmed: boolean) => {
    setConfirmedLanguages((before) => [
      ...before.filter((other) => other !== locale),
      ...(isConfirmed ? [locale] : []),
    ]);
  }, []);
  const overwrite = useCallback(
    (formId: string, onFailure: (failure: ReadableError, cause: unknown) => void) => {
      if (target.mode !== 'edit') return;
      form.load(client, target.id).then(
        (newest) => {
          version.current = newest.version;
          submitForm(formId);
        },
        (error: unknown) => onFailure(readError(error), error),
      );
    },
    [client, form, target],
  );
  return { version, confirmedLanguages, setConfirmed, overwrite };
}

/** What the clicked button does: publish the row, or save it as a draft. */
export type SubmitIntent = 'publish' | 'draft';

export interface SubmitIntentRef {
  current: SubmitIntent;
}

/** Read during validation, because a draft may leave required texts empty. */
export const SubmitIntentContext = createContext<SubmitIntentRef>({ current: 'publish' });

export const useSubmitIntent = () => useContext(SubmitIntentContext);

/** Submits a form from outside of it, as its submit button would. */
export function submitForm(formId: string): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

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
