/** A file as a page is given it. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of one point, with as much behind it as a phone sends. */
export const aPhoto = (name: string): GivenFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC',
      'base64',
    ),
    Buffer.alloc(400_000),
  ]),
});

export const aPdf = (name: string): GivenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj',
      'trailer << /Root 1 0 R >>',
      '%%EOF\n',
    ].join('\n'),
  ),
});

/** The beginning of a photograph, which the page takes for one; the server looks at all of it. */
export const halfAPhoto = (name: string): GivenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('ffd8ffe000104a46494600', 'hex'),
});
