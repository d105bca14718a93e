import type { Locale } from '@contract/locales';
import { formatDay, TIME_ZONE } from '../../lib/format';

const DAY_MS = 86_400_000;
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** The day in Algiers that an instant belongs to: `2026-11-22`. */
export const dayOf = (instant: string | Date): string => dayFormat.format(new Date(instant));

/** The day so many days later; days have no time zone. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The Sunday with which the week of a day begins in Algeria. */
export const weekOf = (day: string): string =>
  addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/** Slots by their day in Algiers, in the order of time. */
export function byDay(slots: readonly string[]): [day: string, slots: string[]][] {
  const days = new Map<string, string[]>();
  for (const slot of [...slots].sort()) {
    const day = dayOf(slot);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}

/** A day without its year: Sunday 29 November, as the language writes it. */
export const formatWeekday = (day: string, locale: Locale): string =>
  formatDay(day, locale).replace(new RegExp(` ?${day.slice(0, 4)}$`), '');
