import { REQUEST_KINDS, type RequestKindName } from '../../contract/requests/request-kinds.js';
import { isQuoted } from '../../contract/quotes.js';
import { isRated } from '../../contract/ratings.js';
import { capitalized } from '../../platform/graphql/capitalized.js';
import type { RestRoute } from '../../platform/rest/rest-route.js';

/** Where the kinds of requests stand over REST. */
const PATHS: Record<RequestKindName, string> = {
  serviceRequest: '/service-requests',
  contactRequest: '/contact-requests',
  application: '/join-team-applications',
  consultation: '/consultations',
};

/** A kind that is sent with a file, and the field of the form that holds it. */
const FILES: Partial<Record<RequestKindName, string>> = { application: 'cv' };

/** What is done with one request and with many, by the person who sent it and by the office. */
function routesOf(kind: RequestKindName): RestRoute[] {
  const path = PATHS[kind];
  return [
    ...clientRoutes(kind, `${path}/my-requests/:id`),
    ...(isQuoted(kind) ? quoteRoutes(kind, path) : []),
    ...(isRated(kind) ? ratingRoutes(kind, path) : []),
    ...intakeRoutes(kind, path),
    // before `:id/restore`, which would match one of them
    ...bulkRoutes(kind, path),
    ...officeRoutes(kind, `${path}/:id`),
    ...paperRoutes(kind, `${path}/:id`),
  ];
}

function clientRoutes(kind: RequestKindName, own: string): RestRoute[] {
  const one = capitalized(kind);
  const fixed = { kind };
  return [
    { method: 'GET', path: own, operation: `query my${one}` },
    {
      method: 'POST',
      path: `${own}/messages`,
      operation: `mutation add${one}Message`,
      location: own,
    },
    { method: 'POST', path: `${own}/withdraw`, operation: `mutation withdraw${one}` },
    { method: 'POST', path: `${own}/seen`, operation: 'mutation markMyRequestSeen', fixed },
    { method: 'GET', path: `${own}/papers`, operation: 'query myRequestPapers', fixed },
    {
      method: 'POST',
      path: `${own}/files`,
      operation: 'mutation addMyRequestFile',
      fixed,
      file: 'file',
      location: `${own}/papers`,
    },
    {
      method: 'POST',
      path: `${own}/receipt`,
      operation: 'mutation createMyRequestReceipt',
      location: ':url',
      fixed,
    },
    {
      method: 'POST',
      path: `${own}/archive`,
      operation: 'mutation createMyCaseArchive',
      location: ':url',
      fixed,
    },
  ];
}

/** The quotes of a case, for its client and for the office. */
function quoteRoutes(kind: RequestKindName, path: string): RestRoute[] {
  const names = { id: 'requestId' };
  const fixed = { kind };
  return [
    {
      method: 'GET',
      path: `${path}/my-requests/:id/quotes`,
      operation: 'query myQuotes',
      fixed,
      names,
    },
    { method: 'GET', path: `${path}/:id/quotes`, operation: 'query requestQuotes', names },
  ];
}

/** What the client of a case thinks of it, for the same two. */
function ratingRoutes(kind: RequestKindName, path: string): RestRoute[] {
  const rating = `${path}/my-requests/:id/rating`;
  const names = { id: 'requestId' };
  const of = { fixed: { kind }, names };
  return [
    { method: 'GET', path: rating, operation: 'query myCaseRating', ...of },
    { method: 'PUT', path: rating, operation: 'mutation rateCase', ...of },
    { method: 'DELETE', path: rating, operation: 'mutation withdrawCaseRating', ...of },
    {
      method: 'DELETE',
      path: `${rating}/consent`,
      operation: 'mutation withdrawTestimonialConsent',
      ...of,
    },
    { method: 'GET', path: `${path}/:id/rating`, operation: 'query requestRating', names },
  ];
}

function intakeRoutes(kind: RequestKindName, path: string): RestRoute[] {
  const one = capitalized(kind);
  return [
    {
      method: 'POST',
      path: `${path}/intake`,
      operation: `mutation create${one}`,
      location: `${path}/:id`,
      file: FILES[kind],
    },
    {
      method: 'POST',
      path: `${path}/exports`,
      operation: `mutation create${one}Export`,
      location: ':url',
    },
  ];
}

