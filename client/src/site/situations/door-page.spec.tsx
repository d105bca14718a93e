import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../test/render-page';
import { SituationPages } from './situation-pages';

const LISTED = ['dismissed', 'unpaid-wages'].map((slug) => ({
  slug,
  title: `Title of ${slug}`,
  summary: `Summary of ${slug}`,
  resolvedLanguage: 'en',
}));

const show = (items: readonly object[] | undefined, at = '/situations/work') =>
  renderPage({
    page: <SituationPages />,
    path: '/situations/:door',
    at,
    handlers: {
      PublicSituations: () => {
        if (!items) throw new TypeError('offline');
        return { publicSituations: { items } };
      },
    },
  });

it('the page of a door lists its situations and leads to the other doors', async () => {
  await show(LISTED);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Work');
  for (const { slug, title, summary } of LISTED) {
    expect(await screen.findByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/situation/${slug}`,
    );
    expect(screen.getByText(summary)).toBeVisible();
  }
  const others = within(screen.getByRole('navigation', { name: 'Other subjects' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/situations/family',
    '/situations/housing',
    '/situations/inheritance',
    '/situations/justice',
    '/situations/company',
    '/request-service/guide-me',
  ]);
});

it('the structured data of a door list its situations', async () => {
  await show(LISTED);
  await screen.findByRole('link', { name: 'Title of dismissed' });
  const script = document.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    '@type': 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: 'https://mizan.test/en/situation/dismissed' },
        { position: 2, url: 'https://mizan.test/en/situation/unpaid-wages' },
      ],
    },
  });
});

it('a door without situations leads to the request form', async () => {
  await show([]);
  expect(await screen.findByText(/Nothing is published on this subject yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a service' })).toHaveAttribute(
    'href',
    '/request-service/guide-me',
  );
});

it('a door that cannot be read says so, and can be asked for again', async () => {
  await show(undefined);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
});

it('an unknown door is a page that does not exist', async () => {
  await show(LISTED, '/situations/nowhere');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
});
