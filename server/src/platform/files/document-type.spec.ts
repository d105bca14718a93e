import { documentName, type DocumentType } from '../../contract/documents.js';
import {
  aDocx,
  anOldOfficeFile,
  aPdf,
  aZip,
  officeParts,
  storedPdf,
  wordStream,
} from '../../../test/support/documents.js';
import type { AppError } from '../errors/app-error.js';
import { documentType } from './document-type.js';

type Made = Buffer | string | Promise<Buffer>;

const verdictOf = async (made: Made): Promise<string> => {
  const bytes = Buffer.from(await made);
  return documentType(bytes, 'cv').catch(({ status, fields }: AppError) => {
    expect(fields.map(({ field }) => field)).toEqual(['cv']);
    return `${status} ${fields[0]?.rule.split(':')[0]}`;
  });
};

const SAMPLES = ['for-the-web', 'owner-password', 'object-streams'] as const;
const BROKEN = '400 documentBroken';
const PASSWORD = '400 documentPassword';
const MEBIBYTE = 1024 * 1024;
const inFront = (text: string | Buffer, pdf = aPdf()) => Buffer.concat([Buffer.from(text), pdf]);
const cutOff = (bytes: Buffer, count: number) => bytes.subarray(0, bytes.length - count);
const part = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
const half = async (bytes: Buffer | Promise<Buffer>) => part(await bytes, 0.5);
const UTF16 = '\uFEFF<html><body>CV</body></html>';

/** What a file system of a Macintosh put in front of its files. */
function macBinary(): Buffer {
  const block = Buffer.alloc(128);
  block.write('\0\x06cv.pdf', 'latin1');
  block.write('PDF CARO', 65);
  return block;
}

function entries(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`word/media/${i}.xml`, 'x']));
}

const PDFS: [string, Made][] = [
  ['with its table missing', aPdf()],
  ['with a byte order mark in front', inFront('\uFEFF')],
  ['with a blank line in front', inFront('\r\n')],
  ['with blank lines and blanks in front', inFront('\n\n   \n')],
  [
    'with a mail header in front',
    inFront('MIME-Version: 1.0\r\nContent-Type: application/pdf; name="cv.pdf"\r\n\r\n'),
  ],
  ['with an HTTP header in front', inFront('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n')],
  ['with a MacBinary block in front', inFront(macBinary())],
  ['with 1,019 bytes in front', inFront('x'.repeat(1019))],
  ['with zeros behind', Buffer.concat([aPdf(), Buffer.alloc(5000)])],
  ['with a page behind', Buffer.concat([aPdf(), Buffer.from('\n<html><body>Sent</body></html>')])],
  ...SAMPLES.flatMap((name): [string, Made][] => [
    [name, storedPdf(name)],
    [`${name}, without its last line break`, cutOff(storedPdf(name), 1)],
    [`${name}, without its last mark`, cutOff(storedPdf(name), 6)],
    [`${name}, without its last mark and line break`, cutOff(storedPdf(name), 7)],
    [`${name}, with a mark in front`, inFront('\uFEFF', storedPdf(name))],
    [`${name}, with a MacBinary block in front`, inFront(macBinary(), storedPdf(name))],
  ]),
];

const WORD_FILES: [string, DocumentType, () => Made][] = [
  ['a Word document', 'docx', () => aDocx()],
  ['one of Word online', 'docx', () => aZip(officeParts('word/document2.xml'))],
  ['one with another folder', 'docx', () => aZip(officeParts('doc/main.xml'))],
  ['one with capitals in its names', 'docx', () => capitals()],
  ['one whose part is named from the root', 'docx', () => rooted()],
  ['one of 49 MB unpacked', 'docx', () => aDocx({ 'word/a.xml': Buffer.alloc(49 * MEBIBYTE) })],
  ['one of 1,900 entries', 'docx', () => aDocx(entries(1900))],
  ['an old Word document', 'doc', () => anOldOfficeFile('WordDocument')],
  ['one with tables', 'doc', () => anOldOfficeFile('WordDocument', '1Table', 'Data')],
];

async function capitals() {
  const { '[Content_Types].xml': types, ...others } = officeParts('Word/Document.xml');
  return aZip({ '[content_types].XML': types, ...others });
}

async function rooted() {
  const parts = officeParts();
  return aZip({ ...parts, '_rels/.rels': parts['_rels/.rels'].replace('"word/', '"/word/') });
}

