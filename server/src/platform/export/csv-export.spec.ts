import { parse } from 'csv-parse/sync';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CsvSeparator } from '../../contract/exports.js';
import { writeCsv } from './csv-export.js';
import { ExportDay, type ExportValue, PhoneText } from './export-columns.js';

const SEPARATORS = { comma: ',', semicolon: ';' } as const;
const OTHER: Record<CsvSeparator, CsvSeparator> = { comma: 'semicolon', semicolon: 'comma' };
const HEADINGS = ['Before', 'Cell', 'After'];

/** The file with one cell of interest, between two others. */
async function csvOf(value: ExportValue, separator: CsvSeparator): Promise<string> {
  const out = new PassThrough();
  const written = buffer(out);
  async function* rows() {
    yield await Promise.resolve([['before', value, 'after']]);
  }
  const sheet = { name: 'Sheet', locale: 'fr' as const, headings: HEADINGS, rows: rows() };
  await writeCsv(sheet, out, separator);
  return (await written).toString();
}

const rowsOf = (text: string, delimiter: string): string[][] =>
  parse(text, { delimiter, bom: true });
const cellOf = async (value: ExportValue, separator: CsvSeparator = 'semicolon') =>
  rowsOf(await csvOf(value, separator), SEPARATORS[separator])[1]![1];

/** Cells as a program reads them that splits at the other separator, and one that knows no quotes. */
function misreadCells(text: string, separator: CsvSeparator): string[] {
  const other = SEPARATORS[OTHER[separator]];
  const options = { delimiter: other, bom: true, relax_quotes: true, relax_column_count: true };
  const quoted = parse(text, options);
  const unquoted = text.replace(/^\uFEFF/, '').split(/[,;]|[\r\n\u2028\u2029]/);
  return [...quoted.flat(), ...unquoted];
}

const UNSEEN = /^[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}"]*/u;
const isFormula = (cell: string) => /^[=+\-@＝＋－＠]/u.test(cell.replace(UNSEEN, ''));

describe('texts in a CSV', () => {
  it.each<string>([
    'ligne 1\nligne 2',
    'ligne 1\r\nligne 2',
    'ligne 1\rligne 2',
    'ligne 1\u2028ligne 2',
    'ligne 1\u2029ligne 2',
    'ligne 1\u0085ligne 2',
    'ligne 1\vligne 2\fligne 3',
    'dernière\n',
    '\npremière',
    '\n\n\n',
    'un\r\n\r\ndeux',
    'a;b',
    'a,b',
    'a\tb',
    'dit «\u00a0oui\u00a0»; puis, "non"',
    '"',
    '""',
    '"a"',
    '";"',
    'سطر أول\nسطر ثانٍ؛ وثالث، ورابع',
    'عقد "بيع"؛ 25,5 %',
    '0,5 - 1,5',
    'a-b=c+d@e',
    'nom@exemple.dz',
    '‏نص',
    ' ',
    '',
    '👩🏽‍⚖️',
    "l'avocat",
    "'déjà",
    '2026-11-22',
    '1e5',
    'TRUE',
  ])('the text %j stays one cell, letter for letter, at either separator', async (text) => {
    for (const separator of ['comma', 'semicolon'] as const) {
      const csv = await csvOf(text, separator);
      expect(rowsOf(csv, SEPARATORS[separator])).toEqual([HEADINGS, ['before', text, 'after']]);
    }
  });

  it('every cell is quoted, also an empty one, and rows end with CR and LF', async () => {
    expect(await csvOf(null, 'comma')).toBe(
      '\uFEFF"Before","Cell","After"\r\n"before","","after"\r\n',
    );
    expect(await csvOf(12, 'semicolon')).toBe(
      '\uFEFF"Before";"Cell";"After"\r\n"before";"12";"after"\r\n',
    );
  });
});

