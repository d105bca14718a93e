import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import type { Locale } from '@contract/locales';
import { readError, type ReadableError } from '../../lib/read-error';
import type { RowId } from './field-types';
import type { FormTarget, ResourceForm } from './form-definition';
import { submitForm } from './submit-intent';

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
