import { charactersIn } from './characters.js';

describe('charactersIn', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['عقد إيجار', 9],
    ['é', 1],
    ['e\u0301', 2],
    ['😀', 1],
    ['😀😀😀', 3],
    ['⚖', 1],
    ['⚖\uFE0F', 2],
    ['👩\u200D⚖', 3],
    ['🇩🇿', 2],
    ['𝒜', 1],
    ['a\nb', 3],
    ['a\r\nb', 3],
    ['a\r\n\r\nb', 4],
    ['a\rb', 3],
    ['a\n\rb', 4],
    ['\r\n', 1],
    ['\uD83D', 1],
    [' a ', 3],
  ])('%j has %i characters', (text, count) => {
    expect(charactersIn(text)).toBe(count);
  });
});
