import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field that the summary links to. */
export interface FormTarget {
  name: string;
  id: string;
  /** Of its label or legend, without the marks behind the text; a sentence has a `data-short`. */
  label: string;
}

const controlsOf = (form: HTMLFormElement) =>
  Array.from(form.elements).filter(
    (element): element is Control => 'value' in element && 'name' in element,
  );

/** The value in the server's HTML. */
function serverValue(control: Control): string {
  if (!('options' in control)) return control.defaultValue;
  const options = Array.from(control.options);
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** Values typed, chosen, or filled in by the browser, before hydration. */
function typedBeforeHydration(form: HTMLFormElement, values: Record<string, string>) {
  const typed = controlsOf(form).filter(
    (control) =>
      control.name in values &&
      control.value !== values[control.name] &&
      (control.type === 'checkbox'
        ? (control as HTMLInputElement).checked
        : control.value !== serverValue(control)),
  );
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

const NOT_TYPED = ['button', 'checkbox', 'file', 'hidden', 'radio', 'reset', 'submit'];

/** A choice that nobody can make: it stands for a value that is not among the others. */
const showsPlaceholder = (control: Control) =>
  'selectedOptions' in control && control.selectedOptions[0]?.disabled === true;

/** What managers of passwords and translators put into fields without an event, which React has not noticed. */
function unnoticedValues(form: HTMLFormElement, values: Record<string, string>) {
  const changed = controlsOf(form).filter(
    (control) =>
      !NOT_TYPED.includes(control.type) &&
      control.name in values &&
      control.value !== values[control.name] &&
      !showsPlaceholder(control),
  );
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

/** Every field in the order of the page. A group of buttons is one field, if its fieldset has their name. */
function targetsOf(form: HTMLFormElement): FormTarget[] {
  const fields = Array.from(form.elements).filter(
    (element): element is Control | HTMLFieldSetElement => 'name' in element,
  );
  return fields
    .filter(({ name }, place) => fields.findIndex((other) => other.name === name) === place)
    .map((field) => {
      const label = 'labels' in field ? field.labels?.[0] : field.querySelector('legend');
      const text = label?.dataset['short'] ?? label?.firstChild?.textContent ?? '';
      return { name: field.name, id: field.id, label: text };
    });
}

export interface FormElementOptions {
  values: Record<string, string>;
  /** Returns a stored draft; called once, in the browser. */
  restore?: () => Record<string, string> | null;
  onRestored: (values: Record<string, string>) => void;
}

/** Restores the draft, and the values typed before hydration, which win over it. */
function useRestoredValues({ values, restore, onRestored }: FormElementOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const restoreValues = useEffectEvent((form: HTMLFormElement) => {
    const typed = typedBeforeHydration(form, values);
    const draft = restore?.();
    if (Object.keys(typed).length > 0) onRestored({ ...values, ...draft, ...typed });
    else if (draft) onRestored(draft);
  });
  useLayoutEffect(() => {
    if (ref.current) restoreValues(ref.current);
  }, []);
  return ref;
}

/** Reads early input from the form element, lists its fields, and moves the focus to the errors. */
export function useFormElement(options: FormElementOptions) {
  const ref = useRestoredValues(options);
  const summary = useRef<HTMLDivElement>(null);
  const [focusCount, setFocusCount] = useState(0);
  const focusedAtSubmit = useRef<Element>(null);
  useEffect(() => {
    if (focusCount === 0) return;
    const firstError = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (summary.current ?? firstError)?.focus();
  }, [ref, focusCount]);
  const focusErrors = () => setFocusCount((last) => last + 1);
  return {
    ref,
    summary,
    focusErrors,
    rememberFocus: () => (focusedAtSubmit.current = document.activeElement),
    /** Leaves the focus alone when the person is already in another field. */
    focusErrorsUnlessEditing: () => {
      const { activeElement } = document;
      const isEditing =
        activeElement !== focusedAtSubmit.current && ref.current?.contains(activeElement);
      if (!isEditing) focusErrors();
    },
    /** The values of the fields that differ from those known. */
    unnoticed: (values: Record<string, string>) =>
      ref.current ? unnoticedValues(ref.current, values) : {},
    targets: () => (ref.current ? targetsOf(ref.current) : []),
  };
}
