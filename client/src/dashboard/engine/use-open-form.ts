import { useCallback, useMemo, useState } from 'react';
import type { RowId } from './field-types';
import type { Resource } from './resource';
import type { Address } from './use-address';
import type { FormTarget } from './use-form-target';

/** Name of the open form in the address: `?form=new`, or the id of the row that is changed. */
const FORM = 'form';
const NEW = 'new';

/** Ids are UUIDs, or numbers, which a query of the API wants as such. */
const idOf = <Id extends RowId>(text: string) => (/^\d+$/.test(text) ? Number(text) : text) as Id;

/** The form that the address asks for, so that a reload, a link and the browser's Back find it. */
export function useOpenForm<Row, Id extends RowId, Values extends object>(
  { rowId, rowName }: Pick<Resource<Row, Id, Values>, 'rowId' | 'rowName'>,
  { params, update }: Address,
) {
  const wanted = params.get(FORM);
  const [rows, setRows] = useState<Record<string, { name: string; check: boolean }>>({});
  const row = wanted === null ? undefined : rows[wanted];
  const target = useMemo((): FormTarget<Id> | undefined => {
    if (wanted === null) return undefined;
    return wanted === NEW ? { mode: 'create' } : { mode: 'edit', id: idOf<Id>(wanted), ...row };
  }, [row, wanted]);

  const show = useCallback(
    (form: string | null, replace?: boolean) => {
      update((current) => {
        const next = new URLSearchParams(current);
        if (form === null) next.delete(FORM);
        else next.set(FORM, form);
        return next;
      }, replace);
    },
    [update],
  );
  const create = useCallback(() => show(NEW), [show]);
  const open = useCallback(
    (row: Row, check: boolean) => {
      const id = String(rowId(row));
      setRows((known) => ({ ...known, [id]: { name: rowName(row), check } }));
      show(id);
    },
    [rowId, rowName, show],
  );
  const edit = useCallback((row: Row) => open(row, false), [open]);
  // The handle serves rows of every kind; a screen hands it only its own.
  const correct = useCallback((row: unknown) => open(row as Row, true), [open]);
  // Replaced, so that Back does not open a form again that was just saved.
  const close = useCallback(() => show(null, true), [show]);
  return { target, create, edit, correct, close };
}
