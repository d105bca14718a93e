/** Optional plus, then at least 8 of digits, spaces, hyphens or parentheses. */
export const PHONE_PATTERN = /^\+?[\d\s\-()]{8,}$/;

/** The simple shape of an address: something@something.something, no spaces. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A colour as `#RRGGBB`. */
export const COLOR_PATTERN = /^#[0-9A-F]{6}$/i;

/**
 * A path of this site. It does not begin with two slashes and has no backslash, blank or control
 * character: browsers drop these or read them as a slash, and so would open another host.
 */
export const SITE_PATH_PATTERN = /^\/(?!\/)[^\s\\\p{Cc}]{0,499}$/u;

/** A link that a browser may open as a page or show as a picture: http or https, no blanks. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
}

/** Makes a slug: lower case, with one hyphen for each run of characters other than a-z and 0-9. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Trims and lower-cases an e-mail address, as it is stored and looked up. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
