import { centimesOfPrice } from './quotes.js';

describe('the amount of a price', () => {
  it.each([
    ['15000', 1_500_000],
    ['15 000 DA', 1_500_000],
    ['15\u202f000,50 DA', 1_500_050],
    ['15,000 DA', 1_500_000],
    ['15.000 دج', 1_500_000],
    ['١٥٬٠٠٠ دينار جزائري', 1_500_000],
    ['800 dinars', 80_000],
  ])('%s is one amount', (price, centimes) => {
    expect(centimesOfPrice(price)).toBe(centimes);
  });

  it.each([
    '',
    'From 5,000 DA',
    '20 000 à 60 000 DA',
    '20000-60000',
    'حسب الملف',
    '15 EUR',
    '1 5000',
    '0 DA',
    '99999999999',
  ])('"%s" is none', (price) => {
    expect(centimesOfPrice(price)).toBeUndefined();
  });
});
