import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../test/render-page';
import { builtInServices } from '../../features/services/built-in-services';
import { HomePage } from '../home-page';

const asAnswered = (services: unknown) => ({
  PublicServices: () => ({ publicServices: { items: services } }),
});

const show = (services: unknown, locale: 'ar' | 'fr' | 'en' = 'en') =>
  renderPage({ page: <HomePage />, handlers: asAnswered(services), locale });

it('the services grid shows eleven cards, each with two links', async () => {
  await show(builtInServices('en'));
  expect(await screen.findAllByRole('article')).toHaveLength(11);
  const card = within(screen.getByRole('article', { name: 'Legal translation' }));
  expect(card.getByRole('link', { name: /^See More/ })).toHaveAttribute(
    'href',
    '/services/legal-translation',
  );
  expect(card.getByRole('link', { name: /^Request Service/ })).toHaveAttribute(
    'href',
    '/request-service/legal-translation',
  );
});

it('the services grid has its agreed Arabic texts', async () => {
  await show(builtInServices('ar'), 'ar');
  expect(await screen.findAllByText('عرض المزيد')).toHaveLength(11);
  expect(screen.getAllByText('اطلب الخدمة')).toHaveLength(11);
  expect(screen.getAllByText('...والمزيد').length).toBeGreaterThan(0);
});

it.each([
  [3, 3, 0],
  [4, 3, 1],
])('a card of %i entries shows %i and says whether there is more', async (given, shown, more) => {
  const [service] = builtInServices('en');
  const items = Array.from({ length: given }, (_, index) => `Entry ${index}`);
  await show([{ ...service, sections: [{ kind: 'features', items }] }]);
  expect(await screen.findAllByText(/^Entry/)).toHaveLength(shown);
  expect(screen.queryAllByText('...and more')).toHaveLength(more);
});

it('the services grid shows the built-in services when the API cannot be reached', async () => {
  const away = () => {
    throw new TypeError('offline');
  };
  await renderPage({ page: <HomePage />, handlers: { PublicServices: away } });
  expect(await screen.findAllByRole('article')).toHaveLength(11);
});

it('the services grid says when there are no services', async () => {
  await show([]);
  expect(await screen.findByText('No services available right now')).toBeVisible();
});

it('the services grid has a loading text', async () => {
  await renderPage({
    page: <HomePage />,
    handlers: { PublicServices: () => new Promise(() => undefined) },
  });
  expect(screen.getByText('Loading services...')).toBeInTheDocument();
});
