/** The readable companion of the HttpOnly session cookie: says that somebody is signed in, nothing more. */
const SIGNED_IN = 'signed_in';
const YEAR = 365 * 24 * 3600;

function readCookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

export function hasSessionMarker(): boolean {
  return readCookie(SIGNED_IN) === '1';
}

export function dropSessionMarker(): void {
  document.cookie = `${SIGNED_IN}=; Max-Age=0; Path=/; SameSite=Strict`;
}

/** Remembers the language chosen by hand, so that the server sends the next page in it. */
export function rememberLanguage(locale: string): void {
  document.cookie = `lang=${locale}; Max-Age=${YEAR}; Path=/; SameSite=Lax`;
}
