import { CONSENT_VERSION } from './consent.js';

/** The terms of use, by the day of their text. */
export const TERMS_VERSION = '2026-11-21';

/** The pages that bind the firm, the day of their text, and the setting that says when a lawyer confirmed them (A84). */
export const LEGAL_PAGES = {
  terms: { version: TERMS_VERSION, confirmedOn: 'termsConfirmedOn' },
  privacy: { version: CONSENT_VERSION, confirmedOn: 'privacyConfirmedOn' },
} as const;
export type LegalPageName = keyof typeof LEGAL_PAGES;
export const LEGAL_PAGE_NAMES = Object.keys(LEGAL_PAGES) as LegalPageName[];
