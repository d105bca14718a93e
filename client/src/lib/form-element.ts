import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field that the summary links to. */
export interface FormTarget {
  name: string;
  id: string;
  label: string;
}

const controlsOf = (form: HTMLFormElement) =>
  Array.from(form.elements).filter(
    (element): element is Control => 'value' in element && 'name' in element,
  );

/** The value in the server's HTML. */
function sentValue(control: Control): string {
  if (!('options' in control)) return control.defaultValue;
  const options = Array.from(control.options);
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** Values typed, chosen, or filled in by the browser, before hydration. */
function typedBefore(form: HTMLFormElement, values: Record<string, string>) {
  const typed = controlsOf(form).filter(
    (control) =>
      control.name in values &&
      control.value !== values[control.name] &&
      control.value !== sentValue(control),
  );
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

export interface FormElementOptions {
  values: Record<string, string>;
  /** Returns a stored draft; called once, in the browser. */
  restore?: () => Record<string, string> | null;
  onAdopt: (values: Record<string, string>) => void;
}

/** Takes over a draft, and over it the values typed before hydration. */
function useTakeover({ values, restore, onAdopt }: FormElementOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    const typed = typedBefore(form, values);
    const draft = restore?.();
    if (Object.keys(typed).length > 0) onAdopt({ ...values, ...draft, ...typed });
    else if (draft) onAdopt(draft);
  });
  useLayoutEffect(() => {
    if (ref.current) takeOver(ref.current);
  }, []);
  return ref;
}

/** Reads early input from the form element, lists its fields, and moves the focus to the errors. */
export function useFormElement(options: FormElementOptions) {
  const ref = useTakeover(options);
  const summary = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  const leftAt = useRef<Element>(null);
  useEffect(() => {
    if (turn === 0) return;
    const firstError = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (summary.current ?? firstError)?.focus();
  }, [ref, turn]);
  const focusErrors = () => setTurn((last) => last + 1);
  return {
    ref,
    summary,
    focusErrors,
    leave: () => (leftAt.current = document.activeElement),
    /** Not when the person is typing in another field by now. */
    comeBack: () => {
      const { activeElement } = document;
      const isElsewhere = activeElement !== leftAt.current && ref.current?.contains(activeElement);
      if (!isElsewhere) focusErrors();
    },
    /** Every field in the order of the page. */
    targets: (): FormTarget[] =>
      (ref.current ? controlsOf(ref.current) : []).map(({ name, id, labels }) => ({
        name,
        id,
        label: labels?.[0]?.firstChild?.textContent ?? '',
      })),
  };
}
