import type { AppRequest } from '../request-context/request-of.js';

/** Header that the site sends with requests that no person caused, such as polling. */
const BACKGROUND_HEADER = 'x-background';

/**
 * Whether a request counts as activity of its sender, which keeps an administrator's session from being
 * locked (A12). Polling does not count, nor do socket events and server rendering (both without a
 * method), nor public content that is read by GET over GraphQL.
 */
export function isUserActivity({ method, headers, originalUrl }: AppRequest): boolean {
  if (method === undefined || headers[BACKGROUND_HEADER] !== undefined) return false;
  return method !== 'GET' || !/^\/graphql(?:[/?]|$)/i.test(originalUrl);
}
