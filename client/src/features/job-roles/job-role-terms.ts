import type { TFunction } from 'i18next';
import type { JobRoleType } from '../../graphql/generated/graphql';

/** A role without a type is shown as full-time (A39). */
const TYPE_WHEN_MISSING: JobRoleType = 'full_time';

/** Translation keys of terms that are stored in English and shown in the reader's language (A38). */
const KNOWN_TERMS: Readonly<Record<string, string>> = {
  'Not specified': 'jobRoles.terms.notSpecified',
  Remote: 'jobRoles.terms.remote',
  Algiers: 'jobRoles.terms.algiers',
  'Algiers or remote': 'jobRoles.terms.algiersOrRemote',
  Competitive: 'jobRoles.terms.competitive',
};

/** `2+ years`, `1 year`, `3-5 years`. */
const YEARS = /^(\d{1,2})(?:-(\d{1,2})|(\+))? years?$/;

/** `full_time` -> `Full-time` in the reader's language. */
export function typeText(t: TFunction, type: JobRoleType | null | undefined): string {
  return t(`jobRoles.types.${type ?? TYPE_WHEN_MISSING}`);
}

/**
 * A stored term in the reader's language. Known terms and numbers of years are translated; other texts
 * of the office are shown as written.
 */
export function termText(t: TFunction, stored: string): string {
  const key = Object.hasOwn(KNOWN_TERMS, stored) && KNOWN_TERMS[stored];
  if (key) return t(key);
  const [, from, to, more] = YEARS.exec(stored) ?? [];
  if (from === undefined) return stored;
  if (to) return t('jobRoles.terms.yearsBetween', { from, to, count: Number(to) });
  return t(more ? 'jobRoles.terms.yearsFrom' : 'jobRoles.terms.years', { count: Number(from) });
}
