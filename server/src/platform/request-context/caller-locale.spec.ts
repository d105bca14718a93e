import { callerLocale } from './caller-locale.js';

const localeOf = (accepted: string | undefined, url = '/') =>
  callerLocale({ headers: { 'accept-language': accepted }, url });

it.each([
  ['nothing', undefined, 'ar'],
  ['an empty header', '', 'ar'],
  ['one language', 'fr', 'fr'],
  ['a language with its country', 'fr-DZ', 'fr'],
  ['capitals', 'EN-us', 'en'],
  ['the best of several', 'en;q=0.4, fr;q=0.8, ar;q=0.2', 'fr'],
  ['a quality after other spaces', 'en; q=0.4, fr; q=0.8', 'fr'],
  ['a language that is not spoken, then one that is', 'de-DE, de;q=0.9, en;q=0.5', 'en'],
  ['a language that only begins like one of ours', 'frp, en;q=0.5', 'en'],
  ['a language that is refused', 'fr;q=0, en;q=0.1', 'en'],
  ['any language', '*', 'ar'],
  ['no language of ours', 'de, it;q=0.5', 'ar'],
  ['something that is no list of languages', ';;q=, =,,', 'ar'],
])('the language of the caller follows Accept-Language with %s', (_, accepted, locale) => {
  expect(localeOf(accepted)).toBe(locale);
});

it('the language in the address is preferred to that of the browser', () => {
  expect(localeOf('fr', '/public/faqs?language=en')).toBe('en');
  expect(localeOf('fr', '/public/faqs?language=xx')).toBe('fr');
});
