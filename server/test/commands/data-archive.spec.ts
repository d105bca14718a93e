import { createCipheriv } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { FileStore } from '../../src/platform/files/file-store.js';
import { aClient, aJobRole, anApplication, type Person } from '../support/builders.js';
import { aCv, aPdf } from '../support/documents.js';
import { callOperation } from '../support/operation.js';
import { expectDone } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

/** More than is on its way to a client that reads nothing. */
const ALMOST_FULL = 5_000_000;

/** What cannot be made smaller, so that it is sent for a while; the same each time, since chance would spoil some PDFs. */
const noise = (length: number) =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(length));

describe('the archive of what the product knows about a person', () => {
  let app: TestApp;
  let person: Person;

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    const admin = await app.adminToken();
    const body = aJobRole({ slug: 'lawyer' });
    expectDone(await app.rest('POST', '/roles', { token: admin, body }));
    person = await aClient(app);
    const cv = Buffer.concat([aPdf(), noise(ALMOST_FULL), Buffer.from('\n%%EOF\n')]);
    expectDone(
      await app.rest('POST', '/join-team-applications', {
        token: person.token,
        body: anApplication(),
        files: { cv: aCv(cv) },
      }),
    );
  });
  afterAll(() => app.close());

  const download = async (): Promise<IncomingMessage> => {
    const { token, password } = person;
    const link = await callOperation<{ url: string }>(
      app,
      ['mutation', 'createMyDataDownload'],
      { password },
      { token },
    );
    return new Promise((resolve) => get(app.url + expectDone(link).url, resolve));
  };
  it('an aborted download of a person’s data leaves no file open', async () => {
    const store = app.app.get(FileStore);
    const open = store.open.bind(store);
    const opened: Readable[] = [];
    const spy = jest.spyOn(store, 'open').mockImplementation(async (path) => {
      const file = await open(path);
      opened.push(file!.content);
      return file;
    });
    const response = await download();
    await waitUntil('the CV to be opened', () => opened.length > 0);
    response.destroy();
    await waitUntil('it to be closed', () => opened[0]?.destroyed);
    expect(opened[0]?.readableEnded).toBe(false);
    spy.mockRestore();
  });

  it('the download of a person’s data is aborted when a document cannot be read, and the server still answers', async () => {
    const store = app.app.get(FileStore);
    for await (const { path } of store.list('documents')) await store.erase(path);
    // as if it was removed after that was asked
    jest.spyOn(store, 'exists').mockResolvedValue(true);
    const response = await download();
    const ended = new Promise((resolve) => response.on('error', resolve));
    response.resume();
    expect(await ended).toMatchObject({ code: 'ECONNRESET' });
    expect((await app.rest('GET', '/public/services')).status).toBe(200);
  });
});
