import { screen } from '@testing-library/react';
import type { UserRole } from '@contract/enums';
import { aUser, renderPage } from '../../../test/render-page';
import { ForClients } from './for-clients';

const open = (role: UserRole) =>
  renderPage({
    page: (
      <ForClients kind="serviceRequest" serviceId="legal-audit">
        <p>The form</p>
      </ForClients>
    ),
    path: '/request-service',
    user: aUser({ role }),
  });

it('a client sees the form', async () => {
  await open('client');
  expect(await screen.findByText('The form')).toBeInTheDocument();
});

it.each(['admin', 'secretary'] as const)(
  'a person with the role %s is led to the form in which the office writes down requests, with the service',
  async (role) => {
    await open(role);
    const link = await screen.findByRole('link', { name: 'New request in the dashboard' });
    expect(link).toHaveAttribute(
      'href',
      '/dashboard/service-requests?form=new&serviceId=legal-audit',
    );
    expect(screen.queryByText('The form')).not.toBeInTheDocument();
  },
);

it('a lawyer is told who writes requests down', async () => {
  await open('lawyer');
  expect(await screen.findByText(/is for the secretary’s office/)).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