describe('formulas in a CSV', () => {
  const PAYLOAD = "=cmd|' /C calc'!A0";
  const HIDDEN = [
    ...Array.from({ length: 31 }, (_, index) => String.fromCharCode(index + 1)),
    ...'\u007F\u0085\u00A0\u00AD\u034F\u061C\u115F\u180E\u200B\u200C\u200D\u200E\u200F\u2028\u2029',
    ...'\u202A\u202E\u202F\u2060\u2066\u2069\u2800\u3000\u3164\uFE0F\uFEFF "',
    '\u200B \u00AD\t',
    '\r\n',
  ];
  it.each([
    ...[
      '=1+1',
      '+1',
      '-1',
      '@SUM(1)',
      PAYLOAD,
      '＝1+1',
      '＋1',
      '－1',
      '＠SUM(1)',
      '﹦1',
      '﹢1',
      '﹣1',
      '﹫1',
    ],
    ...['\t=1', '\ttext', '\rtext', '\r=1', '  =1', '"=1"', '""=1""'],
    ...[
      'a,=1+1,b',
      'a;=1+1;b',
      `a,${PAYLOAD},b`,
      `a;${PAYLOAD};b`,
      'a\t=1',
      'a, =1',
      'a; =1',
      'a;"=1"',
    ],
    ...[
      'a,\t=1',
      'a;\t1',
      'a,\r1',
      'a,\u200B=1',
      'a;\u00AD+1',
      'a,,=1',
      'a;;@1',
      ',=1',
      ';=1',
      ';,;=1',
    ],
    ...[
      'a\n=1',
      'a\r\n=1',
      'a\r=1',
      'a\u2028=1',
      'a\u2029=1',
      'a\u0085=1',
      'a\n\n=1',
      'a\n =1',
      'a\n\u200B-1',
    ],
    ...[
      '- un\n- deux\n- trois',
      'a\n＝1',
      'a;＠x',
      'a\n\t=1',
      'a,"\n=1"',
      '"a","=1"',
      '"";"=1"',
      'a"";""=1',
    ],
    ...HIDDEN.map((sign) => `${sign}=1+1`),
    ...HIDDEN.map((sign) => `a;${sign}@1`),
  ])('the text %j is no formula, however the file is split', async (text) => {
    for (const separator of ['comma', 'semicolon'] as const) {
      const csv = await csvOf(text, separator);
      const rows = rowsOf(csv, SEPARATORS[separator]);
      expect(rows).toHaveLength(2);
      expect(rows[1]).toHaveLength(3);
      expect(rows[1]![1]!.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
      for (const cell of [...rows.flat(), ...misreadCells(csv, separator)])
        expect(isFormula(cell) ? cell : '').toBe('');
      expect(rows[1]![1]).not.toMatch(/^[\t\r]/);
    }
  });
});

describe('phone numbers, days and numbers in a CSV', () => {
  it.each<[string, string]>([
    ['+213555123456', '(+213) 555 12 34 56'],
    ['+213661000001', '(+213) 661 00 00 01'],
    ['+21321234567', '(+213) 21 23 45 67'],
    ['+33612345678', '(+33) 6 12 34 56 78'],
    ['+12133734253', '(+1) 213 373 4253'],
    ['+447911123456', '(+44) 7911 123456'],
    ['+21620123456', '(+216) 20 123 456'],
    ['+966501234567', '(+966) 50 123 4567'],
    // as they were typed, where no number could be made of them
    ['0555', '05 55'],
    ['0123456', '0 12 34 56'],
    ['17', '17'],
    ['+21312', '0 02 13 12'],
    ['0555 12', '0555 12'],
    ['=1+1', "'=1+1"],
    ['+1+cmd', "'+1+cmd"],
    ['-12', "'-12"],
    ['appelez le soir', 'appelez le soir'],
  ])('the phone %j is %j: no formula, no number that loses zeros', async (phone, cell) => {
    expect(await cellOf(new PhoneText(phone))).toBe(cell);
    expect(await cellOf(new PhoneText(phone), 'comma')).toBe(cell);
  });

  it.each<[ExportValue, string]>([
    [new Date('2026-11-25T18:06:00Z'), '2026-11-25 19:06'],
    [new Date('2026-12-31T23:30:00Z'), '2027-01-01 00:30'],
    [new ExportDay('1988-03-01'), '1988-03-01'],
    [-5, '-5'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
  ])('the value %j is %j', async (value, cell) => {
    expect(await cellOf(value)).toBe(cell);
  });
});
