import { officeDay } from '@contract/office-clock';

const DAY_MS = 86_400_000;

/** The day so many days later; days have no time zone. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The Sunday with which the week of a day begins in Algeria. */
export const toWeekStart = (day: string): string =>
  addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/** Slots by their day in Algiers, in the order of time. */
export function byDay(slots: readonly string[]): [day: string, slots: string[]][] {
  const days = new Map<string, string[]>();
  for (const slot of [...slots].sort()) {
    const day = officeDay(slot);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}
