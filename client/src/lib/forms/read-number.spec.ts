import { readNumber } from './read-number';

describe('a number that somebody typed', () => {
  it.each([
    ['4.7', 4.7],
    ['4,7', 4.7],
    ['٤٫٧', 4.7],
    ['٤,٧', 4.7],
    ['۴٫۷', 4.7],
    [' 5 ', 5],
    ['0,125', 0.125],
    ['-3', -3],
    ['1 234,5', 1234.5],
    ['1\u202f234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['1,234,567', 1234567],
    ['12 000', 12000],
  ])('%s is read as %d', (text, number) => {
    expect(readNumber(text, 3)).toBe(number);
  });

  it.each([
    '',
    'four',
    '4,7,1',
    '4..7',
    '1,234',
    '1.234',
    '1,23,456',
    '12345 678',
    '4.',
    '1e3',
    '0x1f',
    '4 7',
  ])('“%s” is refused, not guessed', (text) => {
    expect(readNumber(text, 3)).toBeUndefined();
  });

  it('a typed number with too many decimals is refused, not rounded', () => {
    expect(readNumber('4.75', 1)).toBeUndefined();
    expect(readNumber('4,7', 0)).toBeUndefined();
  });
});
