import { manifestSchema } from './archive-manifest.js';

const pathProblem = (path: string) =>
  !manifestSchema.shape.files.safeParse([{ path, bytes: 1, sha256: '0'.repeat(64) }]).success;

describe('paths of files in the manifest of a backup', () => {
  it.each([
    'images/0123.webp',
    'documents/0123.pdf',
    'a..b/c..d',
    '...',
    'a/.b',
    'a\nb',
    'مجلد/ملف.pdf',
  ])('the path %j is inside of the folder', (path) => {
    expect(pathProblem(path)).toBe(false);
  });

  it.each([
    '',
    '/etc/passwd',
    '..',
    '../a',
    'a/..',
    'a/../b',
    'a/../../b',
    'a\n/../../x',
    'a\r/../x',
    'a\u2028/../x',
    'a\u2029/..',
    '\n/../x',
    '\n\n../x/../..',
    'a\\b',
    'a\0b',
  ])('the path %j is refused', (path) => {
    expect(pathProblem(path)).toBe(true);
  });
});
