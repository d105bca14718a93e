import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJobRole, jobRolesServer } from '../../test/job-roles';
import { renderPage, type Handlers } from '../../test/render-page';
import { JoinTeamPage } from './join-team-page';

const ROLES = [
  aJobRole({ description: 'x'.repeat(121) }),
  aJobRole({ id: 'role-2', slug: 'tutor', title: 'Tutor', category: 'training', type: null }),
];

const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
beforeEach(() => scrolled.mockClear());

const show = (handlers: Handlers = {}, at = '/join-team') =>
  renderPage({
    page: <JoinTeamPage />,
    path: '/join-team',
    at,
    handlers: { ...jobRolesServer(ROLES), ...handlers },
  });

const card = (name: string) => within(screen.getByRole('article', { name }));
const offline = () => {
  throw new TypeError('offline');
};

it('the join page shows a card with two links for each role, its text cut at 120 characters', async () => {
  await show();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(card('Lawyer').getByText(`${'x'.repeat(120)}...`)).toBeVisible();
  expect(card('Lawyer').getByText('3 to 5 years')).toBeVisible();
  expect(card('Tutor').getByText('Full-time')).toBeVisible();
  expect(card('Tutor').getByRole('link', { name: 'See More Tutor' })).toHaveAttribute(
    'href',
    '/role/tutor',
  );
});

it('the join page filters roles by category, and says when a category has none', async () => {
  await show({ PublicJobRoles: () => ({ publicJobRoles: { items: [ROLES[0]] } }) });
  const chips = within(await screen.findByRole('group', { name: 'Filter by field' }));
  await userEvent.click(await chips.findByRole('button', { name: 'Training' }));
  expect(screen.getByText('No Roles Available')).toBeVisible();
  await userEvent.click(chips.getByRole('button', { name: 'Legal' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(chips.getByRole('button', { name: 'All Roles' }));
  expect(chips.getByRole('button', { name: 'All Roles', pressed: true })).toBeVisible();
});

it('selecting a role on the join page scrolls to the next step, and can be undone', async () => {
  await show();
  await screen.findAllByRole('article');
  expect(screen.queryByText('You chose:')).toBeNull();
  await userEvent.click(card('Tutor').getByRole('button', { name: 'Select Tutor' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/join-team?role=role-2');
  expect(screen.getByRole('region', { name: 'Apply for this role' })).toHaveTextContent('Tutor');
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'Change role' }));
  expect(screen.queryByRole('region', { name: 'Apply for this role' })).toBeNull();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/join-team$/);
});

it.each(['role-1', 'lawyer'])(
  'the join page opens with the role of ?role=%s selected',
  async (role) => {
    await show({}, `/join-team?role=${role}`);
    expect(await screen.findByRole('region', { name: 'Apply for this role' })).toHaveTextContent(
      'Lawyer',
    );
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  },
);

it('the join page says when the role in its address is no longer open', async () => {
  await show({}, '/join-team?role=gone');
  expect(await screen.findByText(/no longer open/)).toBeVisible();
});

it('the join page shows the error of the roles with a retry', async () => {
  await show({ PublicJobRoles: offline });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error loading data');
  expect(alert).toHaveTextContent('Failed to fetch roles');
  expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeVisible();
});

it('the join page still shows the roles when categories and figures fail, and says so', async () => {
  await show({ PublicJobRoleCategories: offline, PublicJobRoleStats: offline });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(await screen.findByText('Failed to fetch role categories')).toBeVisible();
  expect(await screen.findByText('Failed to fetch role stats')).toBeVisible();
});
