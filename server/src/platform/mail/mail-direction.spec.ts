import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { directionOf, type Locale, LOCALES } from '../../contract/locales.js';
import { DEFAULT_FIRM } from '../../contract/settings.js';
import { textsOfMails } from '../../../test/support/mail-texts.js';
import { renderMail } from './render-mail.js';

const PHONE = '+213 23 00 24 00';
const PERSON = 'Amine Ben Ali (Alger)';
const MIXED = 'شركة Orascom (الجزائر) 24/7';
const FIRM = {
  ...DEFAULT_FIRM,
  contacts: { ar: [PERSON, PHONE, 'a@b.dz'], fr: [MIXED, PHONE], en: [MIXED, PHONE] },
};
/** A value for each placeholder: in both directions, with brackets and several lines. */
const VARIABLES = {
  ...{ name: PERSON, person: MIXED, actor: PERSON, address: 'a@b.dz', code: '123456', left: 9 },
  ...{ reference: 'CN-2026-000001', error: '550 5.1.1 (unknown)', subject: MIXED, title: MIXED },
  ...{ note: `سطر أول\n${PHONE}\nthird (line)`, message: `${MIXED}\nRef. (A)`, role: MIXED },
  ...{ service: MIXED, consultant: 'Me Salima (Oran)', branch: 'عقارات', channel: 'WhatsApp' },
  ...{ status: 'قيد الانتظار', next: 'Next (step)', howToAnswer: 'كيف (how)' },
  ...{ when: { moment: '2026-12-09T09:00:00Z' }, changedAt: { moment: '2026-12-09T09:00:00Z' } },
  ...{ answerWithin: { seconds: 86_400 }, validity: { seconds: 3_600 } },
};
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
/** What only groups other elements, or runs on in the line of its block. */
const IN_LINE = new Set(['a', 'span', 'strong', 'br']);
const WITHOUT_TEXT = new Set(['style', 'title', 'meta', 'head']);
const ARABIC = /\p{Script=Arabic}/u;
const LATIN_OR_DIGIT = /[\p{Script=Latin}\d]/u;

const render = (language: Locale, template: string) =>
  renderMail(
    { language, template, path: '/account/consultations/1', variables: VARIABLES },
    { publicUrl: 'https://mizan.example', firm: FIRM },
  );

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';

/** Every element of a page, the outermost first. */
function elementsOf(node: Tree.Node): Tree.Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...(isElement(node) ? [node] : []), ...children.flatMap(elementsOf)];
}
const dirOf = (element: Tree.Element) => element.attrs.find(({ name }) => name === 'dir')?.value;
const ownTextOf = (element: Tree.Element) =>
  element.childNodes
    .filter(isText)
    .map(({ value }) => value.trim())
    .join('');
const elements = (html: string) => elementsOf(parse(html));

const mails = LOCALES.flatMap((language) =>
  textsOfMails(language).map((template) => ({ language, template })),
);

it('every kind of mail is looked at in three languages', () => {
  expect(mails.length).toBeGreaterThan(100);
});

it.each(mails)('the mail $template in $language has no mark of direction and no bdi', (mail) => {
  const { subject, text, html } = render(mail.language, mail.template);
  for (const part of [subject, text, html]) expect(part).not.toMatch(MARKS);
  expect(elements(html).filter(({ tagName }) => tagName === 'bdi')).toEqual([]);
});

it.each(mails)(
  'each block and cell of the mail $template in $language has its direction',
  (mail) => {
    const dir = directionOf(mail.language);
    const blocks = elements(render(mail.language, mail.template).html).filter(
      ({ tagName }) => !IN_LINE.has(tagName) && !WITHOUT_TEXT.has(tagName),
    );
    const shown = blocks.filter(({ tagName }) =>
      ['table', 'td', 'p', 'h1', 'div'].includes(tagName),
    );
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((element) => dirOf(element) !== dir).map(({ tagName }) => tagName)).toEqual(
      [],
    );
    // no other block has words
    const silent = blocks.filter((element) => !shown.includes(element));
    expect(silent.map(ownTextOf).join('')).toBe('');
  },
);

it.each(mails)(
  'text of the other direction in the mail $template in $language has a span',
  (mail) => {
    const against = mail.language === 'ar' ? LATIN_OR_DIGIT : ARABIC;
    const written = new Set(Object.values(VARIABLES).filter((value) => typeof value === 'string'));
    const lines = [...written]
      .flatMap((value) => value.split('\n'))
      .filter((line) => against.test(line));
    const bare = elements(render(mail.language, mail.template).html)
      .filter((element) => element.tagName !== 'span' && !WITHOUT_TEXT.has(element.tagName))
      .map(ownTextOf)
      .filter((text) => lines.some((line) => text.includes(line)));
    expect(bare).toEqual([]);
  },
);

it.each([
  { value: PHONE, language: 'ar', dir: 'ltr' },
  { value: PERSON, language: 'ar', dir: 'ltr' },
  { value: 'CN-2026-000001', language: 'ar', dir: 'ltr' },
  { value: MIXED, language: 'ar', dir: 'rtl' },
  { value: MIXED, language: 'fr', dir: 'rtl' },
  { value: '24 ساعة (حرف)', language: 'en', dir: 'rtl' },
  { value: '"كريم" & <Karim>', language: 'fr', dir: 'rtl' },
  { value: '&amp; Karim', language: 'ar', dir: 'ltr' },
] as const)('$value in a mail in $language runs $dir', ({ value, language, dir }) => {
  const { html } = renderMail(
    { language, template: 'consultation.replied', variables: { ...VARIABLES, note: value } },
    { publicUrl: 'https://mizan.example', firm: FIRM },
  );
  const spans = elements(html).filter(({ tagName }) => tagName === 'span');
  const of = (text: string) => text.replaceAll('\u00a0', ' ');
  const found = spans.find((span) => of(ownTextOf(span)) === value);
  expect(found && dirOf(found)).toBe(dir);
});

it.each(LOCALES)('phones and dates of a mail in %s do not become links', (language) => {
  const { html } = render(language, 'consultation.confirmed');
  const all = elements(html);
  const meta = all.find(({ attrs }) => attrs.some(({ value }) => value === 'format-detection'));
  const content = meta?.attrs.find(({ name }) => name === 'content')?.value;
  for (const kind of ['telephone', 'date', 'address', 'email'])
    expect(content).toContain(`${kind}=no`);
  const style = all.find(({ tagName }) => tagName === 'style');
  expect(style && ownTextOf(style)).toMatch(/x-apple-data-detectors.*a\[href\^="tel"\]/);
  const links = all.filter(({ tagName }) => tagName === 'a');
  expect(links.map(({ attrs }) => attrs.find(({ name }) => name === 'href')?.value)).toEqual(
    links.map(() => expect.stringMatching(/^https:/) as string),
  );
});

const AUTOMATICALLY = { ar: 'تلقائياً', fr: 'automatiquement', en: 'automatically' };

it.each(mails)(
  'the mail $template in $language says that it is automatic, unless a person wrote it',
  ({ language, template }) => {
    const byPeople = /(replied|noteAdded|refused)$/.test(template);
    const { automatic, text } = render(language, template);
    expect(automatic).toBe(!byPeople);
    expect(text.includes(AUTOMATICALLY[language])).toBe(!byPeople);
  },
);
