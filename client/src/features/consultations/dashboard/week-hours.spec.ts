import { listOpenings } from './week-hours';

const ORDINARY = [
  { weekday: 'sunday', opens: '08:00', closes: '12:00' },
  { weekday: 'monday', opens: '13:30', closes: '17:00' },
] as const;
type Period = Parameters<typeof listOpenings>[2][number];

const RAMADAN: Period = {
  consultantId: null,
  startsOn: '2027-02-08',
  endsOn: '2027-03-09',
  hours: [
    {
      ...{ __typename: 'ConsultantHoursInterval', weekday: 'monday' },
      ...{ opens: '21:30', closes: '01:00' },
    },
  ],
};

describe('the hours of a week in the calendar', () => {
  it('a week has the hours of the firm on their days', () => {
    expect(listOpenings('2026-12-06', ORDINARY, [])).toEqual([
      { day: 0, opens: '08:00', closes: '12:00' },
      { day: 1, opens: '13:30', closes: '17:00' },
    ]);
  });

  it('a period of the firm holds from its first day on, and an evening ends with its day', () => {
    expect(listOpenings('2027-02-07', ORDINARY, [RAMADAN])).toEqual([
      { day: 0, opens: '08:00', closes: '12:00' },
      { day: 1, opens: '21:30', closes: '24:00' },
    ]);
  });

  it('a period of one consultant changes nothing for the others', () => {
    const own = { ...RAMADAN, consultantId: 'c1' };
    expect(listOpenings('2027-02-14', ORDINARY, [own])).toHaveLength(2);
  });
});
