import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationsResource } from '../../../features/applications/applications.resource';
import { aUser, renderPage, type Handlers } from '../../../../test/render-page';
import { aDesk } from '../../../../test/render-requests';
import { DashboardFrame } from '../../../../test/render-resource';
import { RequestsPage } from '../requests-page';

const STATUSES = ['pending', 'reviewed', 'shortlisted', 'rejected', 'accepted'];
const TEXTS = ['address', 'city', 'country', 'experience', 'education', 'skills', 'motivation'];
const EMPTY = [
  'dateOfBirth',
  'linkedin',
  'website',
  'expectedSalary',
  'availability',
  'additionalInfo',
  'adminNotes',
  'deletedAt',
];
const role = { __typename: 'ApplicationRole', id: 'j1', slug: 'lawyer' };

const aRow = (number: number, status: string) => ({
  __typename: 'Application',
  id: `a${number}`,
  reference: `JA-2026-00000${number}`,
  fullName: `Applicant ${number}`,
  email: `a${number}@example.com`,
  phoneNumber: '0550 12 34 56',
  phoneE164: null,
  role: { ...role, titleAr: 'محامٍ', titleFr: 'Avocat', titleEn: 'Lawyer' },
  status,
  version: 4,
  repeatOfId: null,
  cvName: 'cv.pdf',
  cvType: 'pdf',
  cvSize: 1000,
  createdAt: '2026-11-16T09:00:00.000Z',
  unansweredSince: null,
  answerDueAt: null,
  unseen: false,
});

const address = () => screen.getByTestId('address').textContent;
const column = (name: RegExp) => screen.findByRole('region', { name });

/** Three applications and 27 rejected ones of a server. */
function renderBoard(overrides: Handlers = {}, query = '?as=board') {
  const rows = [aRow(1, 'pending'), aRow(2, 'pending'), aRow(3, 'shortlisted')];
  const list = jest.fn(({ status, limit }: Record<string, unknown>): unknown => {
    const [column] = status as string[];
    const found =
      column === 'rejected'
        ? Array.from({ length: 27 }, (_, at) => aRow(100 + at, 'rejected'))
        : rows.filter((row) => row.status === column);
    const items = found.slice(0, Number(limit));
    return { applications: { __typename: 'ApplicationPage', items, total: found.length } };
  });
  const handlers: Handlers = {
    AdminApplications: list,
    AdminApplicationStats: () => ({
      applicationStats: {
        __typename: 'ApplicationStats',
        totalApplications: 30,
        ...Object.fromEntries(STATUSES.map((status) => [`${status}Applications`, 1])),
      },
    }),
    AdminApplication: () => ({
      application: {
        ...aRow(1, 'pending'),
        ...Object.fromEntries(TEXTS.map((name) => [name, name])),
        ...Object.fromEntries(EMPTY.map((name) => [name, null])),
        updatedAt: '2026-11-16T09:00:00.000Z',
        timeline: [],
        repeats: [],
      },
    }),
    AdminDesk: () => aDesk(),
    OpenRequest: ({ id }) => ({
      openRequest: { __typename: 'RequestViewers', id, viewers: [] },
    }),
    CloseRequest: () => ({ closeRequest: true }),
    ...overrides,
  };
  const page = (
    <DashboardFrame>
      <RequestsPage
        kind="application"
        resource={{ ...applicationsResource, useChangeEvents: () => undefined }}
      />
    </DashboardFrame>
  );
  const path = '/dashboard/applications';
  const user = aUser({ role: 'admin' });
  return { list, page: renderPage({ page, path, at: path + query, handlers, user }) };
}

describe('a board of requests by status', () => {
  it('shows a column with its count for each status, and more cards of a long one', async () => {
    const { list } = renderBoard({}, '?as=board&q=oran');
    const pending = await column(/^Pending 2/);
    expect(within(pending).getAllByRole('listitem')).toHaveLength(2);
    expect(await column(/^Accepted 0/)).toHaveTextContent('Nothing here');
    const rejected = await column(/^Not selected 27/);
    expect(within(rejected).getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(within(rejected).getByRole('button', { name: 'Show more (7 left)' }));
    await waitFor(() => expect(within(rejected).getAllByRole('listitem')).toHaveLength(27));
    expect(list).toHaveBeenCalledWith(
      expect.objectContaining({ status: ['rejected'], search: 'oran' }),
    );
  });

  it('is switched in the address and keeps the filters of the list', async () => {
    renderBoard({}, '?status=pending');
    await userEvent.click(await screen.findByRole('radio', { name: /Board/ }));
    expect(address()).toBe('/dashboard/applications?status=pending&as=board');
    await column(/^Pending 2/);
    expect(screen.queryByRole('region', { name: /^Accepted/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /List/ }));
    expect(address()).toBe('/dashboard/applications?status=pending');
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it('a card is moved by keys alone: each step is announced, and the status dialog asks first', async () => {
    const set = jest.fn(() => ({ setApplicationStatus: { id: 'a1' } }));
    renderBoard({ SetApplicationStatus: set });
    const handle = await screen.findByRole('button', { name: 'Move: Applicant 1' });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/Started dragging/)).toBeInTheDocument();
    await userEvent.tab();
    expect(await column(/^Shortlisted/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('JA-2026-000001');
    expect(set).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByLabelText(/Note to the client/)).toHaveFocus());
    await userEvent.keyboard('Come on Sunday.{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(set).toHaveBeenCalledWith({
        id: 'a1',
        input: { status: 'shortlisted', version: 4, note: 'Come on Sunday.' },
      }),
    );
  });

  it('next and previous stay in the column of the open card', async () => {
    renderBoard();
    await userEvent.click(await screen.findByRole('link', { name: 'Open request JA-2026-000001' }));
    expect(address()).toContain('column=pending');
    expect(await screen.findByText('1 of 2')).toBeInTheDocument();
    await userEvent.keyboard('j');
    await waitFor(() => expect(address()).toContain('view=a2'));
  });
});
