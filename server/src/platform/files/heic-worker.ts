import { parentPort } from 'node:worker_threads';

/** The pixels of a picture, four bytes each; nothing where it could not be decoded. */
export interface DecodedPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** What the library has of a picture. */
interface HeifImage {
  get_width: () => number;
  get_height: () => number;
  display: (
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (target: { data: Uint8ClampedArray } | null) => void,
  ) => void;
}

/** A phone takes up to 50; a bomb says more. */
const MAX_PIXELS = 60_000_000;

async function decode(bytes: Uint8Array): Promise<DecodedPicture | undefined> {
  const { default: library } = await import('libheif-js/wasm-bundle.js');
  const [image] = new library.HeifDecoder().decode(bytes) as HeifImage[];
  if (!image) return undefined;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MAX_PIXELS) return undefined;
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise<unknown>((resolve) =>
    image.display({ data, width, height }, resolve),
  );
  return shown ? { width, height, pixels: new Uint8Array(data.buffer) } : undefined;
}

parentPort?.on('message', (bytes: Uint8Array) => {
  void decode(bytes)
    .catch(() => undefined)
    .then((picture) => {
      const sent = picture ?? {};
      parentPort?.postMessage(sent, picture ? [picture.pixels.buffer as ArrayBuffer] : []);
    });
});
