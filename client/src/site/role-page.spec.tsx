import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJobRole } from '../../test/job-roles';
import { refusal, renderPage } from '../../test/render-page';
import type { JobRoleData } from '../features/job-roles/job-roles.queries';
import { RolePage } from './role-page';

const show = (answer: () => unknown, at = '/role/lawyer') =>
  renderPage({
    page: <RolePage />,
    path: '/role/:slug',
    at,
    handlers: { PublicJobRole: answer },
  });
const showRole = (changes: Partial<JobRoleData> = {}, at?: string) =>
  show(() => ({ publicJobRole: aJobRole(changes) }), at);

it('the role page has five tabs, each with its own content', async () => {
  await showRole();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lawyer' })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Requirements',
    'Responsibilities',
    'Benefits',
    'Skills',
  ]);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Pleads before the courts.');
  await userEvent.click(screen.getByRole('tab', { name: 'Requirements' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('A degree in law');
  await userEvent.click(screen.getByRole('tab', { name: 'Skills' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nothing is listed here yet.');
});

it('the role page links back to the roles and to the application', async () => {
  await showRole();
  expect(await screen.findByRole('link', { name: 'Back to Roles' })).toHaveAttribute(
    'href',
    '/join-team',
  );
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
    'href',
    '/join-team?role=role-1',
  );
});

it('the role page shows a missing type as full-time, and translates known terms only', async () => {
  await showRole({ type: null, location: 'Oran', salary: 'Competitive', experience: '1 year' });
  const terms = within(await screen.findByRole('complementary'));
  expect(terms.getByText('Full-time')).toBeVisible();
  expect(terms.getByText('Oran')).toBeVisible();
  expect(terms.getByText('1 year')).toBeVisible();
});

it('the structured data of a role contain only known facts', async () => {
  await showRole({ type: null, location: 'Algiers' });
  await screen.findByRole('heading', { level: 1 });
  const script = document.querySelector('script[type="application/ld+json"]');
  const posting = JSON.parse(script?.textContent ?? '{}') as Record<string, unknown>;
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Lawyer',
    datePosted: '2026-11-01',
  });
  for (const unknown of ['employmentType', 'jobLocationType', 'skills'])
    expect(posting).not.toHaveProperty(unknown);
});

it('a role in an unknown place has no structured data, which search engines would refuse', async () => {
  await showRole({ location: 'Oran' });
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});

it('the role page redirects from an id to the slug', async () => {
  await showRole({}, '/role/role-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lawyer' })).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/role\/lawyer$/);
});

it('the role page says when the role does not exist, with a link back', async () => {
  await show(() => refusal('NOT_FOUND'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Role not found');
  expect(screen.getByRole('link', { name: 'Back to Roles' })).toHaveAttribute('href', '/join-team');
});

it('the role page shows an error with a link back', async () => {
  await show(() => {
    throw new TypeError('offline');
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error loading data');
  expect(alert).toHaveTextContent('Failed to fetch role');
  expect(within(alert).getByRole('link', { name: 'Back to Roles' })).toBeVisible();
});

it('the role page shows an error when loading takes more than ten seconds', async () => {
  jest.useFakeTimers();
  try {
    await show(() => new Promise(() => undefined));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(9_900));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch role');
  } finally {
    jest.useRealTimers();
  }
});
