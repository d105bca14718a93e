import { defaultSite } from '../app/default-site';
import { offlinePage, withCopyNote } from './offline-page';
import { findContact, filesIn, findSite, stateIn, titleIn } from './page-copy';

const site = defaultSite('fr', 'https://mizan.test');
const CONTACT = {
  phones: [{ key: 'main_phone', value: '+213 23 00 24 00' }],
  emails: [{ key: 'main_email', value: 'a@b.example' }],
  addresses: [
    { key: 'main_address', value: 'Rue <Didouche>' },
    { key: 'map_coordinates', value: '36.7,3.0' },
  ],
  hours: [{ key: 'main_hours', value: '08:30' }],
  socialMedia: {},
};
const STATE = JSON.stringify({ site, store: { 'contact:fr': { data: CONTACT } } }).replaceAll(
  '<',
  '\\u003c',
);
const PAGE = `<!doctype html><html><head><title>Travail &amp; paie</title>
<link rel="stylesheet" crossorigin href="/assets/a.css"><link rel="stylesheet" disabled href="/assets/part.css">
<link rel="preload" as="fetch" href="/locales/fr/translation.json?v=1"><link rel="icon" href="/favicon.svg">
<script type="module" src="/assets/i.js"></script></head><body lang="fr" dir="ltr"><div id="root"></div>
<script type="application/json" id="state">${STATE}</script></body></html>`;

it('the copy of a page names its files, its title and how to reach the firm', () => {
  expect(filesIn(PAGE)).toEqual([
    '/assets/a.css',
    '/locales/fr/translation.json?v=1',
    '/assets/i.js',
  ]);
  expect(titleIn(PAGE)).toBe('Travail &amp; paie');
  expect(stateIn(PAGE, 'fr')?.contact).toEqual(CONTACT);
  expect(stateIn('<p>another page</p>', 'fr')).toBeUndefined();
});

it('the copy of a page says above its content when it was made', () => {
  const state = stateIn(PAGE, 'fr')!;
  const html = withCopyNote(PAGE, 'fr', state, new Date('2026-12-01T10:00:00Z'));
  expect(html).toMatch(/<body lang="fr" dir="ltr"><p id="offline-copy"[^>]*>.*1er décembre 2026/);
});

it('the offline page has the contact details, the kept pages and a sentence in each language', () => {
  const copies = [{ path: '/fr/situations/work', html: PAGE }];
  const contact = findContact(copies, 'fr');
  const kept = [{ path: '/fr/situations/work', title: `Travail &amp; paie · ${site.words.firm}` }];
  const page = offlinePage({
    locale: 'fr',
    isContact: false,
    site: findSite(copies, 'fr')?.site,
    contact,
    kept,
  });
  document.documentElement.innerHTML = page;
  const hrefs = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['', 'tel:+21323002400', 'mailto:a@b.example', '/fr/situations/work']);
  expect(document.body).toHaveTextContent('Rue <Didouche>');
  expect(document.body).not.toHaveTextContent('36.7');
  expect(document.querySelector('a[href="/fr/situations/work"]')).toHaveTextContent(
    /^Travail & paie$/,
  );
  expect(
    [...document.querySelectorAll('main [lang]')].map((part) => part.getAttribute('lang')),
  ).toEqual(['ar', 'en']);
});

it('the offline page stands without any copy', () => {
  const page = offlinePage({
    locale: 'ar',
    isContact: true,
    site: undefined,
    contact: undefined,
    kept: [],
  });
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).not.toContain('href="tel:');
});

it('a language of which nothing is kept has the numbers of another, and its own words', () => {
  const copies = [{ path: '/fr/situations/work', html: PAGE }];
  expect(findSite(copies, 'en')).toBeUndefined();
  expect(findContact(copies, 'en')).toEqual({ ...CONTACT, addresses: [], hours: [] });
  expect(findContact([], 'en')).toBeUndefined();
});

it('the home page of the language is asked first', () => {
  const bare = PAGE.replace(/"contact:fr":/, '"other":');
  const copies = [
    { path: '/fr/situations/work', html: bare },
    { path: '/fr', html: PAGE },
  ];
  expect(findSite(copies, 'fr')?.contact).toEqual(CONTACT);
});
