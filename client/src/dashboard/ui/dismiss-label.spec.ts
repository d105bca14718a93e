import type { TFunction } from 'i18next';
import { dismissLabel } from './dismiss-label';

const WORDS = {
  ar: { 'dashboard.cancel': 'إلغاء', 'dashboard.close': 'إغلاق' },
  fr: { 'dashboard.cancel': 'Annuler', 'dashboard.close': 'Fermer' },
  en: { 'dashboard.cancel': 'Cancel', 'dashboard.close': 'Close' },
};

it.each([
  ['ar', 'إلغاء الدفعة', 'إغلاق'],
  ['ar', 'حذف', 'إلغاء'],
  ['fr', 'Annuler la fusion', 'Fermer'],
  ['fr', 'Supprimer', 'Annuler'],
  ['en', 'Cancel the payment', 'Close'],
  ['en', 'Undo the merge', 'Cancel'],
] as const)('in %s, a question whose action is "%s" is left by "%s"', (locale, action, label) => {
  const t = ((key: keyof (typeof WORDS)['ar']) => WORDS[locale][key]) as TFunction;
  expect(dismissLabel(t, action)).toBe(label);
});
