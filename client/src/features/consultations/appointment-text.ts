import type { Locale } from '@contract/locales';
import { formatDay, formatTime } from '../../lib/format';

/** `Tuesday, 24 November 2026 · 14:00`. No line begins with the dot. */
export const appointmentText = (startsAt: string, locale: Locale) =>
  `${formatDay(startsAt, locale)}\u00a0· ${formatTime(startsAt)}`;
