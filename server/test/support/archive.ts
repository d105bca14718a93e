import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { callOperation } from './operation.js';
import { expectDone } from './refusals.js';
import type { Person } from './builders.js';
import type { TestApp } from './test-app.js';

/** The files of the archive with everything about a person, by path. */
export async function archiveOf(
  app: TestApp,
  { token, password }: Pick<Person, 'token' | 'password'>,
): Promise<Record<string, string>> {
  const link = ['mutation', 'createMyDataDownload'] as const;
  const { url } = expectDone(
    await callOperation<{ url: string }>(app, link, { password }, { token }),
  );
  const response = await fetch(app.url + url);
  return Object.fromEntries(
    Object.entries(await unzip(response)).map(([path, bytes]) => [path, bytes.toString()]),
  );
}

/** The files of a ZIP archive that was downloaded, by path. */
export async function unzip(response: Response): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()), {
    lazyEntries: true,
  });
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return files;
}
