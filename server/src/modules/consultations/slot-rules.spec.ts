import type { WorkingDay } from '../../contract/requests/booking.js';
import {
  areOrdered,
  bookableSlots,
  type BookingContext,
  notASlotBecause,
  type OfficeInterval,
  unfitBecause,
} from './slot-rules.js';

/** A Sunday; the days that follow have the numbers that follow. */
const SUNDAY = 6;
const day = (number: number) => `2026-12-${String(SUNDAY + number).padStart(2, '0')}`;
/** An instant of the week by its time in Algiers. */
const at = (number: number, time: string) => new Date(`${day(number)}T${time}:00+01:00`);
const on = (weekday: WorkingDay, opens: string, closes: string) => ({ weekday, opens, closes });
const weekly = (hours: readonly OfficeInterval[]) => ({ weekly: hours, periods: [] });
const context = (slotMinutes: number, ...holidays: string[]): BookingContext => ({
  now: new Date('2026-12-01T00:00:00Z'),
  holidays: new Set(holidays),
  rules: { slotMinutes, bookingNoticeHours: 0, bookingHorizonDays: 60 },
});
const inAlgiers = (slot: Date) => new Date(slot.getTime() + 3_600_000).toISOString().slice(11, 16);

interface Slots {
  title: string;
  hours: OfficeInterval[];
  on: number;
  step?: number;
  minutes?: number;
  holidays?: string[];
  slots: string[];
}

it.each<Slots>([
  { title: 'a morning', hours: [on('sunday', '09:00', '11:00')], on: 0, slots: ['09:00', '10:00'] },
  {
    title: 'an evening to 24:00',
    hours: [on('sunday', '21:30', '24:00')],
    on: 0,
    step: 30,
    slots: ['21:30', '22:00', '22:30', '23:00', '23:30'],
  },
  {
    title: 'an evening to 00:00, which is the same',
    hours: [on('sunday', '21:30', '00:00')],
    on: 0,
    slots: ['21:30', '22:30'],
  },
  {
    title: 'the day on which a night begins',
    hours: [on('sunday', '21:30', '01:00')],
    on: 0,
    slots: ['21:30', '22:30', '23:30'],
  },
  {
    title: 'the day after, with half hours',
    hours: [on('sunday', '21:30', '01:00')],
    on: 1,
    step: 30,
    slots: ['00:00', '00:30'],
  },
  { title: 'the day before a night', hours: [on('monday', '22:00', '02:00')], on: 0, slots: [] },
  {
    title: 'the Friday after the night of Thursday',
    hours: [on('thursday', '22:00', '02:00')],
    on: 5,
    slots: ['00:00', '01:00'],
  },
  {
    title: 'the Saturday after it',
    hours: [on('thursday', '22:00', '02:00')],
    on: 6,
    slots: [],
  },
  {
    title: 'a day whose night before and morning are both open',
    hours: [on('sunday', '22:00', '01:00'), on('monday', '09:00', '10:00')],
    on: 1,
    slots: ['00:00', '09:00'],
  },
  {
    title: 'the morning after, if the evening was on a holiday',
    hours: [on('sunday', '22:00', '02:00')],
    on: 1,
    holidays: [day(0)],
    slots: [],
  },
  {
    title: 'a holiday after an evening, which still belongs to that',
    hours: [on('sunday', '22:00', '02:00'), on('monday', '09:00', '12:00')],
    on: 1,
    holidays: [day(1)],
    slots: ['00:00', '01:00'],
  },
  {
    title: 'a whole day',
    hours: [on('sunday', '00:00', '24:00')],
    on: 0,
    step: 120,
    slots: ['00', '02', '04', '06', '08', '10', '12', '14', '16', '18', '20', '22'].map(
      (h) => `${h}:00`,
    ),
  },
  {
    title: 'hours for an appointment of an hour among half hours',
    hours: [on('sunday', '09:00', '11:00')],
    on: 0,
    step: 30,
    minutes: 60,
    slots: ['09:00', '09:30', '10:00'],
  },
  {
    title: 'hours for an appointment of half an hour among hours',
    hours: [on('sunday', '09:00', '11:30')],
    on: 0,
    step: 60,
    minutes: 30,
    slots: ['09:00', '10:00', '11:00'],
  },
  {
    title: 'hours that are too short for a long appointment',
    hours: [on('sunday', '09:00', '10:00')],
    on: 0,
    step: 30,
    minutes: 90,
    slots: [],
  },
  {
    title: 'a long appointment that ends after midnight',
    hours: [on('sunday', '22:00', '01:00')],
    on: 0,
    step: 60,
    minutes: 120,
    slots: ['22:00', '23:00'],
  },
  {
    title: 'two intervals that touch, for an appointment that is longer than a slot',
    hours: [on('sunday', '08:30', '10:00'), on('sunday', '10:00', '11:30')],
    on: 0,
    step: 30,
    minutes: 60,
    slots: ['08:30', '09:00', '09:30', '10:00', '10:30'],
  },
  {
    title: 'two intervals that touch, with slots that fill neither',
    hours: [on('sunday', '08:30', '10:00'), on('sunday', '10:00', '11:30')],
    on: 0,
    slots: ['08:30', '10:00'],
  },
  {
    title: 'an evening that touches the next morning',
    hours: [on('sunday', '22:00', '24:00'), on('monday', '00:00', '01:00')],
    on: 0,
    minutes: 120,
    slots: ['22:00', '23:00'],
  },
  {
    title: 'an evening before a holiday',
    hours: [on('sunday', '22:00', '24:00'), on('monday', '00:00', '01:00')],
    on: 0,
    minutes: 120,
    holidays: [day(1)],
    slots: ['22:00'],
  },
  {
    title: 'intervals with a gap of a minute',
    hours: [on('sunday', '09:00', '10:00'), on('sunday', '10:01', '11:01')],
    on: 0,
    minutes: 90,
    slots: [],
  },
])('the slots of $title', ({ hours, on: number, step = 60, minutes, holidays = [], slots }) => {
  const days = [day(number), day(number)] as const;
  const found = bookableSlots(days, weekly(hours), context(step, ...holidays), minutes ?? step);
  expect(found.map(inAlgiers)).toEqual(slots);
  // what is offered can be booked, and nothing in between
  for (const slot of found) {
    const between = new Date(slot.getTime() + 60_000);
    const rules = [weekly(hours), context(step, ...holidays), minutes ?? step] as const;
    expect(notASlotBecause(slot, ...rules)).toBeUndefined();
    expect(notASlotBecause(between, ...rules)).toBe('slotGrid');
  }
});

