import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';

/** Every form value is a string; it is converted when the form is sent. */
export type Texts<Values> = Record<keyof Values, string>;
/** Returns true, or the error message. */
export type Rule<Values> = (value: string, values: Values) => string | true;
export type FieldRules<Values> = { readonly [Name in keyof Values]?: readonly Rule<Values>[] };
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FieldProps {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
}

/** The part of a form that its field components need. */
export interface FormFields<Values> {
  values: Values;
  errors: FieldErrors<Values>;
  /** Props of the control. */
  field: (name: keyof Values & string) => FieldProps;
}

export interface Form<Values> extends FormFields<Values> {
  /** Props of the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'dialog';
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** The form is being sent; a second submit does nothing. */
  busy: boolean;
  /** Shows errors of the server, each until its field changes. */
  refuse: (errors: FieldErrors<Values>) => void;
  reset: (values: Values) => void;
}

export interface FormOptions<Values> {
  initial: Values;
  /** The first failing rule of a field is shown under it, from the first submit on. */
  rules: FieldRules<Values>;
  onSubmit: (values: Values) => Promise<void>;
  /** Called when validation fails; `missing` when a required field is blank. */
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

/** Values typed, or filled in by the browser, before hydration. */
function typedBefore(form: HTMLFormElement, values: Record<string, string>) {
  const controls = Array.from(form.elements).filter(
    (element): element is Control => 'value' in element && 'name' in element,
  );
  return controls
    .filter(({ name, value }) => name in values && value !== '' && value !== values[name])
    .map(({ name, value }) => [name, value] as const);
}

/** Reads early input from the form element, and moves the focus to the first error. */
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
    /** Not when the person is typing in another field by now. */
    comeBack: () => {
      const { activeElement } = document;
      const isElsewhere = activeElement !== leftAt.current && ref.current?.contains(activeElement);
      if (!isElsewhere) focusFirstError();
    },
  };
}

/** Errors of the rules from the first submit on, and of the server until the field changes. */
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

/** Ignores a submit while another one runs. */
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
 * The state of one form: values, errors, sending. Written here, because a form library would make
 * the first load of the sign-in page too big.
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
    // Outside a dialog this method does nothing. Submitted before hydration, a GET form would put
    // the values, passwords included, into the address.
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
