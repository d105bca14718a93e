import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { RowId } from './field-types';
import type { LoadedForm, ResourceForm } from './form-definition';

/**
 * Which form is open: a new row, or one that is changed; a link does not tell its name. `check` marks
 * what is wrong with it at once.
 */
export type FormTarget<Id extends RowId> =
  { mode: 'create' } | { mode: 'edit'; id: Id; name?: string; check?: boolean };

/** How far the form has come: reading what is stored, failed to, or ready to be filled in. */
export type FormStart =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | ({ state: 'ready'; stored: Record<string, unknown>; serial: number } & Omit<
      LoadedForm<object>,
      'values'
    >);

const EMPTY = { state: 'ready', stored: {}, isDraft: true, staleLanguages: [], serial: 0 } as const;

/** Reads what an edit starts from; `reload` throws away what was typed and reads again. */
export function useFormStart<Id extends RowId, Values extends object>(
  form: ResourceForm<Id, Values>,
  target: FormTarget<Id>,
): { start: FormStart; reload(): void } {
  const client = useApolloClient();
  const [serial, setSerial] = useState(0);
  const [start, setStart] = useState<FormStart>(
    target.mode === 'create' ? EMPTY : { state: 'loading' },
  );
  const id = target.mode === 'edit' ? target.id : undefined;

  useEffect(() => {
    if (id === undefined) return;
    let left = false;
    form.load(client, id).then(
      ({ values, ...loaded }) => {
        if (!left) setStart({ state: 'ready', stored: { ...values }, serial, ...loaded });
      },
      (error: unknown) => {
        if (!left) setStart({ state: 'failed', error });
      },
    );
    return () => {
      left = true;
    };
  }, [client, form, id, serial]);

  const reload = useCallback(() => {
    setStart(id === undefined ? { ...EMPTY, serial: serial + 1 } : { state: 'loading' });
    setSerial(serial + 1);
  }, [id, serial]);
  return { start, reload };
}
