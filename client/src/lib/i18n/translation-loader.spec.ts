import { loadTranslation, translationLoader } from './i18n';

const answer = (status: number, body: string) =>
  ({ ok: status < 400, status, text: () => Promise.resolve(body) }) as Response;

/** What i18next receives: the texts, or an error and whether to retry. */
function readThrough(fetched: Promise<Response>) {
  global.fetch = jest.fn(() => fetched);
  return new Promise<[unknown, unknown]>((resolve) => {
    translationLoader.read('fr', 'translation', (error, data) => resolve([error, data]));
  });
}

describe('translationLoader', () => {
  it('translation files are requested at their address, with credentials for this site only', async () => {
    await readThrough(Promise.resolve(answer(200, '{"a":"b"}')));
    expect(global.fetch).toHaveBeenCalledWith('/locales/fr/translation.json?v=test', {
      credentials: 'same-origin',
    });
  });

  it('translation files are parsed into keys and texts', async () => {
    expect(await readThrough(Promise.resolve(answer(200, '{"a":"b"}')))).toEqual([
      null,
      { a: 'b' },
    ]);
  });

  it.each([
    ['a 5xx', async () => answer(503, ''), true],
    ['a missing status', async () => answer(0, ''), true],
    ['a broken line', () => Promise.reject(new TypeError('offline')), true],
    ['a 4xx', async () => answer(404, ''), false],
    ['invalid JSON', async () => answer(200, '<html>'), false],
  ])('%s is tried again or not', async (_title, fetched, again) => {
    expect((await readThrough(fetched()))[1]).toBe(again);
  });

  it('a translation file with broken JSON gives an error that names JSON', async () => {
    global.fetch = jest.fn(() => Promise.resolve(answer(200, '<html>')));
    await expect(loadTranslation('/x')).rejects.toThrow('not valid JSON');
  });
});
