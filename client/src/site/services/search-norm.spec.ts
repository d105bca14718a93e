import { searchNorm } from '@contract/search-norm';

/** The server tests the database with the same samples (server/test/search-norm). */
it.each([
  ['الإستشارةُ القانونيّـــة ٢٠٢٦', 'الاستشاره القانونيه 2026'],
  ['آخر مسؤول قائم ٱلعمل', 'اخر مسوول قايم العمل'],
  ['Équité Légale ça', 'equite legale ca'],
  ['حکم قضائی ۱۹۹۸', 'حكم قضايي 1998'],
  ['ﻻﺋﺤﺔ', 'لايحه'],
])('the browser folds %j to %j for search, too', (text, folded) => {
  expect(searchNorm(text)).toBe(folded);
});
