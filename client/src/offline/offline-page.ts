import { CONTACT_KEYS } from '@contract/contact-info';
import { directionOf, type Locale, LOCALES } from '@contract/locales';
import type { SiteState } from '@contract/site-state';
import { offline as ar } from '../../public/locales/ar/translation.json';
import { offline as en } from '../../public/locales/en/translation.json';
import { offline as fr } from '../../public/locales/fr/translation.json';
import { mailAddress, telAddress } from '../lib/addresses';
import type { ContactData } from '../lib/contact-defaults';
import { setArabicDates } from '../lib/i18n/date-tags';
import { formatDate } from '../lib/i18n/format';
import { homeIn } from './always-kept';
import { COPY_NOTE } from './copy-note';
import type { CopiedState } from './page-copy';

const TEXTS = { ar, fr, en };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A page that is kept: its path, and its title as HTML. */
export interface KeptPage {
  path: string;
  title: string;
}

export interface OfflinePageOptions {
  locale: Locale;
  /** The address says how to reach the firm, which is what this page answers. */
  isContact: boolean;
  /** As the kept pages say it; without any in this language nothing is known. */
  site: SiteState | undefined;
  contact: ContactData | undefined;
  kept: readonly KeptPage[];
}

/** The colours of `styles/tokens.css`. The page is whole: its style sheet may be what is missing. */
const STYLE = `:root{color-scheme:light dark;--ink:#0b1f3a;--muted:#4a5568;--paper:#fbf8f1;--surface:#fff;--line:#e6ddc8;--link:#1d4e89}
@media (prefers-color-scheme:dark){:root{--ink:#f4eedf;--muted:#b8c2d1;--paper:#081425;--surface:#0b1f3a;--line:#24395a;--link:#9cc3f0}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.8 'Mizan Sans',system-ui,sans-serif}
header{padding:20px;background:#0b1f3a;border-block-end:3px solid #c9a24b}
header a{color:#f4eedf;font-weight:600;text-decoration:none}
main{max-inline-size:640px;margin:auto;padding:28px 20px 48px}
h1{margin:0 0 8px;font-size:1.625rem;line-height:1.4;text-wrap:balance}
h2{margin:0 0 4px;font-size:1.125rem}
p,ul{margin:0 0 12px;padding:0}
ul{list-style:none}
li{overflow-wrap:anywhere}
a{color:var(--link)}
li a{display:inline-block;padding-block:6px}
section{margin-block-start:24px;padding:20px;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
section>:last-child{margin-block-end:0}
.big{font-size:1.375rem;font-weight:600}
.muted{color:var(--muted)}
.retry{display:inline-block;margin-block-start:8px;padding:10px 28px;border-radius:4px;background:#c9a24b;color:#0b1f3a;font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}`;

const listOf = (items: readonly string[], className = '') =>
  items.length === 0
    ? ''
    : `<ul${className && ` class="${className}"`}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const values = (entries: ContactData['phones']) => entries.map(({ value }) => value);

function contactPart(locale: Locale, contact: ContactData | undefined): string {
  if (!contact) return '';
  const { phones, emails, addresses, hours } = contact;
  const texts = TEXTS[locale];
  const calls = values(phones).map(
    (phone) => `<a href="${escaped(telAddress(phone))}" dir="ltr">${escaped(phone)}</a>`,
  );
  const mails = values(emails).map(
    (mail) => `<a href="${escaped(mailAddress(mail))}" dir="ltr">${escaped(mail)}</a>`,
  );
  const places = values(addresses.filter(({ key }) => key !== CONTACT_KEYS.map)).map(escaped);
  return `<section><h2>${texts.reach}</h2><p class="muted">${texts.reachHelp}</p>${listOf(calls, 'big')}${listOf(mails)}${listOf([...places, ...values(hours).map(escaped)])}</section>`;
}

/** Titles end with the name of the firm, which stands above. */
function keptPart(locale: Locale, kept: readonly KeptPage[], firm: string): string {
  if (kept.length === 0) return '';
  const shortOf = (title: string) => (firm ? title.replace(` · ${firm}`, '') : title);
  const links = kept.map(({ path, title }) => `<a href="${escaped(path)}">${shortOf(title)}</a>`);
  return `<section><h2>${TEXTS[locale].kept}</h2>${listOf(links)}</section>`;
}

/** The same in the other languages, because nothing says which one the reader knows. */
const othersPart = (locale: Locale) =>
  LOCALES.filter((other) => other !== locale)
    .map(
      (other) =>
        `<p class="muted" lang="${other}" dir="${directionOf(other)}">${TEXTS[other].title}. ${TEXTS[other].reachHelp}</p>`,
    )
    .join('');

/** What a page that is not kept is answered with while there is no connection. */
export function offlinePage({
  locale,
  isContact,
  site,
  contact,
  kept,
}: OfflinePageOptions): string {
  const texts = TEXTS[locale];
  const firm = escaped(site?.words.firmShort ?? '');
  const header = firm && `<header><a href="${homeIn(locale)}">${firm}</a></header>`;
  const reason = isContact ? '' : `<p>${texts.notKept}</p>`;
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}${firm && ` | ${firm}`}</title>
<style>${STYLE}</style>
</head>
<body>${header}<main><h1>${texts.title}</h1>${reason}<p><a class="retry" href="">${texts.retry}</a></p>${contactPart(locale, contact)}${keptPart(locale, kept, escaped(site?.words.firm ?? ''))}<section>${othersPart(locale)}</section></main></body>
</html>`;
}

/** The copy of a page that says of itself when it was made. */
export function withCopyNote(html: string, locale: Locale, state: CopiedState, date: Date): string {
  setArabicDates(state.site.arabicDates);
  const { copy, retry } = TEXTS[locale];
  const text = copy.replace('{{date}}', formatDate(date, locale));
  const note = `<p id="${COPY_NOTE}" style="margin:0;padding:8px 20px;background:var(--notice-bg);color:var(--notice-ink);font-size:.9375rem;text-align:center">${text} <a href="" style="color:inherit;text-decoration:underline">${retry}</a></p>`;
  return html.replace(/<body\b[^>]*>/, (body) => body + note);
}
