import { splitBlocks, splitLines } from './text-lines';

it('splitLines returns one entry for each line', () => {
  expect(splitLines('عقود\n  نزاعات \n\n')).toEqual(['عقود', 'نزاعات']);
});

it('splitBlocks distinguishes paragraphs, lists and lists of terms', () => {
  const text =
    'First,\nstill first.\n\n- one\n- two\n\n- token | seven days\n- lang | a year\n\nLast - not a list.';
  expect(splitBlocks(text)).toEqual([
    { kind: 'paragraph', lines: ['First, still first.'] },
    { kind: 'list', lines: ['one', 'two'] },
    { kind: 'terms', lines: ['token | seven days', 'lang | a year'] },
    { kind: 'paragraph', lines: ['Last - not a list.'] },
  ]);
});
