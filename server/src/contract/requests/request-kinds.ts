import { application } from './application.js';
import { consultation } from './consultation.js';
import { contactRequest } from './contact-request.js';
import { serviceRequest } from './service-request.js';

/** The kinds of requests that people send. */
export const REQUEST_KINDS = [
  serviceRequest.name,
  contactRequest.name,
  application.name,
  consultation.name,
] as const;
export type RequestKindName = (typeof REQUEST_KINDS)[number];
