import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import type { Locale } from '@contract/locales';
import { readError, type ReadableError } from '../../lib/read-error';
import type { RowId } from './field-types';
import type { ResourceForm } from './form-definition';
import { submitForm } from './form-intent';
import type { FormTarget } from './use-form-target';

/** What a save says beside its values: the version it knows of, the translations that were checked. */
export interface Edit {
  version: { readonly current: number | undefined };
  confirmed: readonly Locale[];
  confirm(locale: Locale, isRight: boolean): void;
}

/** Keeps both while a form is open. `overwrite` sends the form again, knowing of the newest version. */
export function useEdit<Id extends RowId, Values extends object>(
  form: ResourceForm<Id, Values>,
  target: FormTarget<Id>,
  read: number | undefined,
) {
  const client = useApolloClient();
  const version = useRef(read);
  const [confirmed, setConfirmed] = useState<readonly Locale[]>([]);

  const confirm = useCallback((locale: Locale, isRight: boolean) => {
    setConfirmed((others) => [
      ...others.filter((other) => other !== locale),
      ...(isRight ? [locale] : []),
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
  return { version, confirmed, confirm, overwrite };
}
