import { loadTranslation, translationLoader } from './translation-loader';

const answer = (status: number, body: string) =>
  ({ ok: status < 400, status, text: () => Promise.resolve(body) }) as Response;

/** What the engine is told: the texts, or an error and whether to try again. */
function readThrough(fetched: Promise<Response>) {
  global.fetch = jest.fn(() => fetched);
  return new Promise<[unknown, unknown]>((resolve) => {
    translationLoader.read('fr', 'translation', (error, data) => resolve([error, data]));
  });
}

describe('translation files', () => {
  it('are asked for at their address, as this site only', async () => {
    await readThrough(Promise.resolve(answer(200, '{"a":"b"}')));
    expect(global.fetch).toHaveBeenCalledWith('/locales/fr/translation.json?v=test', {
      credentials: 'same-origin',
    });
  });

  it('arrive as an object of keys and texts', async () => {
    expect(await readThrough(Promise.resolve(answer(200, '{"a":"b"}')))).toEqual([
      null,
      { a: 'b' },
    ]);
  });

  it.each([
    ['a 5xx', Promise.resolve(answer(503, '')), true],
    ['a missing status', Promise.resolve(answer(0, '')), true],
    ['a broken line', Promise.reject(new TypeError('offline')), true],
    ['a 4xx', Promise.resolve(answer(404, '')), false],
    ['invalid JSON', Promise.resolve(answer(200, '<html>')), false],
  ])('%s is tried again or not', async (_title, fetched, again) => {
    expect((await readThrough(fetched))[1]).toBe(again);
  });

  it('says that JSON was the problem', async () => {
    global.fetch = jest.fn(() => Promise.resolve(answer(200, '<html>')));
    await expect(loadTranslation('/x')).rejects.toThrow('not valid JSON');
  });
});
