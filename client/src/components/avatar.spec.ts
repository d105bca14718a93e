import { getInitial } from './avatar';

it.each([
  ['أمينة بن يوسف', 'أ'],
  ['د. كريم حداد', 'ك'],
  ['الأستاذة سارة مزيان', 'س'],
  ['Dr. Karim Haddad', 'K'],
  ['Maître élodie', 'É'],
  ['M. Ali', 'A'],
  ['Me', 'M'],
  ['', '?'],
  ['   ', '?'],
  [null, '?'],
])('the letter of %s is %s', (name, letter) => {
  expect(getInitial(name)).toBe(letter);
});
