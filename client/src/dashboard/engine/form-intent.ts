import { createContext, useContext } from 'react';

/** What the pressed button asks for: a row that may be shown, or one that is still being written. */
export type FormIntent = 'publish' | 'draft';

export interface IntentHolder {
  current: FormIntent;
}

/** Read when rules are checked, so that the same boxes serve both buttons. */
export const IntentContext = createContext<IntentHolder>({ current: 'publish' });

export const useIntent = () => useContext(IntentContext);

/** Sends a form as its own button would, from somewhere else. */
export function submitForm(formId: string): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
