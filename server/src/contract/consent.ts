/**
 * The consent that forms ask for, by the day of its text: the sentence beside the box and the privacy policy
 * that it links to. Whoever changes either of them in substance adds a version here.
 */
export const CONSENT_VERSION = '2026-11-26';

/** The terms of use, by the day of their text. */
export const TERMS_VERSION = '2026-11-21';

/** The pages that bind the firm, the day of their text, and the setting that says when its lawyer confirmed them (A84). */
export const LEGAL_PAGES = {
  terms: { version: TERMS_VERSION, confirmedOn: 'termsConfirmedOn' },
  privacy: { version: CONSENT_VERSION, confirmedOn: 'privacyConfirmedOn' },
} as const;
export type LegalPageName = keyof typeof LEGAL_PAGES;
export const LEGAL_PAGE_NAMES = Object.keys(LEGAL_PAGES) as LegalPageName[];

/** Versions that pages which are still open may send. */
export const CONSENT_VERSIONS: readonly string[] = [CONSENT_VERSION, '2026-11-23', '2026-11-22'];
