import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heicPreview } from './heic-preview.js';
import { sharp } from './image-library.js';

const photo = readFileSync(join(__dirname, '../../../test/support/documents/photo.heic'));

describe('pictures of phones', () => {
  it('a HEIC becomes a JPEG of the same size', async () => {
    const preview = await heicPreview(photo);
    expect(await sharp(preview).metadata()).toMatchObject({
      format: 'jpeg',
      width: 160,
      height: 96,
    });
  });

  it.each([
    ['half of a picture', photo.subarray(0, 300)],
    ['no picture', Buffer.from('ftypheic')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is not decoded', async (_, bytes) => {
    expect(await heicPreview(bytes)).toBeUndefined();
  });
});
