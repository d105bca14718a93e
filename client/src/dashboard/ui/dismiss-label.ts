import type { TFunction } from 'i18next';

/** The button that leaves a question: "Cancel", or "Close" beside an action that begins with "Cancel" itself. */
export function dismissLabel(t: TFunction, action: string): string {
  const cancel = t('dashboard.cancel');
  return action.startsWith(cancel) ? t('dashboard.close') : cancel;
}