function officeRoutes(kind: RequestKindName, row: string): RestRoute[] {
  const one = capitalized(kind);
  const fixed = { kind };
  return [
    { method: 'GET', path: `${row}/thread`, operation: `query ${kind}` },
    { method: 'GET', path: `${row}/person`, operation: `query ${kind}Person` },
    {
      method: 'POST',
      path: `${row}/notes`,
      operation: `mutation add${one}Note`,
      location: `${row}/thread`,
    },
    {
      method: 'POST',
      path: `${row}/separate`,
      operation: 'mutation separateRequest',
      fixed,
      names: { id: 'requestId' },
    },
    { method: 'PATCH', path: `${row}/assignee`, operation: `mutation assign${one}` },
    { method: 'POST', path: `${row}/restore`, operation: `mutation restore${one}` },
    { method: 'PUT', path: `${row}/presence`, operation: 'mutation openRequest', fixed },
    { method: 'DELETE', path: `${row}/presence`, operation: 'mutation closeRequest', fixed },
    {
      method: 'POST',
      path: `${row}/join-codes`,
      operation: 'mutation createRequestJoinCode',
      fixed,
    },
  ];
}

function paperRoutes(kind: RequestKindName, row: string): RestRoute[] {
  const fixed = { kind };
  return [
    { method: 'GET', path: `${row}/papers`, operation: 'query requestPapers', fixed },
    {
      method: 'POST',
      path: `${row}/papers`,
      operation: 'mutation addRequestPaper',
      fixed,
      location: `${row}/papers`,
    },
    {
      method: 'POST',
      path: `${row}/files`,
      operation: 'mutation addRequestFile',
      fixed,
      file: 'file',
      location: `${row}/papers`,
    },
    {
      method: 'POST',
      path: `${row}/pdf`,
      operation: 'mutation createRequestPdf',
      location: ':url',
      fixed,
    },
    {
      method: 'POST',
      path: `${row}/archive`,
      operation: 'mutation createCaseArchive',
      location: ':url',
      fixed,
    },
  ];
}

function bulkRoutes(kind: RequestKindName, path: string): RestRoute[] {
  const one = capitalized(kind);
  const bulk = (what: string, operation: RestRoute['operation']): RestRoute => ({
    method: 'POST',
    path: `${path}/bulk/${what}`,
    operation,
  });
  return [
    bulk('status', `mutation set${one}Statuses`),
    bulk('assignee', `mutation assign${one}s`),
    bulk('delete', `mutation delete${one}s`),
    bulk('restore', `mutation restore${one}s`),
  ];
}

/** What only one kind has. */
const OF_ONE_KIND: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/join-team-applications/:id/cv-links',
    operation: 'mutation createApplicationCvLink',
    location: ':url',
  },
  {
    method: 'POST',
    path: '/consultations/:id/no-show',
    operation: 'mutation markConsultationNoShow',
  },
  {
    method: 'DELETE',
    path: '/consultations/:id/no-show',
    operation: 'mutation unmarkConsultationNoShow',
  },
  {
    method: 'POST',
    path: '/consultations/my-requests/:id/move',
    operation: 'mutation moveConsultation',
  },
  {
    method: 'POST',
    path: '/consultations/my-requests/:id/calendar-links',
    operation: 'mutation createConsultationCalendarLink',
    location: ':url',
  },
  {
    method: 'POST',
    path: '/consultations/day-sheets',
    operation: 'mutation createDaySheet',
    location: ':url',
  },
  {
    method: 'POST',
    path: '/consultations/settle',
    operation: 'mutation settleConsultations',
  },
  {
    method: 'POST',
    path: '/consultations/to-settle',
    operation: 'query consultationsToSettle',
  },
  { method: 'GET', path: '/consultation-calendar', operation: 'query consultationCalendar' },
];

/** Papers and files, which stand by their own ids. */
const OF_PAPERS: readonly RestRoute[] = [
  {
    method: 'PATCH',
    path: '/request-papers/:id',
    operation: 'mutation setRequestPaperState',
  },
  {
    method: 'POST',
    path: '/request-files/:id/links',
    operation: 'mutation createRequestFileLink',
    location: ':url',
  },
  { method: 'DELETE', path: '/request-files/:id', operation: 'mutation removeRequestFile' },
  {
    method: 'POST',
    path: '/my-request-files/:id/links',
    operation: 'mutation createMyRequestFileLink',
    location: ':url',
  },
  { method: 'DELETE', path: '/my-request-files/:id', operation: 'mutation removeMyRequestFile' },
];

/** The routes of requests, each kind with the same. */
export const REQUEST_ROUTES: readonly RestRoute[] = [
  { method: 'GET', path: '/my-requests', operation: 'query myRequests', list: true },
  ...REQUEST_KINDS.flatMap((kind) => routesOf(kind)),
  ...OF_ONE_KIND,
  ...OF_PAPERS,
];
