/** Optional plus, then at least 8 of digits, spaces, hyphens or parentheses. */
export const PHONE_PATTERN = /^\+?[\d\s\-()]{8,}$/;

/** The simple address shape of the specification: something@something.something, no spaces. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A colour as `#RRGGBB`. */
export const COLOR_PATTERN = /^#[0-9A-F]{6}$/i;

/**
 * A page of this site: one slash, then no second one and no backslash, blank or control character,
 * which browsers drop or turn into a slash and so reach another host.
 */
export const SITE_PATH_PATTERN = /^\/(?!\/)[^\s\\\p{Cc}]{0,499}$/u;

/** A link that a browser may open as a page or show as a picture: http or https, no blanks. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
}

/** Lower case; anything but a-z, 0-9 and hyphen becomes a hyphen; hyphens collapsed and trimmed. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Trimmed and lower-cased: the one spelling under which an address is stored and looked up. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
