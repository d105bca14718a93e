import { searchNorm } from '../../contract/search-norm.js';
import { namePattern } from './name-pattern.js';

const NAMES = ['أ. سليمة بن ميزان', 'Me Salima Benmizane', 'Salima Benmizane'];
const isIn = (text: string, names = NAMES) =>
  new RegExp(namePattern(names) ?? '(?!)', 'u').test(searchNorm(text));

describe('the name of a consultant', () => {
  it.each([
    'Salima BENMIZANE vous reçoit.',
    'Benmizane Salima, avocate',
    'Votre dossier est suivi par Maître Benmizane.',
    'Écrire à salima.benmizane@cabinet.dz',
    'اتصل بالأستاذة بن ميزان',
    'ملفك لدى سليمة بن ميزان.',
    'رسالة لسليمة بنميزان',
    'سَلِيمَة بن مِيزان',
  ])('a name stands in "%s"', (text) => {
    expect(isIn(text)).toBe(true);
  });

  it.each([
    'Salima vous reçoit.',
    'La famille Benmizane',
    'Salima Benmizanette',
    'مكتب ميزان للخدمات القانونية',
    'Mme Salima et Me Benqanoun',
    '',
  ])('a name does not stand in "%s"', (text) => {
    expect(isIn(text)).toBe(false);
  });

  it('a name that is a courtesy alone, or too short, is not looked for', () => {
    expect(namePattern(['Me', 'د.', 'Al', ''])).toBeUndefined();
  });

  it('a name may hold signs that patterns use', () => {
    expect(isIn('Nom : A+B (C) suite', ['A+B C'])).toBe(true);
    expect(isIn('Nom : AB C suite', ['A+B C'])).toBe(false);
  });
});
