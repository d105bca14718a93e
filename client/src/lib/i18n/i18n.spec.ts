import { applyLocale, toBasename, detectLocale, pathInLocale, type LanguageHints } from './i18n';

const hints = (changes: Partial<LanguageHints>): LanguageHints => ({
  path: '/',
  saved: undefined,
  htmlLang: undefined,
  browser: [],
  ...changes,
});

describe('detectLocale', () => {
  it.each<[string, Partial<LanguageHints>, string]>([
    ['the address wins over all', { path: '/fr/services', saved: 'en', htmlLang: 'ar' }, 'fr'],
    ['then the saved choice', { saved: 'fr', htmlLang: 'ar', browser: ['en'] }, 'fr'],
    ['then the page itself', { htmlLang: 'ar', browser: ['fr-FR'] }, 'ar'],
    ['then the browser', { browser: ['de', 'fr-DZ', 'en'] }, 'fr'],
    ['then English', { browser: ['de'] }, 'en'],
    ['any kind of Arabic is Arabic', { browser: ['ar-EG'] }, 'ar'],
    ['an unknown saved choice is nothing', { saved: 'xx', htmlLang: 'ar' }, 'ar'],
    ['a path that only looks like a prefix is none', { path: '/french', htmlLang: 'ar' }, 'ar'],
  ])('%s', (_title, changes, locale) => {
    expect(detectLocale(hints(changes))).toBe(locale);
  });
});

describe('pathInLocale and toBasename', () => {
  it.each([
    ['/', 'fr', '/fr'],
    ['/fr', 'ar', '/'],
    ['/services?q=x#top', 'en', '/en/services?q=x#top'],
    ['/fr/services/legal-audit', 'en', '/en/services/legal-audit'],
    ['/en?x=1', 'ar', '/?x=1'],
    ['/en?x=1', 'fr', '/fr?x=1'],
    ['/enterprise', 'fr', '/fr/enterprise'],
    ['/fr//evil.example/login', 'ar', '/evil.example/login'],
    ['/fr//evil.example/login', 'en', '/en/evil.example/login'],
    ['/fr///evil.example', 'ar', '/evil.example'],
    ['/fr/\\evil.example', 'ar', '/evil.example'],
    ['/fr\\evil.example', 'ar', '/evil.example'],
    ['//evil.example', 'ar', '/evil.example'],
    ['/\\evil.example', 'fr', '/fr/evil.example'],
    ['\\\\evil.example', 'ar', '/evil.example'],
    ['//fr//evil.example', 'ar', '/evil.example'],
    ['/fr//en//evil.example', 'ar', '/en//evil.example'],
    ['', 'ar', '/'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(pathInLocale(path, locale)).toBe(expected);
  });

  it('the router basename is the root for Arabic and a prefix for other languages', () => {
    expect([toBasename('ar'), toBasename('fr'), toBasename('en')]).toEqual(['/', '/fr', '/en']);
  });
});

it('applyLocale sets language and direction on html and body', () => {
  applyLocale('ar');
  expect([document.documentElement.dir, document.body.dir]).toEqual(['rtl', 'rtl']);
  applyLocale('fr');
  expect([document.documentElement.lang, document.body.lang]).toEqual(['fr', 'fr']);
  expect([document.documentElement.dir, document.body.dir]).toEqual(['ltr', 'ltr']);
});

it('applyLocale does not write what the server has written', () => {
  applyLocale('ar');
  const observer = new MutationObserver(() => undefined);
  observer.observe(document, { attributes: true, subtree: true });
  applyLocale('ar');
  expect(observer.takeRecords()).toEqual([]);
  applyLocale('fr');
  expect(observer.takeRecords()).toHaveLength(4);
  observer.disconnect();
});
