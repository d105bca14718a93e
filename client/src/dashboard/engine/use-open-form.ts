import { useCallback, useMemo, useState } from 'react';
import type { RowId } from './field-types';
import type { FormTarget } from './form-definition';
import type { Resource } from './resource';
import type { UrlState } from './use-url-state';

/** The URL parameter that names the open form: `?form=new`, or the id of the edited row. */
const FORM_PARAM = 'form';
const NEW_ROW = 'new';

/** Ids are UUIDs or numbers; the API expects numbers as numbers. */
const parseId = <Id extends RowId>(text: string) =>
  (/^\d+$/.test(text) ? Number(text) : text) as Id;

/** The open form is in the URL, so that a reload, a link and the browser's Back button work. */
export function useOpenForm<Row, Id extends RowId, Values extends object>(
  { rowId, rowName }: Pick<Resource<Row, Id, Values>, 'rowId' | 'rowName'>,
  { params, update }: UrlState,
) {
  const param = params.get(FORM_PARAM);
  const [openedRows, setOpenedRows] = useState<Record<string, { name: string; validate: boolean }>>(
    {},
  );
  const openedRow = param === null ? undefined : openedRows[param];
  const target = useMemo((): FormTarget<Id> | undefined => {
    if (param === null) return undefined;
    if (param === NEW_ROW) return { mode: 'create' };
    return { mode: 'edit', id: parseId<Id>(param), ...openedRow };
  }, [openedRow, param]);

  const setParam = useCallback(
    (value: string | null, replace?: boolean) => {
      update((current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(FORM_PARAM);
        else next.set(FORM_PARAM, value);
        return next;
      }, replace);
    },
    [update],
  );
  const create = useCallback(() => setParam(NEW_ROW), [setParam]);
  const open = useCallback(
    (row: Row, validate: boolean) => {
      const id = String(rowId(row));
      setOpenedRows((rows) => ({ ...rows, [id]: { name: rowName(row), validate } }));
      setParam(id);
    },
    [rowId, rowName, setParam],
  );
  const edit = useCallback((row: Row) => open(row, false), [open]);
  // The resource context is not generic; a page passes only its own rows.
  const editAndValidate = useCallback((row: unknown) => open(row as Row, true), [open]);
  // Replaces the history entry, so that Back does not open the form of a row that was just saved.
  const close = useCallback(() => setParam(null, true), [setParam]);
  return { target, create, edit, editAndValidate, close };
}
