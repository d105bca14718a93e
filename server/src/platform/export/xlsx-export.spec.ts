import { Workbook } from '@cj-tech-master/excelts';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LOCALES, type Locale } from '../../contract/locales.js';
import { ExportDay, type ExportValue, PhoneText } from './export-columns.js';
import { writeXlsx } from './xlsx-export.js';

/** The first sheet of a workbook with these values in its second row, read back. */
async function sheetOf(values: ExportValue[], locale: Locale = 'fr') {
  const out = new PassThrough();
  const written = buffer(out);
  async function* rows() {
    yield await Promise.resolve([values]);
  }
  const headings = values.map((_, index) => `Heading ${index}`);
  await writeXlsx({ name: 'Sheet', locale, headings, rows: rows() }, out);
  const workbook = new Workbook();
  await workbook.xlsx.load(await written);
  return workbook.getWorksheet('Sheet')!;
}

const cellOf = async (value: ExportValue) => (await sheetOf([value])).getRow(2).getCell(1);

describe('cells of an Excel workbook', () => {
  it.each<[string, string]>([
    ['2026-11-25T18:06:00Z', '2026-11-25T19:06:00.000Z'],
    ['2026-07-25T18:06:59.900Z', '2026-07-25T19:06:59.000Z'],
    ['2026-12-31T23:30:00Z', '2027-01-01T00:30:00.000Z'],
    ['2024-02-28T23:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['1999-01-01T00:00:00Z', '1999-01-01T01:00:00.000Z'],
  ])('the instant %s is a date cell that shows Algiers time', async (instant, shown) => {
    const cell = await cellOf(new Date(instant));
    expect(cell.value).toEqual(new Date(shown));
    expect(cell.numFmt).toBe('yyyy-mm-dd hh:mm');
  });

  it.each(['2026-11-25', '1988-02-29', '1900-03-01', '2099-12-31'])(
    'the day %s is a date cell without a time',
    async (day) => {
      const cell = await cellOf(new ExportDay(day));
      expect(cell.value).toEqual(new Date(`${day}T00:00:00Z`));
      expect(cell.numFmt).toBe('yyyy-mm-dd');
    },
  );

  it.each<[ExportValue, unknown]>([
    [12, 12],
    [-3.5, -3.5],
    [0, 0],
    [new PhoneText('+213555123456'), '+213555123456'],
    [new PhoneText('0555'), '0555'],
    [new ExportDay('1899-12-31'), '1899-12-31'],
    ['0012', '0012'],
    ['12', '12'],
    ['2026-11-25', '2026-11-25'],
    ['=1+1', '=1+1'],
    ['+1', '+1'],
    ['-1', '-1'],
    ['@SUM(1)', '@SUM(1)'],
    ["=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
    ['{=1}', '{=1}'],
    ['TRUE', 'TRUE'],
    ['#REF!', '#REF!'],
    ['un\ndeux', 'un\ndeux'],
    ['<b>&amp;"', '<b>&amp;"'],
    ['محامٍ، نعم', 'محامٍ، نعم'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('the value %j is read back as %j, and is no formula', async (value, read) => {
    const cell = await cellOf(value);
    expect(cell.value === '' ? null : cell.value).toEqual(read);
    expect(cell.formula).toBeUndefined();
  });

  it.each([
    ['réf_x0041_2026', 'réf_x005F_x0041_2026'],
    ['_x000D_', '_x005F_x000D_'],
    ['_x00e9_x00E9_', '_x005F_x00e9_x005F_x00E9_'],
    ['_x005F_x0041_', '_x005F_x005F_x005F_x0041_'],
    ['_x0041_x0042_', '_x005F_x0041_x005F_x0042_'],
    ['__x0041__', '__x005F_x0041__'],
    ['_x041_ _x0041 x0041_ _xyz0_ _X0041_', '_x041_ _x0041 x0041_ _xyz0_ _X0041_'],
  ])('the text %j is stored as %j, which Excel reads as it was written', async (text, stored) => {
    expect((await cellOf(text)).value).toBe(stored);
  });

  it.each(LOCALES)('the sheet in %s begins on the side where its language does', async (locale) => {
    const sheet = await sheetOf(['text'], locale);
    expect(Boolean(sheet.views[0]?.rightToLeft)).toBe(locale === 'ar');
  });
});
