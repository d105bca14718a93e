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

it('shows the process as numbered steps and the rest as lists', async () => {
  await show(() => ({ publicService: service }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Legal translation');
  const process = screen.getByRole('region', { name: 'How it works' });
  expect(process.querySelector('ol')).not.toBeNull();
  expect(
    screen.getByRole('region', { name: 'What we translate' }).querySelector('ul'),
  ).not.toBeNull();
});

it('leaves out a list that holds nothing', async () => {
  await show(() => ({
    publicService: { ...service, tags: [], sections: [{ kind: 'features', items: [] }] },
  }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Features')).toBeNull();
  expect(screen.queryByText('Topics')).toBeNull();
});

it('says when the service is not there, with the way home', async () => {
  await show(() => refusal('NOT_FOUND'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Service Not Found');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
