import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  APPLICATION_VERBS,
  CONSULTATION_VERBS,
  CONTACT_INFO_VERBS,
  CONTENT_VERBS,
  HOLIDAY_VERBS,
  HOURS_VERBS,
  MAIL_VERBS,
  REQUEST_VERBS,
  SCHEDULE_VERBS,
  SETTINGS_VERBS,
  USER_VERBS,
} from '../../contract/audit-verbs.js';
import { CONTENT_FLAGS } from '../../contract/content/content-kinds.js';
import { consultantContent } from '../../contract/content/consultant.js';
import {
  SERVICE_REQUEST_STATUSES,
  serviceRequest,
} from '../../contract/requests/service-request.js';
import { APPLICATION_STATUSES, application } from '../../contract/requests/application.js';
import {
  CONTACT_REQUEST_STATUSES,
  contactRequest,
} from '../../contract/requests/contact-request.js';
import {
  CONSULTATION_CHANNELS,
  CONSULTATION_PRIORITIES,
  CONSULTATION_STATUSES,
  consultation,
} from '../../contract/requests/consultation.js';
import { URGENCIES } from '../../contract/enums.js';
import { CONSULTATION_BRANCHES } from '../../contract/consultation-branches.js';
import { LOCALES } from '../../contract/locales.js';
import { REQUEST_EVENT_TYPES } from '../../contract/requests/request-events.js';
import { countOpen } from '../../requests/store/request-reads.js';

const root = join(__dirname, '../../../..');
/** The actions that are said in the same sentence for every kind of content. */
const OF_CONTENT = [...CONTENT_VERBS, ...CONTENT_FLAGS.map((flag) => `${flag}_changed`)];
/** The audited actions of each kind of row. */
const VERBS: Record<string, readonly string[]> = {
  [consultantContent.name]: SCHEDULE_VERBS,
  [serviceRequest.name]: REQUEST_VERBS,
  [application.name]: APPLICATION_VERBS,
  [contactRequest.name]: REQUEST_VERBS,
  [consultation.name]: CONSULTATION_VERBS,
  user: USER_VERBS,
  contactInfo: CONTACT_INFO_VERBS,
  holiday: HOLIDAY_VERBS,
  officeHours: HOURS_VERBS,
  mail: MAIL_VERBS,
  settings: SETTINGS_VERBS,
};

/** Events of every kind of request beside a new status; only consultations are moved, and missed. */
const EVENT_TYPES = REQUEST_EVENT_TYPES.filter(
  (type) => !['status_changed', 'rescheduled', 'moved', 'no_show', 'no_show_undone'].includes(type),
);

/** The texts that enum values need, in the client's translations and in the words of requests. */
const NEEDED = {
  'client/public/locales/LOCALE/translation.json': [
    ...OF_CONTENT.map((verb) => `dashboard.content.activity.${verb}`),
    ...Object.entries(VERBS).flatMap(([name, verbs]) =>
      verbs.map((verb) => `admin.activity.${name}.${verb}`),
    ),
    // what the client's list says of the last thing that happened
    ...REQUEST_EVENT_TYPES.map((type) => `account.mine.last.${type}`),
  ],
  'server/locales/LOCALE.json': CONSULTATION_CHANNELS.map(
    (channel) => `terms.consultationChannel.${channel}`,
  ),
  'server/locales/requests/LOCALE.json': [
    ...SERVICE_REQUEST_STATUSES.flatMap((status) => [
      `terms.requestStatus.${status}`,
      `mails.requestNext.${status}`,
      ...['event', 'next'].map((group) => `pages.request.${group}.${status}`),
    ]),
    ...CONTACT_REQUEST_STATUSES.flatMap((status) => [
      `terms.contactStatus.${status}`,
      ...['officeStatus', 'event', 'next'].map((group) => `pages.message.${group}.${status}`),
    ]),
    ...APPLICATION_STATUSES.flatMap((status) => [
      `terms.applicationStatus.${status}`,
      `mails.applicationNext.${status}`,
      ...['event', 'next'].map((group) => `pages.application.${group}.${status}`),
    ]),
    ...CONSULTATION_STATUSES.flatMap((status) => [
      `terms.consultationStatus.${status}`,
      `mails.consultationNext.${status}`,
      ...['event', 'next'].map((group) => `pages.consultation.${group}.${status}`),
    ]),
    ...EVENT_TYPES.flatMap((type) => [
      `pages.request.event.${type}`,
      `pages.message.event.${type}`,
    ]),
    ...REQUEST_EVENT_TYPES.filter((type) => type !== 'status_changed').map(
      (type) => `pages.consultation.event.${type}`,
    ),
    ...URGENCIES.flatMap((urgency) => [
      `terms.urgency.${urgency}`,
      `terms.messagePriority.${urgency}`,
    ]),
    ...[...CONSULTATION_BRANCHES, 'none'].map((branch) => `terms.consultationBranch.${branch}`),
    ...CONSULTATION_PRIORITIES.map((priority) => `terms.consultationPriority.${priority}`),
  ],
};

const textAt = (texts: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) => (found as Record<string, unknown> | undefined)?.[name],
      texts,
    );

describe('words for statuses, urgencies, events and recorded actions', () => {
  it.each(
    Object.entries(NEEDED).flatMap(([file, paths]) =>
      LOCALES.map((locale) => ({ file: file.replace('LOCALE', locale), paths })),
    ),
  )('every status, urgency, event and recorded action has a text in $file', ({ file, paths }) => {
    const texts: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
    expect(paths.filter((path) => !textAt(texts, path))).toEqual([]);
  });
});

describe('counts of requests', () => {
  it('a request whose status has no count is counted as open', () => {
    const counts = Object.fromEntries(SERVICE_REQUEST_STATUSES.map((status) => [status, 1]));
    const total = SERVICE_REQUEST_STATUSES.length + 1;
    expect(countOpen(serviceRequest, { ...counts, total })).toBe(
      total - serviceRequest.doneStatuses.length,
    );
  });
});
