import type { AppRequest } from '../request-context/request-of.js';

/** Sent by a page with what it asks by itself, while nobody touches it. */
const BACKGROUND_HEADER = 'x-background';

/**
 * Whether a request shows that its sender is there, and so keeps an administrator's session from being
 * locked (A12). What a page asks by itself does not, nor what is no call of a person's own: events of a
 * socket, pages rendered here (both without a method), public content that is read by GET over GraphQL.
 */
export function isUserActivity({ method, headers, originalUrl }: AppRequest): boolean {
  if (method === undefined || headers[BACKGROUND_HEADER] !== undefined) return false;
  return method !== 'GET' || !/^\/graphql(?:[/?]|$)/i.test(originalUrl);
}
