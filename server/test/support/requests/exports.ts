import { parse } from 'csv-parse/sync';
import { DataSource } from 'typeorm';
import yauzl from 'yauzl';
import { LOCALES } from '../../../src/contract/locales.js';
import { QueryCounter } from '../query-counter.js';
import { expectDone, expectRefused } from '../refusals.js';
import { asAdmin, aRequest, graphqlAs, type OnDesk } from './context.js';

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const DANGEROUS = ['=1+1', '+1', '-1', '@SUM(1)', 'a;=1', 'a,=1'];
const LINES = 'ligne 1\nligne 2 ; suite, fin\r\nligne "3"';
const DELIMITERS = [
  { language: 'ar', separator: undefined, delimiter: ';' },
  { language: 'fr', separator: undefined, delimiter: ';' },
  { language: 'en', separator: undefined, delimiter: ',' },
  { language: 'en', separator: 'semicolon', delimiter: ';' },
  { language: 'fr', separator: 'comma', delimiter: ',' },
];
const rowsOf = (body: Buffer, delimiter: string): string[][] =>
  parse(body, { delimiter, bom: true });

/** The text of one file in a ZIP archive. */
function unzipped(archive: Buffer, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry: yauzl.Entry) => {
        if (entry.fileName !== name) return zip.readEntry();
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => resolve(Buffer.concat(parts).toString()));
        });
      });
      zip.on('end', () => reject(new Error(`${name} is not in the archive`)));
      zip.readEntry();
    });
  });
}

