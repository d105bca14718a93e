import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormTarget } from '../../engine/form/form-definition';
import type { UrlState } from '../../engine/list/use-url-state';
import type { Caller, Intake, IntakeState } from './intake';

/** Names the open form in the address: `?form=new`. */
const FORM_PARAM = 'form';
const NEW_REQUEST = 'new';

/** Where the form of a new request of the screen at this path is open. */
export const intakeAddress = (path: string): string => `${path}?${FORM_PARAM}=${NEW_REQUEST}`;

/** What the form begins with: fields that the address names, and the person that a link handed over. */
function useTarget(intake: Intake | undefined, params: URLSearchParams): FormTarget<string> {
  const { caller } = (useLocation().state ?? {}) as Partial<IntakeState>;
  const { fromAddress = [], person } = intake ?? {};
  const named = fromAddress.map((name) => [name, params.get(name)]);
  const called = Object.entries(person ?? {}).map(([fact, name]) => [
    name,
    caller?.[fact as keyof Caller],
  ]);
  const given = [...named, ...called].filter(([, value]) => value);
  const values = given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : undefined;
  const draft = caller?.id;
  return useMemo(
    () => ({
      mode: 'create',
      values: values ? (JSON.parse(values) as Record<string, string>) : undefined,
      draft,
    }),
    [values, draft],
  );
}

/** The form of a new request. It is in the address, so that public pages can lead there. */
export function useIntake(
  intake: Intake | undefined,
  { params, update }: UrlState,
  openRequest: (id: string) => void,
) {
  const isOpen = intake !== undefined && params.get(FORM_PARAM) === NEW_REQUEST;
  const taken = useRef<string>(undefined);
  const [count, setCount] = useState(0);
  const target = useTarget(intake, params);
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
