import { render, screen } from '@testing-library/react';
import { FileName } from './file-name';

const directions = (name: string) => {
  const { container } = render(<FileName name={name} />);
  return [...container.querySelectorAll('bdi')].map(({ dir, textContent }) => [dir, textContent]);
};

it('an Arabic file name keeps its ending at the end', () => {
  expect(directions('عقد 2026.pdf')).toEqual([
    ['ltr', 'عقد 2026.pdf'],
    ['auto', 'عقد 2026'],
  ]);
});

it.each(['lease 2026.pdf', 'عقد', '.عقد'])('the file name "%s" is shown in one part', (name) => {
  expect(directions(name)).toEqual([['auto', name]]);
  expect(screen.getByText(name)).toBeVisible();
});
