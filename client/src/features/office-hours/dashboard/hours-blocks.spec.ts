import { toBlocks, toIntervals } from './hours-blocks';

const MORNING = { opens: '09:00', closes: '12:00' };
const EVENING = { opens: '21:30', closes: '00:00' };

describe('the blocks of a week', () => {
  it('name days of the same times together, and give the same intervals back', () => {
    const hours = [
      { weekday: 'sunday', ...MORNING },
      { weekday: 'sunday', ...EVENING },
      { weekday: 'monday', ...MORNING },
    ] as const;
    const blocks = toBlocks(hours);
    expect(blocks).toEqual([
      { days: ['sunday', 'monday'], ...MORNING },
      { days: ['sunday'], ...EVENING },
    ]);
    expect(toIntervals(blocks)).toEqual(hours);
  });

  it('show the midnight that ends a day as fields write it', () => {
    expect(toBlocks([{ weekday: 'monday', opens: '20:00', closes: '24:00' }])).toEqual([
      { days: ['monday'], opens: '20:00', closes: '00:00' },
    ]);
  });
});