const officeType = (kind: string) =>
  `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;
const MACRO_TYPE = 'application/vnd.ms-word.document.macroEnabled.main+xml';

const REFUSED: [string, () => Made, string][] = [
  ['nothing', () => '', '400 fileEmpty'],
  ['a PDF that needs a password', () => storedPdf('user-password'), PASSWORD],
  ['an encrypted package', () => anOldOfficeFile('EncryptedPackage', 'EncryptionInfo'), PASSWORD],
  [
    'an old Word document that needs a password',
    () => anOldOfficeFile(['WordDocument', wordStream(true)]),
    PASSWORD,
  ],
  ['a PDF without pages', () => '%PDF-1.7\n%%EOF', BROKEN],
  ['the beginning of a PDF', () => '%PDF-1.4\n1 0 obj', BROKEN],
  ['a PDF whose header is too far', () => inFront('x'.repeat(1020)), '415 documentText'],
  ...SAMPLES.flatMap((name): [string, () => Made, string][] =>
    [0.1, 0.3, 0.5, 0.7].map((share) => [
      `${share} of ${name}`,
      () => part(storedPdf(name), share),
      BROKEN,
    ]),
  ),
  ['half a PDF that needs a password', () => half(storedPdf('user-password')), BROKEN],
  ['half a Word document', () => half(aDocx()), BROKEN],
  ['half an old Word document', () => half(anOldOfficeFile('WordDocument')), BROKEN],
  ['only the mark of an old document', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), BROKEN],
  ['a Word document without its text', () => withoutText(), BROKEN],
  ['a Word document without relationships', () => withoutRelationships(), BROKEN],
  ['51 MB', () => aDocx({ 'word/a.xml': Buffer.alloc(51 * MEBIBYTE) }), '400 documentUnpacked'],
  ['60 MB', () => aDocx({ 'word/a.xml': Buffer.alloc(60 * MEBIBYTE) }), '400 documentUnpacked'],
  ['2,100 entries', () => aDocx(entries(2100)), '400 documentParts'],
  ['macros', () => aDocx({ 'word/vbaProject.bin': 'x' }), '415 documentMacros'],
  ['other macros', () => aDocx({ 'word/vbaData.xml': 'x' }), '415 documentMacros'],
  [
    'the type with macros',
    () => aZip(officeParts('word/document.xml', MACRO_TYPE)),
    '415 documentMacros',
  ],
  [
    'old macros',
    () => anOldOfficeFile('WordDocument', '/Macros/VBA/_VBA_PROJECT'),
    '415 documentMacros',
  ],
  ['an old table', () => anOldOfficeFile('Workbook'), '415 documentOffice'],
  ['old slides', () => anOldOfficeFile('PowerPoint Document'), '415 documentOffice'],
  ['an Outlook message', () => anOldOfficeFile('__properties_version1.0'), '415 documentOffice'],
  ['an installer', () => anOldOfficeFile('Property'), '415 documentType'],
  [
    'a table',
    () => aZip(officeParts('xl/workbook.xml', officeType('spreadsheetml.sheet'))),
    '415 documentOffice',
  ],
  [
    'slides',
    () => aZip(officeParts('ppt/a.xml', officeType('presentationml.presentation'))),
    '415 documentOffice',
  ],
  [
    'a template of Word',
    () => aZip(officeParts('word/document.xml', officeType('wordprocessingml.template'))),
    '415 documentOffice',
  ],
  ['rich text', () => '{\\rtf1\\ansi My CV}', '415 documentRtf'],
  ['rich text behind a mark', () => '\uFEFF\r\n{\\rtf1 My CV}', '415 documentRtf'],
  ['a page', () => '<!DOCTYPE html><html><body>CV</body></html>', '415 documentPage'],
  [
    'a page of Word',
    () => '<html xmlns:o="urn:schemas-microsoft-com:office:office">',
    '415 documentPage',
  ],
  [
    'a page behind a comment',
    () => '<!-- saved -->\n<html><body>CV</body></html>',
    '415 documentPage',
  ],
  [
    'a page as XML',
    () => '<?xml version="1.0"?>\n<html><body>CV</body></html>',
    '415 documentPage',
  ],
  ['a page in UTF-16', () => Buffer.from(UTF16, 'utf16le'), '415 documentPage'],
  ['a page with the mark of a PDF', () => `<html>${aPdf().toString()}`, '415 documentPage'],
  [
    'a saved page',
    () => 'MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n',
    '415 documentMail',
  ],
  ['an e-mail', () => 'Received: from a\r\n by b\r\nFrom: a@b.dz\r\n\r\nCV', '415 documentMail'],
  ['an OpenDocument', () => odf(), '415 documentOdf'],
  [
    'an OpenDocument packed again',
    () => aZip({ 'content.xml': 'x', mimetype: 'y' }),
    '415 documentOdf',
  ],
  ['a document of Pages', () => aZip({ 'Index/Document.iwa': 'x' }), '415 documentIwork'],
  [
    'one with a preview',
    () => aZip({ 'preview.jpg': 'x', 'Index/Document.iwa': 'y' }),
    '415 documentIwork',
  ],
  ['an old one of Pages', () => aZip({ 'index.xml.gz': 'x' }), '415 documentIwork'],
  ['a JPEG', () => Buffer.from('ffd8ffe000104a464946', 'hex'), '415 documentPicture'],
  ['a PNG', () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'), '415 documentPicture'],
  ['a picture of an iPhone', () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic', '415 documentPicture'],
  ['a WebP', () => 'RIFF\x24\0\0\0WEBPVP8 ', '415 documentPicture'],
  ['a GIF', () => 'GIF89a\x01\0\x01\0', '415 documentPicture'],
  ['a TIFF', () => 'II*\0\x08\0\0\0', '415 documentPicture'],
  ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', '415 documentPicture'],
  [
    'a picture with a PDF behind',
    () => inFront(Buffer.from('ffd8ffe0', 'hex')),
    '415 documentPicture',
  ],
  ['a zip file', () => aZip({ 'cv.pdf': aPdf() }), '415 documentArchive'],
  [
    'a program for Java',
    () => aZip({ 'META-INF/MANIFEST.MF': 'Main-Class: A' }),
    '415 documentArchive',
  ],
  ['a RAR', () => 'Rar!\x1a\x07\0', '415 documentArchive'],
  ['a 7z', () => Buffer.from('377abcaf271c0004', 'hex'), '415 documentArchive'],
  ['a text', () => 'السيرة الذاتية\nمحامٍ', '415 documentText'],
  ['a text of Windows', () => Buffer.from('D\xe9veloppeur\r\n', 'latin1'), '415 documentText'],
  ['Word as XML', () => '<?xml version="1.0"?><w:wordDocument/>', '415 documentType'],
  ['a program for Windows', () => Buffer.from('4d5a90000300', 'hex'), '415 documentType'],
  ['zeros', () => Buffer.alloc(4096), '415 documentType'],
];

async function withoutText() {
  const { 'word/document.xml': _, ...others } = officeParts() as Record<string, string>;
  return aZip({ ...others, 'word/styles.xml': '<w:styles/>' });
}

async function withoutRelationships() {
  const { '_rels/.rels': _, ...others } = officeParts();
  return aZip(others);
}

function odf(): Promise<Buffer> {
  return aZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' });
}

describe('the content of a document decides what it is', () => {
  it.each(PDFS)('a PDF %s is accepted', async (_, made) => {
    expect(await verdictOf(made)).toBe('pdf');
  });

  it.each(WORD_FILES)('%s is accepted as %s', async (_, type, make) => {
    expect(await verdictOf(make())).toBe(type);
  });

  it.each(REFUSED)('as a document, %s is refused in words of its own', async (_, make, verdict) => {
    expect(await verdictOf(make())).toBe(verdict);
  });
});

describe('the stored name of a document', () => {
  it.each<[string, DocumentType, string]>([
    ['cv.pdf', 'pdf', 'cv.pdf'],
    ['CV.PDF', 'pdf', 'CV.PDF'],
    ['cv', 'pdf', 'cv.pdf'],
    ['cv', 'doc', 'cv.doc'],
    ['document:1000012345', 'pdf', 'document:1000012345.pdf'],
    ['cv.pdf (1)', 'pdf', 'cv.pdf (1).pdf'],
    ['cv (1).pdf', 'pdf', 'cv (1).pdf'],
    ['سيرة ذاتية', 'docx', 'سيرة ذاتية.docx'],
    ['cv.doc', 'docx', 'cv.docx'],
    ['cv.docx', 'doc', 'cv.doc'],
    ['cv.docx', 'pdf', 'cv.pdf'],
    ['cv.PDF', 'docx', 'cv.docx'],
    ['cv.pdf.docx', 'docx', 'cv.pdf.docx'],
    ['مستند 3.docx.pdf.docx', 'pdf', 'مستند 3.pdf'],
    ['cv.doc.DOCX', 'pdf', 'cv.pdf'],
    ['cv.pdf. pdf .docx', 'doc', 'cv.pdf. pdf.doc'],
    ['cv..pdf.doc', 'docx', 'cv.docx'],
    ['.pdf.doc', 'docx', 'CV.docx'],
    ['cv.pdf.exe', 'pdf', 'cv.pdf.exe.pdf'],
    ['cv.html', 'pdf', 'cv.html.pdf'],
    ['M. Ali v2.1', 'pdf', 'M. Ali v2.1.pdf'],
    ['cv.', 'pdf', 'cv.pdf'],
    ['cv. ', 'pdf', 'cv.pdf'],
    ['', 'pdf', 'CV.pdf'],
    ['.pdf', 'pdf', 'CV.pdf'],
    ['.doc', 'docx', 'CV.docx'],
    ['...', 'docx', 'CV.docx'],
  ])('%j of the type %s is kept as %j', (name, type, kept) => {
    expect(documentName(name, type)).toBe(kept);
  });
});