/** Files with everything that the filters match; a browser downloads them with a link. */
export function describeExports(on: OnDesk): void {
  const { suite } = on.context;
  const { name, statuses } = suite.definition;
  const office = () => graphqlAs(on, on.context.admin);
  const download = async (url: string) => {
    const answer = await fetch(`${on.context.app.url}${url}`);
    const { status, headers } = answer;
    return { status, headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const field = suite.wordField;
  let count = 0;
  /** Requests that hold a word that no other one has. */
  const someRequests = async (texts: readonly string[], textField = field) => {
    const word = `exported${process.pid}x${(count += 1)}x`;
    const made = [];
    for (const text of texts)
      made.push(await aRequest(on, { [field]: word, [textField]: `${text} ${word}` }));
    return { word, made };
  };

  describe(`export of ${name}`, () => {
    it(`a CSV of ${name} holds everything that the filters match, and no formulas`, async () => {
      const { word, made } = await someRequests(DANGEROUS);
      expectDone(await asAdmin(on).setStatus(made[0]!.id, { status: statuses[1] }));
      const all = expectDone(await office().createExport({ search: word, format: 'csv' }));
      expect(all.rows).toBe(DANGEROUS.length);
      const { status, headers, body } = await download(all.url);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toMatch(/^attachment/);
      expect(body.subarray(0, 3)).toEqual(BOM);
      const text = body.toString();
      for (const { reference } of made) expect(text).toContain(reference);
      const cells = rowsOf(body, ';').flatMap((row) => row.flatMap((cell) => cell.split(/[,;]/)));
      expect(cells.filter((cell) => /^[=+@\t-]/.test(cell))).toEqual([]);
      const [heading] = text.slice(1).split('\r\n');
      expect(heading).toMatch(/^"رقم الطلب";"تاريخ الإرسال";"الحالة";/);
      const some = { search: word, statuses: [statuses[1]], format: 'csv', language: 'en' };
      const filtered = expectDone(await office().createExport(some));
      const english = rowsOf((await download(filtered.url)).body, ',');
      expect(english).toHaveLength(2);
      expect(english[0]!.slice(0, 3)).toEqual(['Reference', 'Sent', 'Status']);
      expect(english[1]![0]).toBe(made[0]!.reference);
      expect(english[1]![1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    });

    it.each(DELIMITERS)(
      `a CSV of ${name} in $language keeps a text of several lines in one cell (separator: $separator)`,
      async ({ language, separator, delimiter }) => {
        const { word, made } = await someRequests([LINES], suite.linesField);
        const order = { search: word, format: 'csv', language, separator };
        const { body } = await download(expectDone(await office().createExport(order)).url);
        const [heading, row, ...more] = rowsOf(body, delimiter);
        expect(more).toEqual([]);
        expect(row).toHaveLength(heading!.length);
        expect(row!.filter((cell) => cell.startsWith(LINES))).toHaveLength(1);
        const phones = Object.entries(made[0]!).filter(
          ([key, value]) => /phone/i.test(key) && value,
        );
        const cells = row!.filter((cell) => /^\(\+213\)( \d+)+$/.test(cell));
        expect(cells).toHaveLength(Math.min(phones.length, 1));
      },
    );

    it(`an Excel workbook of ${name} has the instants as date cells`, async () => {
      const { word } = await someRequests(['one']);
      const { url } = expectDone(await office().createExport({ search: word, format: 'xlsx' }));
      const sheet = await unzipped((await download(url)).body, 'xl/worksheets/sheet1.xml');
      // when it was sent: a number of days, with the style of a date
      expect(sheet).toMatch(/<c r="B2" s="\d+"><v>4\d{4}\.\d+<\/v>/);
    });

    it.each(LOCALES)(`an Excel workbook of ${name} has no formulas, in %s`, async (language) => {
      const { word, made } = await someRequests(['=1+1']);
      const order = { search: word, format: 'xlsx', language };
      const { body } = await download(expectDone(await office().createExport(order)).url);
      const sheet = await unzipped(body, 'xl/worksheets/sheet1.xml');
      expect(sheet.includes('rightToLeft="1"')).toBe(language === 'ar');
      expect(sheet).toContain(`=1+1 ${word}`);
      expect(sheet).toContain(made[0]!.reference);
      expect(sheet).not.toMatch(/<f[ >]/);
    });

    it(`an export of ${name} is recorded with who asked, what for and how many`, async () => {
      const { word } = await someRequests(['one']);
      const { url } = expectDone(await office().createExport({ search: word, format: 'csv' }));
      await download(url);
      const [event] = await on.context.app.app
        .get(DataSource)
        .query<{ after: object; actor_name: string }[]>(
          'SELECT after, actor_name FROM audit_events WHERE action = $1 ORDER BY created_at DESC LIMIT 1',
          [`${name}.exported`],
        );
      expect(event).toEqual({
        actor_name: expect.stringMatching(/\S/) as string,
        after: { format: 'csv', rows: 1, filters: { search: word } },
      });
    });

    it(`an export of ${name} takes the same number of statements for one row as for three`, async () => {
      const statements = QueryCounter.of(on.context.app);
      const one = await someRequests(['1']);
      const three = await someRequests(['1', '2', '3']);
      const during = async (search: string) => {
        const { url } = expectDone(await office().createExport({ search, format: 'csv' }));
        return (await statements.during(() => download(url))).length;
      };
      expect(await during(three.word)).toBe(await during(one.word));
    });

    it(`an export of ${name} is for administrators, and its link opens nothing else`, async () => {
      const client = graphqlAs(on, on.context.client.token);
      expectRefused(await client.createExport({ format: 'csv' }), 'FORBIDDEN');
      expectRefused(await office().createExport({ format: 'pdf' }), 'BAD_USER_INPUT', 'format');
      const bars = { format: 'csv', separator: 'bar' };
      expectRefused(await office().createExport(bars), 'BAD_USER_INPUT', 'separator');
      const { url } = expectDone(await office().createExport({ format: 'csv', search: 'none' }));
      const other = name === 'serviceRequest' ? 'contactRequest' : 'serviceRequest';
      for (const address of [`${url}x`, url.replace(name, other), url.replace(name, 'user')])
        expect((await download(address)).status).toBe(404);
    });
  });
}
