import { firstWrittenLocale } from './form-errors';
import type { FormInput } from './form-definition';

const inputs = [
  { name: 'nameAr', locale: 'ar' },
  { name: 'nameFr', locale: 'fr' },
  { name: 'nameEn', locale: 'en' },
  { name: 'rating' },
] as FormInput[];

it('a form begins with the first language that has a text, and with Arabic while none has', () => {
  expect(firstWrittenLocale(inputs, { nameFr: 'Mourad', nameEn: 'Mourad', rating: 4 })).toBe('fr');
  expect(firstWrittenLocale(inputs, { nameAr: 'مراد', nameFr: 'Mourad' })).toBe('ar');
  expect(firstWrittenLocale(inputs, { nameAr: ' ', rating: 4 })).toBe('ar');
});
