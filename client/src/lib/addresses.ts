/** The sign-in page, with the requested address in `from`. */
export function authAddress(from: string): string {
  return from === '/' || from.startsWith('/auth')
    ? '/auth'
    : `/auth?from=${encodeURIComponent(from)}`;
}

/**
 * Where to go after signing in: always a path of this site, never another host.
 *
 * @example returnAddress(searchParams.get('from')) // '/request-service/legal-audit' or '/'
 */
export function returnAddress(from: string | null | undefined): string {
  if (!from || !/^\/(?![/\\])/.test(from) || from.startsWith('/auth')) return '/';
  return from;
}
