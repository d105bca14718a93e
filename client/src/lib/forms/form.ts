import { useRef, useState, type ChangeEvent, type RefObject, type SubmitEvent } from 'react';
import { useFormElement, type FormTarget } from './form-element';

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
  /** Sets a value that no text control holds, such as the name of a chosen file. */
  change: (name: keyof Values, value: string) => void;
  /** Takes what was put into fields without an event, or before their code was there; the next render would undo it. */
  take: () => void;
}

/** An error of the whole form; `kind` lets a form show more about it. */
export interface FormFailure {
  title?: string;
  text?: string;
  kind?: string;
}

/** A field with an error, as the summary lists it. */
export interface FormProblem extends FormTarget {
  message: string;
}

/** What `FormSummary` shows above the fields. */
export interface FormReport {
  ref: RefObject<HTMLDivElement | null>;
  failure: FormFailure | null;
  problems: FormProblem[];
}

export interface Form<Values> extends FormFields<Values> {
  /** Props of the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'dialog';
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    /** Both take. */
    onFocus: () => void;
    onBlur: () => void;
  };
  /** The form is being sent; a second submit does nothing. */
  busy: boolean;
  report: FormReport;
  /** Shows errors of the server, each until its field changes. */
  setErrors: (errors: FieldErrors<Values>) => void;
  /** Shows an error of the whole form until the next submit. */
  fail: (failure: FormFailure) => void;
  reset: (values: Values) => void;
}

export interface FormOptions<Values> {
  initial: Values;
  /** The first failing rule of a field is shown under it, from the first submit on. */
  rules: FieldRules<Values>;
  onSubmit: (values: Values) => Promise<void>;
  /** Shown in the summary when a required field is blank. */
  missingText?: string;
  /** Returns a stored draft. Called once, in the browser; values typed before hydration win over it. */
  restore?: () => Values | null;
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

/** Errors of the rules from the first submit on, and of the server until the field changes. */
function useErrors<Values extends Texts<Values>>(values: Values, rules: FieldRules<Values>) {
  const [attempted, setAttempted] = useState(false);
  const [serverErrors, setServerErrors] = useState<FieldErrors<Values>>({});
  const broken = brokenRules(values, rules);
  return {
    shown: attempted ? { ...serverErrors, ...broken } : serverErrors,
    attempt: () => {
      setAttempted(true);
      setServerErrors({});
    },
    add: (errors: FieldErrors<Values>) => setServerErrors((all) => ({ ...all, ...errors })),
    clear: (name: keyof Values) => setServerErrors((all) => ({ ...all, [name]: undefined })),
    reset: () => {
      setAttempted(false);
      setServerErrors({});
    },
  };
}

/** The error summary: the failure of the last submit, and the fields that are still wrong. */
function useReport(errors: Record<string, string | undefined>) {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [targets, setTargets] = useState<FormTarget[]>([]);
  return {
    failure,
    setFailure,
    setTargets,
    problems: targets.flatMap((target) => {
      const message = errors[target.name];
      return message ? [{ ...target, message }] : [];
    }),
    reset: () => {
      setFailure(null);
      setTargets([]);
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

/** The parts of a form's state. */
function useFormState<Values extends Texts<Values>>(options: FormOptions<Values>) {
  const [values, setValues] = useState(options.initial);
  const errors = useErrors(values, options.rules);
  const report = useReport(errors.shown);
  const element = useFormElement({
    values,
    restore: options.restore,
    onRestored: (restored) => setValues(restored as Values),
  });
  const sending = useSending(options.onSubmit);
  return { values, setValues, errors, report, element, sending };
}

/** Takes over what was put into fields without an event. Answers all values. */
function takeUnnoticed<Values extends Texts<Values>>({
  values,
  setValues,
  errors,
  element,
}: ReturnType<typeof useFormState<Values>>): Values {
  const unnoticed = element.unnoticed(values) as Partial<Values>;
  const names = Object.keys(unnoticed) as (keyof Values)[];
  if (names.length === 0) return values;
  names.forEach((name) => errors.clear(name));
  setValues((all) => ({ ...all, ...unnoticed }));
  return { ...values, ...unnoticed };
}

/** Sends the form as its fields are, or shows the error summary. */
function attempt<Values extends Texts<Values>>(
  state: ReturnType<typeof useFormState<Values>>,
  { rules, missingText }: FormOptions<Values>,
): void {
  const { errors, report, element, sending } = state;
  if (sending.isRunning()) return;
  const values = takeUnnoticed(state);
  errors.attempt();
  report.reset();
  element.rememberFocus();
  const names = Object.keys(brokenRules(values, rules)) as (keyof Values)[];
  if (names.length === 0) return void sending.send(values);
  report.setTargets(element.targets());
  if (names.some((name) => values[name].trim() === '')) report.setFailure({ text: missingText });
  element.focusErrors();
}

/**
 * Outside a dialog this method does nothing. Submitted before hydration, a GET form would put the
 * values, passwords included, into the address.
 */
function elementProps(
  ref: RefObject<HTMLFormElement | null>,
  onSubmit: () => void,
  onMove: () => void,
): Form<unknown>['props'] {
  return {
    ref,
    method: 'dialog',
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      onSubmit();
    },
    onFocus: onMove,
    onBlur: onMove,
  };
}

/**
 * The state of one form: values, errors, an error summary, sending. Values typed before hydration
 * are kept. Written here, because a form library would make the first load of the sign-in page too big.
 *
 * @example
 * const form = useForm({ initial: { email: '' }, rules: { email: [rules.required] }, onSubmit });
 * <form {...form.props}><FormSummary {...form.report} /><TextInput {...form.field('email')} /></form>
 */
export function useForm<Values extends Texts<Values>>(options: FormOptions<Values>): Form<Values> {
  const state = useFormState(options);
  const { values, setValues, errors, report, element } = state;
  const take = () => void takeUnnoticed(state);
  const change = (name: keyof Values, value: string) => {
    take();
    setValues((all) => ({ ...all, [name]: value }));
    errors.clear(name);
  };
  return {
    values,
    busy: state.sending.busy,
    errors: errors.shown,
    report: { ref: element.summary, failure: report.failure, problems: report.problems },
    change,
    take,
    props: elementProps(element.ref, () => attempt(state, options), take),
    field: (name) => ({
      name,
      value: values[name],
      onChange: (event) => change(name, event.target.value),
    }),
    setErrors: (serverErrors) => {
      errors.add(serverErrors);
      report.setTargets(element.targets());
      element.focusErrorsUnlessEditing();
    },
    fail: (failure) => {
      report.setFailure(failure);
      element.focusErrorsUnlessEditing();
    },
    reset: (next) => {
      setValues(next);
      errors.reset();
      report.reset();
    },
  };
}
