import type { Locale } from '@contract/locales';
import { formatDay, formatTime } from '../../lib/i18n/format';
import { UNKNOWN_BRANCH } from './unknown-branch';

/** Translation key of a branch of law; a booking has none until the office has placed it. */
export const branchLabel = (branch: string | null | undefined): string =>
  branch && branch !== UNKNOWN_BRANCH
    ? `words.consultationBranch.${branch}`
    : 'consultation.branchToBePlaced';

/** `Tuesday, 24 November 2026 · 14:00`. No line begins with the dot. */
export const appointmentText = (startsAt: string, locale: Locale) =>
  `${formatDay(startsAt, locale)}\u00a0· ${formatTime(startsAt)}`;
