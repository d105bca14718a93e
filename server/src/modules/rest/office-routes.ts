import type { RestRoute } from '../../platform/rest/rest-route.js';

/** A kind of row that is listed, read, created, changed and deleted. */
interface Rows {
  path: string;
  /** The operations: `holiday`, `holidays`, `Holiday`. */
  one: string;
  many: string;
  type: string;
  /** Where a new row is, if the answer holds it within. */
  location?: string;
}

function rowsRoutes({ path, one, many, type, location }: Rows): RestRoute[] {
  const row = `${path}/:id`;
  return [
    { method: 'GET', path, operation: `query ${many}`, list: true },
    { method: 'GET', path: row, operation: `query ${one}` },
    { method: 'POST', path, operation: `mutation create${type}`, location: location ?? row },
    { method: 'PATCH', path: row, operation: `mutation update${type}` },
    { method: 'DELETE', path: row, operation: `mutation erase${type}` },
  ];
}

/** Days and hours on which the office is open. */
const CALENDAR: readonly RestRoute[] = [
  ...rowsRoutes({ path: '/holidays', one: 'holiday', many: 'holidays', type: 'Holiday' }),
  { method: 'GET', path: '/office-hours', operation: 'query firmHours' },
  { method: 'PUT', path: '/office-hours', operation: 'mutation setFirmHours' },
  ...rowsRoutes({
    path: '/office-hours/periods',
    one: 'hoursPeriod',
    many: 'hoursPeriods',
    type: 'HoursPeriod',
  }),
  { method: 'GET', path: '/public/hours-periods', operation: 'query publicHoursPeriods' },
  { method: 'GET', path: '/consultants/:id/schedule', operation: 'query consultantSchedule' },
  { method: 'PUT', path: '/consultants/:id/hours', operation: 'mutation setConsultantHours' },
  {
    method: 'POST',
    path: '/consultants/:id/feed',
    operation: 'mutation createConsultantFeed',
    location: ':url',
  },
  { method: 'DELETE', path: '/consultants/:id/feed', operation: 'mutation revokeConsultantFeed' },
  { method: 'GET', path: '/consultants/:id/mentions', operation: 'query consultantMentions' },
];

/** Whom the office knows, and what clients said of their cases. */
const PEOPLE: readonly RestRoute[] = [
  { method: 'GET', path: '/people', operation: 'query people', list: true },
  { method: 'GET', path: '/people/:id', operation: 'query person' },
  {
    method: 'POST',
    path: '/people/:id/merge',
    operation: 'mutation mergePeople',
    names: { id: 'intoId' },
  },
  {
    method: 'POST',
    path: '/people/merges/:id/undo',
    operation: 'mutation undoPeopleMerge',
    names: { id: 'mergeId' },
  },
  {
    method: 'POST',
    path: '/people/:id/dismiss',
    operation: 'mutation dismissPersonProposal',
    names: { id: 'personId' },
  },
  {
    method: 'POST',
    path: '/people/dismissals/:id/undo',
    operation: 'mutation undoPersonDismissal',
    names: { id: 'dismissalId' },
  },
  {
    method: 'POST',
    path: '/people/separations/:id/undo',
    operation: 'mutation undoRequestSeparation',
    names: { id: 'separationId' },
  },
  { method: 'POST', path: '/users/:id/toggle-active', operation: 'mutation toggleUserActive' },
  { method: 'POST', path: '/users/:id/delete', operation: 'mutation deleteUser' },
  { method: 'GET', path: '/users/:id/kept-records', operation: 'query keptRecords' },
  {
    method: 'GET',
    path: '/users/:id/assigned-requests/count',
    operation: 'query assignedRequestCount',
  },
  { method: 'GET', path: '/ratings', operation: 'query caseRatings', list: true },
  { method: 'GET', path: '/ratings/stats', operation: 'query caseRatingStats' },
  { method: 'GET', path: '/ratings/:id', operation: 'query caseRating' },
  {
    method: 'POST',
    path: '/ratings/:id/testimonial',
    operation: 'mutation draftTestimonial',
    location: '/testimonials/:testimonial.id',
  },
];

