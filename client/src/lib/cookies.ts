/** Set together with the HttpOnly session cookie, so that scripts can tell that there is a session. */
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

/** Stores the chosen language, so that the server sends the next page in it. */
export function rememberLanguage(locale: string): void {
  document.cookie = `lang=${locale}; Max-Age=${YEAR}; Path=/; SameSite=Lax`;
}