it.each([
  { title: 'at lunch', time: at(0, '12:00'), reason: 'slotHours' },
  { title: 'between two slots', time: at(0, '09:30'), reason: 'slotGrid' },
  { title: 'on a Friday morning', time: at(5, '09:00'), reason: 'slotWeekend' },
  {
    title: 'on a Friday night that belongs to nobody',
    time: at(5, '02:00'),
    reason: 'slotWeekend',
  },
  { title: 'on a Friday after the night of Thursday', time: at(5, '00:00'), reason: undefined },
  { title: 'on a holiday', time: at(2, '09:00'), reason: 'slotHoliday' },
  { title: 'in the night before a holiday', time: at(2, '00:00'), reason: 'slotHoliday' },
] as const)('a time $title is refused for its own reason', ({ time, reason }) => {
  const hours = [
    on('sunday', '09:00', '12:00'),
    on('tuesday', '09:00', '12:00'),
    on('thursday', '22:00', '01:00'),
  ];
  expect(notASlotBecause(time, weekly(hours), context(60, day(2)), 60)).toBe(reason);
});

it.each([
  { title: 'in the hours', from: at(0, '09:00'), to: at(0, '10:00'), reason: undefined },
  { title: 'on another grid', from: at(0, '09:20'), to: at(0, '09:50'), reason: undefined },
  { title: 'over the end', from: at(0, '11:30'), to: at(0, '12:30'), reason: 'hours' },
  { title: 'on a day without hours', from: at(1, '09:00'), to: at(1, '10:00'), reason: 'hours' },
  { title: 'on a holiday', from: at(2, '09:00'), to: at(2, '10:00'), reason: 'holiday' },
  {
    title: 'on a holiday and outside of the hours',
    from: at(2, '14:00'),
    to: at(2, '15:00'),
    reason: 'hours',
  },
  { title: 'over midnight', from: at(3, '23:30'), to: at(4, '00:30'), reason: undefined },
  {
    title: 'in the night of an evening',
    from: at(4, '00:00'),
    to: at(4, '01:00'),
    reason: undefined,
  },
  { title: 'later in the night', from: at(4, '00:30'), to: at(4, '01:30'), reason: 'hours' },
  { title: 'on a Friday', from: at(5, '09:00'), to: at(5, '10:00'), reason: 'hours' },
] as const)('an appointment $title fits or says why not', ({ from, to, reason }) => {
  const hours = [
    on('sunday', '09:00', '12:00'),
    on('tuesday', '09:00', '12:00'),
    on('wednesday', '22:00', '01:00'),
  ];
  const appointment = { startsAt: from, endsAt: to };
  expect(unfitBecause(appointment, weekly(hours), new Set([day(2)]))).toBe(reason);
});

