import { localized } from '../locales.js';
import { defineRequest } from './define-request.js';
import {
  EMAIL_HEADING,
  PAPER_RECEIVED_ON,
  PHONE_HEADING,
  PHONE_SPELLING,
  SITUATION,
  URGENCY,
} from './shared-fields.js';

export const SERVICE_REQUEST_STATUSES = [
  'pending',
  'approved',
  'in_progress',
  'completed',
  'rejected',
] as const;
export type ServiceRequestStatus = (typeof SERVICE_REQUEST_STATUSES)[number];

/** The number of the service under which a request is stored until the office has chosen one (A83). */
export const LEGAL_CONSULTATION = 11;

/** Final statuses. The dashboard asks for a confirmation before a request leaves one (A33). */
export const CLOSED_SERVICE_REQUEST_STATUSES: readonly ServiceRequestStatus[] = [
  'completed',
  'rejected',
];

/** A client's request for one of the firm's services (A20, A33). */
export const serviceRequest = defineRequest({
  name: 'serviceRequest',
  plural: 'requests',
  label: { one: 'service request', many: 'service requests' },
  noun: 'Requests',
  referencePrefix: 'SR',
  statuses: SERVICE_REQUEST_STATUSES,
  statusMeanings: {
    pending: 'Nobody has dealt with it yet.',
    approved: 'Accepted, but not being worked on yet.',
    in_progress: 'Being worked on.',
    completed: 'The work is done.',
    rejected: 'Not accepted.',
  },
  statusCounts: {
    pending: 'Number of requests that nobody has dealt with yet.',
    approved: 'Number of accepted requests that are not being worked on yet.',
    in_progress: 'Number of requests that are being worked on.',
    completed: 'Number of completed requests.',
    rejected: 'Number of rejected requests.',
  },
  statusTerm: 'requestStatus',
  initialStatus: 'pending',
  unansweredStatuses: ['pending'],
  doneStatuses: CLOSED_SERVICE_REQUEST_STATUSES,
  badStatuses: ['rejected'],
  fields: {
    serviceId: {
      kind: 'number',
      min: 1,
      outside: 'unknownService',
      sorted: true,
      description: 'Number of the requested service.',
      inputDescription: 'Number of an active service.',
      filter: 'Only requests for the service with this number.',
    },
    toBePlaced: {
      kind: 'flag',
      optional: true,
      fixed: true,
      description:
        'The client did not know which service fits, and the office has not chosen one yet.',
      inputDescription:
        'True: the client does not know which service fits. The request is for the legal consultation, whatever `serviceId` says, until the office has chosen a service.',
      filter:
        'True: only requests for which the office has to choose the service; false: the others.',
    },
    situationId: {
      ...SITUATION,
      filter: 'Only requests that came from the situation with this id.',
    },
    clientName: {
      ...{ kind: 'name', min: 2, max: 100, personal: true, searched: true, sorted: true },
      description: 'Name of the client.',
      inputDescription: 'Name of the client, 2 to 100 characters.',
      heading: localized('الاسم', 'Nom', 'Name'),
    },
    clientEmail: {
      ...{ kind: 'email', personal: true, searched: true, sorted: true },
      description: 'E-mail address of the client.',
      heading: EMAIL_HEADING,
    },
    clientPhone: {
      ...{ kind: 'phone', personal: true, searched: true },
      international: 'clientPhoneE164',
      description: 'Phone number of the client, as it was typed.',
      inputDescription: PHONE_SPELLING,
      heading: PHONE_HEADING,
    },
    clientAddress: {
      ...{ kind: 'text', max: 300, optional: true, personal: true, searched: true },
      description: 'Postal address of the client.',
      heading: localized('العنوان', 'Adresse', 'Address'),
    },
    serviceDescription: {
      ...{ kind: 'text', min: 1, max: 5000, personal: true, searched: true },
      description: 'What the client needs, in their own words.',
      inputDescription: 'What the client needs, up to 5000 characters.',
      heading: localized('وصف الطلب', 'Description', 'Description'),
    },
    paperReceivedOn: PAPER_RECEIVED_ON,
    urgency: {
      ...URGENCY,
      description: 'How soon the client needs an answer.',
      inputDescription: 'How soon the client needs an answer; normal by default for a new request.',
      filter: 'Only requests with this urgency.',
      heading: localized('الاستعجال', 'Urgence', 'Urgency'),
    },
    preferredDate: {
      ...{ kind: 'day', optional: true, personal: true },
      description: 'Preferred day, written as YYYY-MM-DD.',
      heading: localized('التاريخ المفضل', 'Date souhaitée', 'Preferred date'),
    },
    additionalRequirements: {
      ...{ kind: 'text', max: 3000 },
      ...{ optional: true, personal: true, searched: true },
      description: 'Further wishes of the client.',
      heading: localized('توضيحات أخرى', 'Précisions', 'Further wishes'),
    },
    /** The office checks whether the firm works for them (B14). */
    opposingParty: {
      ...{ kind: 'line', max: 200, optional: true, personal: true, searched: true },
      description: 'Name of the person or company that the client has a dispute with.',
      inputDescription:
        'Name of the person or company that the client has a dispute with, so that the firm can check for a conflict of interest.',
      label: localized('الطرف الخصم', 'Partie adverse', 'Opposing party'),
    },
  },
  person: {
    name: 'clientName',
    email: 'clientEmail',
    phone: 'clientPhone',
    opposingParty: 'opposingParty',
  },
  urgencyField: 'urgency',
  descriptions: { item: "A client's request for one of the firm's services." },
});
