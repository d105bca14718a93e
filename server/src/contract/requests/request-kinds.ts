import { application } from './application.js';
import { consultation } from './consultation.js';
import { contactRequest } from './contact-request.js';
import type { RequestDefinition } from './define-request.js';
import { serviceRequest } from './service-request.js';

/** The kinds of requests that people send. */
export const REQUEST_KINDS = [
  serviceRequest.name,
  contactRequest.name,
  application.name,
  consultation.name,
] as const;
export type RequestKindName = (typeof REQUEST_KINDS)[number];

/** The declaration of every kind of request, by its name. */
export const REQUESTS: Readonly<Record<RequestKindName, RequestDefinition>> = {
  serviceRequest,
  contactRequest,
  application,
  consultation,
};

export const REQUEST_KIND_ENUM = {
  name: 'RequestKind',
  description: 'Kind of request that people send.',
  meanings: {
    serviceRequest: 'A request for a legal service.',
    contactRequest: 'A message from the contact page.',
    application: 'An application for a job.',
    consultation: 'An appointment for legal advice.',
  } satisfies Record<RequestKindName, string>,
};

/** What a client narrows the list of their own requests by. */
export const MY_REQUEST_STATES = ['open', 'closed'] as const;
export type MyRequestState = (typeof MY_REQUEST_STATES)[number];
