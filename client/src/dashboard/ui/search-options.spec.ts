import { matchesOption } from './input-props';

describe('options of a select', () => {
  it.each([
    ['احمد', 'أحمد'],
    ['مسوول', 'مسؤول'],
    ['مسئول', 'مسؤول'],
    ['هيأة', 'هيئة'],
    ['٢', 'فئة 2'],
    ['2', 'فئة ٢'],
    ['etat', 'État'],
    ['coeur', 'Cœur'],
    ["l'appel", 'L’appel'],
    ['عبدالقادر', 'عبد القادر'],
    ['عبد القادر', 'عبدالقادر'],
    ['benali', 'Ben Ali'],
    ['قالمة', 'ڨالمة'],
    ['sidi-bel-abbes', 'Sidi Bel Abbès'],
    ['propriété ?', 'Propriété intellectuelle'],
    ['copropriete', 'Co\u00ADpropriété'],
    ['', 'État'],
    ['  ', 'État'],
  ])('%j offers %j', (typed, label) => {
    expect(matchesOption(typed, { label, value: 'x' })).toBe(true);
  });

  it.each([
    ['mali', 'Karim Ali'],
    ['etat', 'Équité'],
    ['مسوول', 'مسلول'],
    ['x', 'État'],
  ])('%j does not offer %j', (typed, label) => {
    expect(matchesOption(typed, { label, value: 'x' })).toBe(false);
  });

  it('an option that has no text for a label is not offered to what is typed', () => {
    expect(matchesOption('a', { label: undefined, value: 1 })).toBe(false);
    expect(matchesOption('a', undefined)).toBe(false);
  });
});