it.each([
  { title: 'over two that touch', from: at(0, '11:30'), to: at(0, '12:30'), reason: undefined },
  { title: 'over three that touch', from: at(0, '08:30'), to: at(0, '17:30'), reason: undefined },
  { title: 'over the end of the last', from: at(0, '17:00'), to: at(0, '18:00'), reason: 'hours' },
  {
    title: 'that begins where one ends',
    from: at(0, '17:30'),
    to: at(0, '18:00'),
    reason: 'hours',
  },
  { title: 'over midnight', from: at(1, '23:30'), to: at(2, '00:30'), reason: undefined },
  {
    title: 'after midnight into a third',
    from: at(2, '00:30'),
    to: at(2, '02:30'),
    reason: undefined,
  },
  { title: 'into a holiday', from: at(2, '23:30'), to: at(3, '00:30'), reason: 'holiday' },
  { title: 'over a gap', from: at(4, '09:30'), to: at(4, '10:30'), reason: 'hours' },
] as const)('an appointment $title in hours that touch', ({ from, to, reason }) => {
  const hours = [
    on('sunday', '08:30', '12:00'),
    on('sunday', '12:00', '16:30'),
    on('sunday', '16:30', '17:30'),
    on('monday', '22:00', '01:00'),
    on('tuesday', '01:00', '03:00'),
    on('tuesday', '22:00', '24:00'),
    on('wednesday', '00:00', '02:00'),
    on('thursday', '09:00', '10:00'),
    on('thursday', '10:01', '11:00'),
  ];
  const appointment = { startsAt: from, endsAt: to };
  expect(unfitBecause(appointment, weekly(hours), new Set([day(3)]))).toBe(reason);
});

it.each([
  { hours: [on('sunday', '09:00', '12:00')], ok: true },
  { hours: [on('sunday', '21:30', '01:00')], ok: true },
  { hours: [on('sunday', '21:30', '24:00')], ok: true },
  { hours: [on('sunday', '21:30', '00:00')], ok: true },
  { hours: [on('sunday', '00:00', '24:00')], ok: true },
  { hours: [on('sunday', '09:00', '00:00')], ok: true },
  { hours: [on('sunday', '18:00', '06:00')], ok: true },
  { hours: [on('sunday', '18:00', '06:01')], ok: false },
  { hours: [on('sunday', '12:00', '09:00')], ok: false },
  { hours: [on('sunday', '09:00', '08:00')], ok: false },
  { hours: [on('sunday', '09:00', '09:00')], ok: false },
  { hours: [on('sunday', '00:00', '00:00')], ok: false },
  { hours: [on('sunday', '09:00', '12:00'), on('sunday', '12:00', '13:00')], ok: true },
  { hours: [on('sunday', '09:00', '12:00'), on('sunday', '11:59', '13:00')], ok: false },
  { hours: [on('sunday', '21:30', '01:00'), on('monday', '01:00', '02:00')], ok: true },
  { hours: [on('monday', '00:30', '02:00'), on('sunday', '21:30', '01:00')], ok: false },
  { hours: [on('thursday', '21:30', '01:00'), on('sunday', '00:00', '02:00')], ok: true },
  { hours: [on('sunday', '20:00', '24:00'), on('sunday', '21:30', '01:00')], ok: false },
  { hours: [], ok: true },
])('the hours $hours are in order: $ok', ({ hours, ok }) => {
  expect(areOrdered(hours)).toBe(ok);
});

describe('days on which other hours hold', () => {
  const hours = {
    weekly: [on('sunday', '09:00', '11:00'), on('monday', '09:00', '11:00')],
    periods: [
      { startsOn: day(0), endsOn: day(0), hours: [on('sunday', '22:00', '01:00')] },
      { startsOn: day(0), endsOn: day(1), hours: [] },
    ],
  };

  it.each([
    { title: 'the first period that holds the day counts', number: 0, slots: ['22:00', '23:00'] },
    { title: 'a night belongs to the day on which it begins', number: 1, slots: ['00:00'] },
    { title: 'the ordinary week holds afterwards', number: 7, slots: ['09:00', '10:00'] },
  ])('$title', ({ number, slots }) => {
    const found = bookableSlots([day(number), day(number)], hours, context(60), 60);
    expect(found.map(inAlgiers)).toEqual(slots);
  });

  it('an appointment of the ordinary hours does not fit into others', () => {
    const appointment = { startsAt: at(0, '09:00'), endsAt: at(0, '10:00') };
    expect(unfitBecause(appointment, hours, new Set())).toBe('hours');
    const later = { startsAt: at(7, '09:00'), endsAt: at(7, '10:00') };
    expect(unfitBecause(later, hours, new Set())).toBeUndefined();
  });
});
