import { metaDescription } from './detail-page';

const SENTENCE = 'نراجع عقودك ونكتبها بلغة واضحة، ونرافقك إلى التوقيع.';
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it('a meta description keeps a text that is short enough', () => {
  expect(metaDescription(` ${SENTENCE}\n`)).toBe(SENTENCE);
});

it('a meta description keeps the whole sentences that there is room for', () => {
  const three = Array.from({ length: 6 }, () => SENTENCE).join(' ');
  expect(metaDescription(three)).toBe([SENTENCE, SENTENCE, SENTENCE].join(' '));
});

it('a meta description cuts a long sentence after a whole word', () => {
  const short = metaDescription(words(60));
  expect(short).toBe(`${words(33)}…`);
  expect(short.length).toBeLessThanOrEqual(170);
});

it('a meta description does not end at a point inside a number', () => {
  expect(metaDescription(`Une facture de 1.500 dinars ${words(60)}`)).toMatch(/word…$/);
});
