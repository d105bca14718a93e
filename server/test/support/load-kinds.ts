import { aConsultation, aContactRequest, anApplication, aServiceRequest } from './builders.js';
import { anotherSlot } from './slots.js';

/** A kind of request that people send while something fails. */
export interface Kind {
  name: string;
  path: string;
  build: () => object;
  /** How many of its rows have one of these ids, and how many there are. */
  count: string;
  hasFile?: boolean;
}

const counting = (table: string) =>
  `SELECT (count(*) FILTER (WHERE id = ANY($1::uuid[])))::int AS known, count(*)::int AS "all" FROM ${table}`;

export const KINDS: readonly Kind[] = [
  {
    name: 'serviceRequest',
    path: '/service-requests',
    build: aServiceRequest,
    count: counting('service_requests'),
  },
  {
    name: 'contactRequest',
    path: '/contact-requests',
    build: aContactRequest,
    count: counting('contact_requests'),
  },
  {
    name: 'application',
    path: '/join-team-applications',
    build: anApplication,
    count: counting('applications'),
    hasFile: true,
  },
  {
    name: 'consultation',
    path: '/consultations',
    build: () => aConsultation({ startsAt: anotherSlot() }),
    count: counting('consultations'),
  },
];
