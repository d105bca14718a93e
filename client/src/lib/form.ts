import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';

/** Forms hold texts: what they mean is decided when they are sent. */
export type Texts<Values> = Record<keyof Values, string>;
/** Answers the message of a broken rule, or true. */
export type Rule<Values> = (value: string, values: Values) => string | true;
export type FieldRules<Values> = { readonly [Name in keyof Values]?: readonly Rule<Values>[] };
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FieldProps {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
}

/** What a part of a form needs of it. */
export interface FormFields<Values> {
  values: Values;
  errors: FieldErrors<Values>;
  /** Spread on the control. */
  field: (name: keyof Values & string) => FieldProps;
}

export interface Form<Values> extends FormFields<Values> {
  /** Spread on the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'dialog';
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** It is being sent; a second press does nothing. */
  busy: boolean;
  /** Shows errors that only the server could know, each until its field is changed. */
  refuse: (errors: FieldErrors<Values>) => void;
  reset: (values: Values) => void;
}

export interface FormOptions<Values> {
  initial: Values;
  /** The first broken rule of a field is shown under it, from the first attempt to send on. */
  rules: FieldRules<Values>;
  onSubmit: (values: Values) => Promise<void>;
  /** An attempt with broken rules; `missing` when one of them is a field left blank. */
  onInvalid?: (missing: boolean) => void;
}

function brokenRules<Values extends Texts<Values>>(
  values: Values,
  rules: FieldRules<Values>,
): FieldErrors<Values> {
  const errors: { [Name in keyof Values]?: string } = {};
  for (const name of Object.keys(rules) as (keyof Values)[]) {
    const broken = rules[name]
      ?.map((rule) => rule(values[name], values))
      .find((answer) => answer !== true);
    if (broken !== undefined) errors[name] = broken;
  }
  return errors;
}

/** What was typed, or filled in by the browser, before the page's code was there. */
function typedBefore(form: HTMLFormElement, values: Record<string, string>) {
  const controls = Array.from(form.elements).filter(
    (element): element is Control => 'value' in element && 'name' in element,
  );
  return controls
    .filter(({ name, value }) => name in values && value !== '' && value !== values[name])
    .map(({ name, value }) => [name, value] as const);
}

/** What the form element knows: early typing, where the first error is, and who is typing elsewhere. */
function useFormElement(
  values: Record<string, string>,
  adopt: (name: string, value: string) => void,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [turn, setTurn] = useState(0);
  const leftAt = useRef<Element>(null);
  const takeOver = useEffectEvent((form: HTMLFormElement) =>
    typedBefore(form, values).forEach(([name, value]) => adopt(name, value)),
  );
  useEffect(() => {
    if (ref.current) takeOver(ref.current);
  }, []);
  useEffect(() => {
    if (turn > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [turn]);
  const focusFirstError = () => setTurn((last) => last + 1);
  return {
    ref,
    focusFirstError,
    leave: () => (leftAt.current = document.activeElement),
    /** Whoever went on to another field meanwhile is not torn out of it, half a word in each. */
    comeBack: () => {
      const { activeElement } = document;
      const isElsewhere = activeElement !== leftAt.current && ref.current?.contains(activeElement);
      if (!isElsewhere) focusFirstError();
    },
  };
}

/** The rules' errors from the first attempt on, and the server's until the field is changed. */
function useErrors<Values extends Texts<Values>>(values: Values, rules: FieldRules<Values>) {
  const [attempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState<FieldErrors<Values>>({});
  const broken = brokenRules(values, rules);
  return {
    broken,
    shown: attempted ? { ...refused, ...broken } : refused,
    attempt: () => {
      setAttempted(true);
      setRefused({});
    },
    refuse: (errors: FieldErrors<Values>) => setRefused((all) => ({ ...all, ...errors })),
    change: (name: keyof Values) => setRefused((all) => ({ ...all, [name]: undefined })),
    reset: () => {
      setAttempted(false);
      setRefused({});
    },
  };
}

/** Sends once at a time, however often it is pressed. */
function useSending<Values>(onSubmit: (values: Values) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const send = async (values: Values) => {
    running.current = true;
    setBusy(true);
    await onSubmit(values).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return { busy, isRunning: () => running.current, send };
}

/**
 * The state of one form: values, errors under the fields, sending. A light one, because the sign-in
 * page has to load fast.
 *
 * @example
 * const form = useForm({ initial: { email: '' }, rules: { email: [rules.required] }, onSubmit });
 * <form {...form.props}><TextInput {...form.field('email')} /></form>
 */
export function useForm<Values extends Texts<Values>>(options: FormOptions<Values>): Form<Values> {
  const { initial, rules, onSubmit, onInvalid } = options;
  const [values, setValues] = useState(initial);
  const sending = useSending(onSubmit);
  const errors = useErrors(values, rules);

  const change = (name: string, value: string) => {
    setValues((all) => ({ ...all, [name]: value }));
    errors.change(name as keyof Values);
  };
  const element = useFormElement(values, change);

  const attempt = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isRunning()) return;
    errors.attempt();
    element.leave();
    const names = Object.keys(errors.broken) as (keyof Values)[];
    if (names.length === 0) return void sending.send(values);
    element.focusFirstError();
    onInvalid?.(names.some((name) => values[name].trim() === ''));
  };

  return {
    values,
    busy: sending.busy,
    errors: errors.shown,
    // A form of this method outside a dialog goes nowhere by itself: pressed before the page's code is
    // there, it must not write what was typed (a password, too) into the address.
    props: { ref: element.ref, method: 'dialog', noValidate: true, onSubmit: attempt },
    field: (name) => ({
      name,
      value: values[name],
      onChange: (event) => change(name, event.target.value),
    }),
    refuse: (refusals) => {
      errors.refuse(refusals);
      element.comeBack();
    },
    reset: (next) => {
      setValues(next);
      errors.reset();
    },
  };
}
