import { shortened } from './job-role-card';

it.each([
  [119, 119],
  [120, 120],
  [121, 123],
])('shortened turns %i characters into %i', (given, left) => {
  const text = 'ق'.repeat(given);
  expect(shortened(text)).toHaveLength(left);
  expect(shortened(text).endsWith('...')).toBe(given > 120);
});

it('shortened does not split a surrogate pair', () => {
  expect(shortened('𝒜'.repeat(130))).toBe(`${'𝒜'.repeat(120)}...`);
});
