/**
 * A path of this site. It does not begin with two slashes and has no backslash, blank or control
 * character: browsers drop these or read them as a slash, and so would open another host.
 */
export const SITE_PATH_PATTERN = /^\/(?!\/)[^\s\\\p{Cc}]{0,499}$/u;
