import { algerianHolidays } from '../../src/modules/holidays/holidays.seed.js';

const DAY_MS = 24 * 3_600_000;

/** Days on which the office is open, from three days ahead. */
function findOpenDays(): string[] {
  const days = Array.from(
    { length: 340 },
    (_, ahead) => new Date(Date.now() + (3 + ahead) * DAY_MS),
  );
  const years = new Set(days.map((day) => day.getUTCFullYear()));
  const holidays = [...years].flatMap(algerianHolidays);
  return days
    .filter((day) => ![5, 6].includes(day.getUTCDay()))
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => !holidays.some((holiday) => holiday.day === day));
}

let openDays: string[] | undefined;

function openDay(number: number): string {
  openDays ??= findOpenDays();
  return openDays[number] ?? '';
}

/** A day on which the office is open and that can be booked; others for other numbers up to thirty. */
export const anOpenDay = (number = 0): string => openDay(number % 30);

/** Beginnings of the slots of a day, in universal time. */
const SLOTS = ['08', '09', '10', '12', '13', '14', '15'];
const slotNumber = (number: number) =>
  `${openDay(Math.floor(number / SLOTS.length))}T${SLOTS[number % SLOTS.length]}:00:00.000Z`;

let slots = 0;

/** Another slot each time: one client has no two appointments at once. */
export const anotherSlot = () => slotNumber((slots += 1));

/** For a new database, because a suite that runs after others would book beyond the days that are open. */
export const startSlotsAgain = () => void (slots = 0);
