import { DataSource } from 'typeorm';
import yauzl from 'yauzl';
import { LOCALES } from '../../../src/contract/locales.js';
import { QueryCounter } from '../query-counter.js';
import { expectDone, expectRefused } from '../refusals.js';
import { asAdmin, aRequest, graphqlAs, type OnDesk } from './context.js';

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const DANGEROUS = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1'];

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
  const someRequests = async (texts: readonly string[]) => {
    const word = `exported${process.pid}x${(count += 1)}x`;
    const made = [];
    for (const text of texts) made.push(await aRequest(on, { [field]: `${text} ${word}` }));
    return { word, made };
  };

  describe(`export of ${name}`, () => {
    it(`a CSV of ${name} holds everything that the filters match, and no formulas`, async () => {
      const { word, made } = await someRequests(DANGEROUS);
      expectDone(await asAdmin(on).setStatus(made[0]!.id, { status: statuses[1] }));
      const all = expectDone(
        await office().createExport({ search: word, format: 'csv', limit: 1 }),
      );
      expect(all.rows).toBe(DANGEROUS.length);
      const { status, headers, body } = await download(all.url);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toMatch(/^attachment/);
      expect(body.subarray(0, 3)).toEqual(BOM);
      const text = body.toString();
      for (const { reference } of made) expect(text).toContain(reference);
      expect(text).not.toMatch(/(^|;|")[=+@\t-][^;]/m);
      const [heading] = text.slice(1).split('\r\n');
      expect(heading).toMatch(/^رقم الطلب;تاريخ الإرسال;الحالة;/);
      const some = { search: word, statuses: [statuses[1]], format: 'csv', language: 'en' };
      const filtered = expectDone(await office().createExport(some));
      const english = (await download(filtered.url)).body.toString();
      expect(english.split('\r\n')).toHaveLength(3);
      expect(english).toMatch(/^\uFEFFReference,Sent,Status,/);
      expect(english).toMatch(
        new RegExp(`${made[0]!.reference},\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d,`),
      );
    });

    it.each(LOCALES)(`an Excel workbook of ${name} has texts only, in %s`, async (language) => {
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
      const { url } = expectDone(await office().createExport({ format: 'csv', search: 'none' }));
      const other = name === 'serviceRequest' ? 'contactRequest' : 'serviceRequest';
      for (const address of [`${url}x`, url.replace(name, other), url.replace(name, 'user')])
        expect((await download(address)).status).toBe(404);
    });
  });
}
