import { RequestsPage } from '../src/dashboard/desk/requests-page';
import { applicationsResource } from '../src/features/applications/dashboard/applications.resource';
import { aUser, renderPage, type Handlers } from './render-page';
import { aDesk } from './render-requests';
import { DashboardFrame } from './render-resource';

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
const job = { __typename: 'AppliedJob', id: 'j1', slug: 'lawyer' };

const aRow = (number: number, status: string) => ({
  __typename: 'Application',
  id: `a${number}`,
  reference: `JA-2026-00000${number}`,
  fullName: `Applicant ${number}`,
  email: `a${number}@example.com`,
  phoneNumber: '0550 12 34 56',
  phoneE164: null,
  job: { ...job, titleAr: 'محامٍ', titleFr: 'Avocat', titleEn: 'Lawyer' },
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
  ...{ intakeChannel: null, assigneeName: null, excerpt: '' },
  personId: null,
});

/** Renders the screen of applications for an administrator: three, and 27 rejected ones. */
export function renderApplications(overrides: Handlers = {}, query = '?as=board') {
  const rows = [aRow(1, 'pending'), aRow(2, 'pending'), aRow(3, 'shortlisted')];
  const list = jest.fn(({ filter, limit }: Record<string, unknown>): unknown => {
    const [column] = (filter as { statuses: string[] }).statuses;
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
