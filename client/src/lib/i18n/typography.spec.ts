import { preventBreaksInNumbers } from '../forms/text-lines';

it.each([
  ['loi 90-11', 'loi 90\u2060-\u206011'],
  ['القانون 18-07 والقانون 18-05', 'القانون 18\u2060-\u206007 والقانون 18\u2060-\u206005'],
  ['e-mail, start-up, 24 - 48', 'e-mail, start-up, 24 - 48'],
])('preventBreaksInNumbers(%s) joins only numbers with a hyphen', (text, kept) => {
  expect(preventBreaksInNumbers(text)).toBe(kept);
});
