import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { Stars } from './stars';

const fillsOf = (picture: HTMLElement) =>
  [...picture.querySelectorAll<HTMLElement>('.fill')].map((fill) => fill.style.inlineSize);

it.each([
  { value: 5, fills: ['100%', '100%', '100%', '100%', '100%'] },
  { value: 4.5, fills: ['100%', '100%', '100%', '100%', '50%'] },
  { value: 4.2, fills: ['100%', '100%', '100%', '100%'] },
  { value: 4.3, fills: ['100%', '100%', '100%', '100%', '50%'] },
  { value: 0.75, fills: ['100%'] },
  { value: 0, fills: [] },
])('fills $value to the nearest half', async ({ value, fills }) => {
  await renderPage({ page: <Stars value={value} /> });
  const picture = screen.getByRole('img', { name: `${value} out of 5` });
  expect(picture.querySelectorAll('.outline')).toHaveLength(5);
  expect(fillsOf(picture)).toEqual(fills);
});

it('says the rating in the language of the page, and writes it when asked to', async () => {
  await renderPage({ page: <Stars value={4.6} showValue />, locale: 'ar' });
  expect(screen.getByRole('img', { name: '4,6 من 5' })).toHaveTextContent('4,6');
});
