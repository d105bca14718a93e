import { screen } from '@testing-library/react';
import { refusal, renderPage } from '../../test/render-page';
import { builtInServices } from '../features/services/built-in-services';
import { ServicePage } from './service-page';

const show = (answer: () => unknown) =>
  renderPage({
    page: <ServicePage />,
    path: '/services/:slug',
    at: '/services/legal-translation',
    handlers: { PublicService: answer },
  });

const [service] = builtInServices('en');

it('the service page shows the process as numbered steps and other sections as lists', async () => {
  await show(() => ({ publicService: service }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Legal translation');
  const process = screen.getByRole('region', { name: 'How it works' });
  expect(process.querySelector('ol')).not.toBeNull();
  expect(
    screen.getByRole('region', { name: 'What we translate' }).querySelector('ul'),
  ).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

it('the service page leaves out empty lists', async () => {
  await show(() => ({
    publicService: { ...service, tags: [], sections: [{ kind: 'features', items: [] }] },
  }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Features')).toBeNull();
  expect(screen.queryByText('Topics')).toBeNull();
});

it('the service page says what the law says once that is confirmed', async () => {
  await show(() => ({ publicService: { ...service, law: 'Law 08-09.\n\nMore of it.' } }));
  expect(await screen.findByRole('heading', { name: 'What the law says' })).toBeVisible();
  expect(screen.getByText('More of it.')).toBeVisible();
});

it('the service page has no such heading while nothing is confirmed', async () => {
  await show(() => ({ publicService: { ...service, law: '' } }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('What the law says')).toBeNull();
});

it('the service page says when the service does not exist, with a link home', async () => {
  await show(() => refusal('NOT_FOUND'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Service Not Found');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
