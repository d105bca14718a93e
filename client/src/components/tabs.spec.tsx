import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@contract/locales';
import { renderPage } from '../../test/render-page';
import { Tabs } from './tabs';

const TABS = ['One', 'Two', 'Three'].map((title) => ({
  id: title.toLowerCase(),
  title,
  content: <p>{`Content ${title}`}</p>,
}));

async function show(locale: Locale = 'en') {
  await renderPage({ page: <Tabs label="Parts" tabs={TABS} />, locale });
  await userEvent.click(screen.getByRole('tab', { name: 'One' }));
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it('tabs show the first panel, named after its tab', async () => {
  await show();
  expect(screen.getByRole('tablist', { name: 'Parts' })).toBeVisible();
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('Content One');
  expect(screen.queryByText('Content Two')).toBeNull();
});

it('pressing a tab shows its panel', async () => {
  await show();
  await userEvent.click(screen.getByRole('tab', { name: 'Three' }));
  expect(screen.getByRole('tabpanel', { name: 'Three' })).toHaveTextContent('Content Three');
});

it.each([
  ['en', '{ArrowRight}', 'Two'],
  ['en', '{ArrowLeft}', 'Three'],
  ['ar', '{ArrowLeft}', 'Two'],
  ['ar', '{ArrowRight}', 'Three'],
  ['en', '{End}', 'Three'],
  ['en', '{End}{Home}', 'One'],
] as const)('tabs in %s: the key %s leads to %s', async (locale, keys, reached) => {
  await show(locale);
  await userEvent.keyboard(keys);
  expect(chosen()).toBe(reached);
});
