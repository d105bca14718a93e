import { readCode } from './codes.js';

/** Every system of writing numbers that has ten digits, by the engine's own data. */
const SCRIPTS = Intl.supportedValuesOf('numberingSystem')
  .map((name) => {
    const format = new Intl.NumberFormat(`en-u-nu-${name}`, { useGrouping: false });
    return [name, [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => format.format(digit)).join('')];
  })
  .filter(([, digits]) => /^\p{Nd}{10}$/u.test(digits ?? '')) as [string, string][];

const RECOVERY = 'ABCDEFGHIJKL2345MNOPQRST';

describe('reading codes', () => {
  it.each(SCRIPTS)('digits of %s are read: %s', (_, digits) => {
    expect(readCode(digits)).toBe('1234567890');
  });

  it.each([
    ['as it is', '123456'],
    ['a blank', '123 456'],
    ['the comma of the SMS', '123456,'],
    ['its Arabic comma', '123456،'],
    ['a hyphen', '123-456'],
    ['an en dash', '123\u2013456'],
    ['an em dash', '123\u2014456'],
    ['a hyphen that does not break', '123\u2011456'],
    ['a typographic hyphen', '123\u2010456'],
    ['a figure dash', '123\u2012456'],
    ['a bar', '123\u2015456'],
    ['a minus', '123\u2212456'],
    ['a modifier minus', '123\u02d7456'],
    ['a hyphen bullet', '123\u2043456'],
    ['a soft hyphen', '123\u00ad456'],
    ['a small hyphen', '123\ufe63456'],
    ['a hyphen in full width', '123\uff0d456'],
    ['a wave dash', '123\u301c456'],
    ['a maqaf', '123\u05be456'],
    ['a tatweel', '123\u0640456'],
    ['a no-break blank', '123\u00a0456'],
    ['a narrow blank', '123\u202f456'],
    ['a thin blank', '123\u2009456'],
    ['a figure blank', '123\u2007456'],
    ['an ideographic blank', '123\u3000456'],
    ['a blank of Braille', '123\u2800456'],
    ['a tab', '123\t456'],
    ['line breaks', '\n123456\r\n'],
    ['a line separator', '123\u2028456'],
    ['a mark in front', '\u200e123456'],
    ['a mark of the other direction', '\u200f123456'],
    ['an Arabic mark', '\u061c123456'],
    ['isolates', '\u2068123 456\u2069'],
    ['an embedding', '\u202a123456\u202c'],
    ['an override', '\u202d123456\u202c'],
    ['zero width between', '1\u200b2\u200b3\u200b4\u200b5\u200b6'],
    ['joiners', '123\u200c45\u200d6'],
    ['a word joiner', '123\u2060456'],
    ['a byte order mark', '\ufeff123456'],
    ['a full stop', '123456.'],
    ['an Urdu full stop', '۱۲۳۴۵۶۔'],
    ['a full stop after a mark', '123456\u200f.\u200f'],
    ['an ideographic full stop', '１２３４５６。'],
    ['full width', '１２３４５６'],
    ['Arabic digits', '١٢٣٤٥٦'],
    ['Arabic digits in groups', '١٢٣ ٤٥٦'],
    ['Persian digits', '۱۲۳۴۵۶'],
    ['keycaps', '1\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34\u20e35\u20e36\u20e3'],
    ['two scripts', '١٢٣456'],
    ['bold digits', '𝟏𝟐𝟑𝟒𝟓𝟔'],
    ['Devanagari digits', '१२३४५६'],
  ])('six digits with %s', (_, typed) => {
    expect(readCode(typed)).toBe('123456');
  });

  it.each([
    ['as it is', 'ABCD-EFGH-IJKL-2345-MNOP-QRST'],
    ['lower case and blanks', 'abcd efgh ijkl 2345 mnop qrst'],
    ['en dashes', 'ABCD–EFGH–IJKL–2345–MNOP–QRST'],
    ['hyphens that do not break', 'ABCD\u2011EFGH\u2011IJKL\u20112345\u2011MNOP\u2011QRST'],
    ['isolates', '\u2066ABCD-EFGH-IJKL-2345-MNOP-QRST\u2069'],
    ['a mark', '\u200eABCD-EFGH-IJKL-2345-MNOP-QRST'],
    ['zero width inside', 'AB\u200bCD-EFGH-IJKL-2345-MNOP-QRST'],
    ['Arabic digits', 'ABCD-EFGH-IJKL-٢٣٤٥-MNOP-QRST'],
    ['full width', 'ＡＢＣＤ－ＥＦＧＨ－ＩＪＫＬ－２３４５－ＭＮＯＰ－ＱＲＳＴ'],
    ['small letters in full width', 'ａｂｃｄefghijkl2345mnopqrst'],
    ['a full stop and a line break', 'ABCDEFGHIJKL2345MNOPQRST.\n'],
    ['a bullet', '• abcd-efgh-ijkl-2345-mnop-qrst'],
    ['a bullet and a tab', '\u200f·\tABCD-EFGH-IJKL-2345-MNOP-QRST'],
    ['a round bullet', '◦ABCD-EFGH-IJKL-2345-MNOP-QRST'],
    ['a square', '▪\u00a0ABCD-EFGH-IJKL-2345-MNOP-QRST'],
    ['a triangle', '‣ ABCD-EFGH-IJKL-2345-MNOP-QRST'],
    ['a hyphen of a list', '- ABCD-EFGH-IJKL-2345-MNOP-QRST'],
    ['a star', '* ABCD-EFGH-IJKL-2345-MNOP-QRST'],
    ['a picture', '🔑 ABCD-EFGH-IJKL-2345-MNOP-QRST'],
    ['a picture in two parts', '✔️ ABCD-EFGH-IJKL-2345-MNOP-QRST'],
    ['one group a line', 'ABCD\r\nEFGH\r\nIJKL\r\n2345\r\nMNOP\r\nQRST'],
  ])('a recovery code with %s', (_, typed) => {
    expect(readCode(typed)).toBe(RECOVERY);
  });

  it.each([
    ['', ''],
    [' \u200f- ', ''],
    ['12345', '12345'],
    ['1234567', '1234567'],
    ['12.3456', '12.3456'],
    ['.123456', '.123456'],
    ['123456!', '123456!'],
    ['code 123456', 'CODE123456'],
    ['O12345', 'O12345'],
    ['123•456', '123•456'],
  ])('a wrong code stays wrong: %j', (typed, read) => {
    expect(readCode(typed)).toBe(read);
  });
});
