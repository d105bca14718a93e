/** The sign-in page, carrying the place that was asked for. */
export function authAddress(from: string): string {
  return from === '/' || from.startsWith('/auth')
    ? '/auth'
    : `/auth?from=${encodeURIComponent(from)}`;
}

/**
 * The place to return to after signing in: a path of this site, never another host.
 *
 * @example returnAddress(searchParams.get('from')) // '/request-service/legal-audit' or '/'
 */
export function returnAddress(from: string | null | undefined): string {
  if (!from || !/^\/(?![/\\])/.test(from) || from.startsWith('/auth')) return '/';
  return from;
}
