import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { Stars } from './stars';

const filledOf = (picture: HTMLElement) =>
  picture.querySelector<HTMLElement>('.stars')?.style.getPropertyValue('--filled');

it.each([
  { value: 5, filled: '98px' },
  { value: 4.5, filled: '89px' },
  { value: 4.2, filled: '78px' },
  { value: 4.3, filled: '89px' },
  { value: 0.75, filled: '18px' },
  { value: 0, filled: '0px' },
])('a rating of $value is filled to the nearest half', async ({ value, filled }) => {
  await renderPage({ page: <Stars value={value} size={18} /> });
  expect(filledOf(screen.getByRole('img', { name: `${value} out of 5` }))).toBe(filled);
});

it('a rating has an accessible label in the language of the page, and can be shown as a number', async () => {
  await renderPage({ page: <Stars value={4.6} showValue />, locale: 'ar' });
  expect(screen.getByRole('img', { name: '4,6 من 5' })).toHaveTextContent('4,6');
});
