import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { RowId } from '../field-types';
import type { FormTarget, LoadedForm, ResourceForm } from './form-definition';

/** The stored values of a form while they load, when that failed, and once they are there. */
export type FormLoad =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | ({
      state: 'ready';
      stored: Record<string, unknown>;
      /** Grows with each reload; used as a React key, so that a reloaded form starts anew. */
      loadCount: number;
    } & Omit<LoadedForm<object>, 'values'>);

const NEW_ROW = {
  state: 'ready',
  stored: {},
  isDraft: true,
  staleLanguages: [],
  loadCount: 0,
} as const;

/** Loads the stored values of an edited row. `reload` discards what was typed and loads them again. */
export function useFormLoad<Id extends RowId, Values extends object>(
  form: ResourceForm<Id, Values>,
  target: FormTarget<Id>,
): { load: FormLoad; reload(): void } {
  const client = useApolloClient();
  const [loadCount, setLoadCount] = useState(0);
  const given = target.mode === 'create' ? target.values : undefined;
  const newRow = target.mode === 'create' && { ...NEW_ROW, stored: { ...given } };
  const [load, setLoad] = useState<FormLoad>(newRow || { state: 'loading' });
  const id = target.mode === 'edit' ? target.id : undefined;

  useEffect(() => {
    if (id === undefined) return;
    let cancelled = false;
    form.load(client, id).then(
      ({ values, ...loaded }) => {
        if (!cancelled) setLoad({ state: 'ready', stored: { ...values }, loadCount, ...loaded });
      },
      (error: unknown) => {
        if (!cancelled) setLoad({ state: 'failed', error });
      },
    );
    return () => {
      cancelled = true;
    };
  }, [client, form, id, loadCount]);

  const reload = useCallback(() => {
    const begun = { ...NEW_ROW, stored: { ...given }, loadCount: loadCount + 1 };
    setLoad(id === undefined ? begun : { state: 'loading' });
    setLoadCount(loadCount + 1);
  }, [id, loadCount, given]);
  return { load, reload };
}
