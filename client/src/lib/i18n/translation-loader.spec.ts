import { createI18n, loadTexts, loadTranslation, translate, translationLoader } from './i18n';

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

describe('parts of the texts', () => {
  const words = { firm: 'Mizan' } as Parameters<typeof createI18n>[1];

  /** Answers each file of texts by its name, and everything else with 404. */
  function serve(files: Record<string, object>) {
    global.fetch = jest.fn(async (address: string) => {
      const name = /\/locales\/fr\/(\w+)\.json/.exec(address)?.[1] ?? '';
      const texts = files[name];
      return texts ? answer(200, JSON.stringify(texts)) : answer(404, '');
    }) as unknown as typeof fetch;
  }

  it('a page starts with its parts, and finds the texts of a part that is loaded later', async () => {
    serve({ site: { home: { title: 'Accueil' } }, account: { account: { title: 'Compte' } } });
    await createI18n('fr', words, ['site']);
    expect(translate('home.title')).toBe('Accueil');
    expect(translate('account.title')).toBe('account.title');
    await loadTexts('account');
    expect(translate('account.title')).toBe('Compte');
    const { length } = (global.fetch as jest.Mock).mock.calls;
    await loadTexts('account');
    expect(global.fetch).toHaveBeenCalledTimes(length);
  });

  it('a part that could not be loaded is asked for again', async () => {
    serve({ site: { home: { title: 'Accueil' } } });
    await createI18n('fr', words, ['site']);
    await expect(loadTexts('account')).rejects.toThrow('No texts could be loaded');
    serve({ account: { account: { title: 'Compte' } } });
    await loadTexts('account');
    expect(translate('account.title')).toBe('Compte');
  });

  it('a page does not start without one of its parts', async () => {
    serve({ site: { home: { title: 'Accueil' } } });
    await expect(createI18n('fr', words, ['site', 'account'])).rejects.toThrow('No texts');
  });
});