/** The desk, the record of changes, mails, words of the search, tokens of programs. */
const WORK: readonly RestRoute[] = [
  { method: 'GET', path: '/desk', operation: 'query desk' },
  { method: 'GET', path: '/desk/assignees', operation: 'query assignees' },
  { method: 'GET', path: '/desk/search', operation: 'query searchRecords' },
  { method: 'GET', path: '/audit-events', operation: 'query auditEvents', list: true },
  { method: 'GET', path: '/audit-events/:id', operation: 'query auditEvent' },
  { method: 'GET', path: '/mails', operation: 'query mails', list: true },
  { method: 'POST', path: '/mails/retry', operation: 'mutation retryFailedMails' },
  { method: 'POST', path: '/mails/:id/retry', operation: 'mutation retryMail' },
  { method: 'POST', path: '/settings/test-mail', operation: 'mutation testMail' },
  { method: 'POST', path: '/settings/test-sms', operation: 'mutation testSms' },
  { method: 'GET', path: '/search-misses', operation: 'query searchMisses' },
  { method: 'POST', path: '/synonyms/:id/words', operation: 'mutation addSynonymWord' },
  { method: 'POST', path: '/categories/:id/replace', operation: 'mutation replaceCategory' },
  { method: 'GET', path: '/api-tokens', operation: 'query apiTokens' },
  {
    method: 'POST',
    path: '/api-tokens',
    operation: 'mutation createApiToken',
    location: '/api-tokens',
  },
  { method: 'DELETE', path: '/api-tokens/:id', operation: 'mutation revokeApiToken' },
];

/** What is sent to other systems. */
const WEBHOOKS: readonly RestRoute[] = [
  ...rowsRoutes({
    ...{ path: '/webhooks', one: 'webhook', many: 'webhooks', type: 'Webhook' },
    location: '/webhooks/:webhook.id',
  }),
  { method: 'POST', path: '/webhooks/:id/secret', operation: 'mutation renewWebhookSecret' },
  { method: 'POST', path: '/webhooks/:id/test', operation: 'mutation testWebhook' },
  {
    method: 'POST',
    path: '/webhooks/:id/retry-failed',
    operation: 'mutation retryFailedWebhookDeliveries',
  },
  { method: 'GET', path: '/webhook-deliveries', operation: 'query webhookDeliveries', list: true },
  { method: 'GET', path: '/webhook-deliveries/:id', operation: 'query webhookDelivery' },
  {
    method: 'POST',
    path: '/webhook-deliveries/:id/retry',
    operation: 'mutation retryWebhookDelivery',
  },
];

/** What somebody reads and chooses for themselves. */
const OWN: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/notifications/preferences',
    operation: 'query notificationPreferences',
  },
  {
    method: 'PUT',
    path: '/notifications/preferences',
    operation: 'mutation updateNotificationPreferences',
  },
  { method: 'PUT', path: '/auth/rating-invitations', operation: 'mutation setRatingInvitations' },
  { method: 'GET', path: '/privacy/kept-records', operation: 'query myKeptRecords' },
  {
    method: 'POST',
    path: '/earlier-requests/join-by-code',
    operation: 'mutation joinRequestByCode',
  },
];

/** What everybody reads, beside the content. */
const PUBLIC: readonly RestRoute[] = [
  { method: 'GET', path: '/public/firm-identity', operation: 'query firmIdentity' },
  { method: 'GET', path: '/public/retention-periods', operation: 'query retentionPeriods' },
  { method: 'GET', path: '/public/error-codes', operation: 'query errorCodes' },
];

/** The routes of everything that is neither content nor a request nor money. */
export const OFFICE_ROUTES: readonly RestRoute[] = [
  ...CALENDAR,
  ...PEOPLE,
  ...WORK,
  ...WEBHOOKS,
  ...OWN,
  ...PUBLIC,
];
