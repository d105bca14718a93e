import { useCallback, useMemo, useRef, useState } from 'react';
import type { FormTarget } from '../../engine/form/form-definition';
import type { UrlState } from '../../engine/list/use-url-state';
import type { Intake } from './intake';

/** Names the open form in the address: `?form=new`. */
const FORM_PARAM = 'form';
const NEW_REQUEST = 'new';

/** The form of a new request. It is in the address, so that public pages can lead there. */
export function useIntake(
  intake: Intake | undefined,
  { params, update }: UrlState,
  openRequest: (id: string) => void,
) {
  const isOpen = intake !== undefined && params.get(FORM_PARAM) === NEW_REQUEST;
  const taken = useRef<string>(undefined);
  const [count, setCount] = useState(0);
  const named = JSON.stringify(
    (intake?.fromAddress ?? []).flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const target = useMemo((): FormTarget<string> => {
    const values = Object.fromEntries(JSON.parse(named) as [string, string][]);
    return { mode: 'create', values: named === '[]' ? undefined : values };
  }, [named]);
  const setOpen = useCallback(
    (open: boolean) =>
      update((current) => {
        const next = new URLSearchParams(current);
        for (const name of intake?.fromAddress ?? []) next.delete(name);
        if (open) next.set(FORM_PARAM, NEW_REQUEST);
        else next.delete(FORM_PARAM);
        return next;
      }, !open),
    [intake, update],
  );
  const close = useCallback(() => {
    setOpen(false);
    if (taken.current !== undefined) openRequest(taken.current);
    taken.current = undefined;
  }, [openRequest, setOpen]);
  return {
    ...{ intake, isOpen, target, close },
    /** How many forms were closed: each is another one, because its key is for one request. */
    count,
    open: useCallback(() => setOpen(true), [setOpen]),
    afterClose: useCallback(() => setCount((before) => before + 1), []),
    onTaken: useCallback((id: string) => {
      taken.current = id;
    }, []),
  };
}
