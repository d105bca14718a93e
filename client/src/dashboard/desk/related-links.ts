import type { RequestKind } from '../../graphql/generated/graphql';

/** The screen of each kind of request, and the translation keys of its statuses. */
const KINDS: Record<RequestKind, { path: string; statuses: string }> = {
  serviceRequest: { path: 'service-requests', statuses: 'words.requestStatus' },
  contactRequest: { path: 'contact', statuses: 'message.officeStatus' },
  application: { path: 'applications', statuses: 'words.applicationStatus' },
  consultation: { path: 'consultations', statuses: 'words.consultationStatus' },
};

/** Where the desk shows this request. */
export const requestAddress = (kind: RequestKind, id: string) =>
  `/dashboard/${KINDS[kind].path}?view=${encodeURIComponent(id)}`;

/** Translation key of a status of this kind. */
export const statusLabel = (kind: RequestKind, status: string) =>
  `${KINDS[kind].statuses}.${status}`;

/** The page of a person. */
export const personAddress = (id: string) => `/dashboard/people/${encodeURIComponent(id)}`;

/** The list of users, searched for an e-mail address or a name. */
export const usersAddress = (search: string) => `/dashboard/users?q=${encodeURIComponent(search)}`;

const ALGERIAN = /^\+213/;
const ALGERIAN_MOBILE = /^\+213[567]\d{8}$/;

/** A WhatsApp link; none for Algerian landlines. The number is in international form. */
export function whatsAppAddress(e164: string | null): string | undefined {
  if (!e164 || (ALGERIAN.test(e164) && !ALGERIAN_MOBILE.test(e164))) return undefined;
  return `https://wa.me/${e164.slice(1)}`;
}
