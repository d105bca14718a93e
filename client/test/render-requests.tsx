import { act, type RenderResult } from '@testing-library/react';
import type { UserRole } from '@contract/enums';
import { RequestsPage } from '../src/dashboard/desk/requests-page';
import { serviceRequestsResource } from '../src/features/service-requests/dashboard/service-requests.resource';
import { aUser, renderPage, type Handlers } from './render-page';
import { DashboardFrame } from './render-resource';

const NAMES = ['Amina Benyoucef', 'Karim Haddad', 'Nadia Khelifi'];

export const aRequestRow = (number: number, changes: object = {}) => ({
  __typename: 'ServiceRequest',
  id: `r${number}`,
  reference: `SR-2026-00000${number}`,
  serviceId: 11,
  serviceTitle: 'Legal consultation',
  toBePlaced: false,
  clientName: NAMES[number - 1],
  clientEmail: `client${number}@example.com`,
  clientPhone: '0550 12 34 56',
  clientPhoneE164: '+213550123456',
  urgency: 'normal',
  opposingParty: null as string | null,
  status: 'pending',
  version: 4,
  createdAt: '2026-11-16T09:00:00.000Z',
  unansweredSince: '2026-11-16T09:00:00.000Z',
  answerDueAt: '2026-11-17T09:00:00.000Z',
  unseen: false,
  intakeChannel: null as string | null,
  personId: `p${number}` as string | null,
  takenByName: null as string | null,
  assigneeName: null as string | null,
  excerpt: '',
  ...changes,
});

/** What the signed-in administrator has to do: one request late, three waiting. */
export const aDesk = (changes: object = {}) => ({
  desk: {
    __typename: 'Desk',
    queues: [
      {
        __typename: 'QueueCounts',
        kind: 'serviceRequest',
        waiting: 3,
        late: 1,
        urgent: 0,
        urgentLate: 0,
        mine: 0,
        unassigned: 1000,
        open: 3,
      },
    ],
    unseen: [],
    ...changes,
  },
});

const submitted = {
  __typename: 'RequestEvent',
  id: 'e1',
  type: 'submitted',
  status: 'pending',
  note: null,
  public: true,
  actorName: 'Amina Benyoucef',
  createdAt: '2026-11-16T09:00:00.000Z',
};

export const aRequestDetail = (row: ReturnType<typeof aRequestRow>, ...events: object[]) => ({
  ...row,
  clientAddress: null,
  serviceDescription: `The wish of ${row.clientName}`,
  preferredDate: null,
  additionalRequirements: null,
  assigneeId: null,
  assigneeName: null,
  updatedAt: row.createdAt,
  deletedAt: null,
  timeline: [submitted, ...events.map((event) => ({ ...submitted, ...event }))],
});

/** What the office knows of somebody with an account. */
export const A_PERSON = {
  __typename: 'RequestPerson',
  account: {
    __typename: 'RequestAccount',
    id: 'u9',
    fullName: 'Amina Benyoucef',
    email: 'amina@example.com',
    isEmailVerified: true,
    isActive: true,
    createdAt: '2026-01-05T09:00:00.000Z',
  },
  isSender: true,
  mailTo: 'amina@example.com',
  language: 'fr',
  phone: '0550 12 34 56',
  phoneE164: '+213550123456',
  smsTo: null as string | null,
  joinCodeWays: [] as string[],
  otherRequests: [],
  hasMoreRequests: false,
  hiddenRequests: 0,
  deciders: [],
  conflicts: [],
  conflictCheck: {
    __typename: 'ConflictCheck',
    opposingParties: [],
    clients: ['Amina Benyoucef'],
    hidden: 0,
    deciders: [],
    isComplete: true,
  },
  replyVariables: [
    { __typename: 'ReplyVariableValue', name: 'name', value: 'Amina' },
    { __typename: 'ReplyVariableValue', name: 'reference', value: 'SR-2026-000001' },
  ],
};

/** What a request has of papers and files: none. */
const NO_PAPERS = {
  __typename: 'RequestPapersState',
  ...{ papers: [], files: [], present: 0, wanted: 0 },
  ...{ fileMegabytes: 15, caseMegabytes: 200, officeSawAt: null, clientSawAt: null },
};

/** Three requests of a server whose state a test can change. */
export function requestsServer(overrides: Handlers = {}) {
  const state = {
    rows: [1, 2, 3].map((number) => aRequestRow(number)),
    events: [] as object[],
    viewers: [] as object[],
  };
  const counts = ['total', 'pending', 'approved', 'inProgress', 'completed', 'rejected'];
  const list = jest.fn((_variables: Record<string, unknown>): unknown => ({
    serviceRequests: {
      __typename: 'ServiceRequestPage',
      items: state.rows,
      total: state.rows.length,
    },
  }));
  const handlers: Handlers = {
    AdminServiceRequests: list,
    AdminServiceRequestStats: () => ({
      serviceRequestStats: {
        __typename: 'ServiceRequestStats',
        ...Object.fromEntries(counts.map((name) => [`${name}Requests`, 3])),
      },
    }),
    AdminServiceRequest: ({ id }) => ({
      serviceRequest: aRequestDetail(
        state.rows.find((row) => row.id === id) ?? aRequestRow(1),
        ...state.events,
      ),
    }),
    ServiceRequestPerson: () => ({ serviceRequestPerson: A_PERSON }),
    RequestQuotes: () => ({ requestQuotes: [] }),
    InsertableReplyTemplates: () => ({ replyTemplates: { items: [] } }),
    AdminServiceChoices: () => ({ services: { __typename: 'ServicePage', items: [] } }),
    AdminDesk: () => aDesk(),
    RequestPapers: () => ({ requestPapers: NO_PAPERS }),
    OpenRequest: ({ id }) => ({
      openRequest: { __typename: 'RequestViewers', id, viewers: state.viewers },
    }),
    CloseRequest: () => ({ closeRequest: true }),
    ...overrides,
  };
  return { state, list, handlers };
}

/** Renders the screen of service requests for an administrator, or somebody else of the office. `changed` stands for a live event. */
export async function renderRequests(
  handlers: Handlers,
  query = '',
  { role = 'admin', state }: { role?: UserRole; state?: unknown } = {},
): Promise<RenderResult & { changed(): Promise<void> }> {
  let onChange = () => undefined as void;
  const resource = {
    ...serviceRequestsResource,
    useChangeEvents: (listener: () => void) => {
      onChange = listener;
    },
  };
  const page = await renderPage({
    page: (
      <DashboardFrame>
        <RequestsPage kind="serviceRequest" resource={resource} />
      </DashboardFrame>
    ),
    path: '/dashboard/service-requests',
    at: `/dashboard/service-requests${query}`,
    state,
    handlers,
    user: aUser({ role }),
  });
  return { ...page, changed: async () => act(async () => onChange()) };
}
