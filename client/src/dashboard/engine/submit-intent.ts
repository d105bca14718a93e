import { createContext, useContext } from 'react';

/** What the clicked button does: publish the row, or save it as a draft. */
export type SubmitIntent = 'publish' | 'draft';

export interface SubmitIntentRef {
  current: SubmitIntent;
}

/** Read during validation, because a draft may leave required texts empty. */
export const SubmitIntentContext = createContext<SubmitIntentRef>({ current: 'publish' });

export const useSubmitIntent = () => useContext(SubmitIntentContext);

/** Submits a form from outside of it, as its submit button would. */
export function submitForm(formId: string): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
