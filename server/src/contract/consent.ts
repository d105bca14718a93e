/**
 * The consent that forms ask for, by the day of its text: the sentence beside the box and the privacy policy
 * that it links to. Whoever changes either of them in substance adds a version here.
 */
export const CONSENT_VERSION = '2026-11-27';

/** Versions that pages which are still open may send. */
export const CONSENT_VERSIONS: readonly string[] = [
  CONSENT_VERSION,
  '2026-11-26',
  '2026-11-23',
  '2026-11-22',
];
