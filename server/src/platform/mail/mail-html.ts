import { directionOf, type Locale } from '../../contract/locales.js';
import type { MailContent } from './mail.types.js';
import { withoutIsolates } from '../texts/print-value.js';

/** The brand colours; mail programs have no CSS variables, so each style repeats them. */
const COLOR = {
  ink: '#0B1F3A',
  muted: '#4A5568',
  paper: '#FBF8F1',
  surface: '#FFFFFF',
  line: '#E6DDC8',
  gold: '#C9A24B',
  link: '#1D4E89',
} as const;

const FONT = "'IBM Plex Sans Arabic','IBM Plex Sans','Segoe UI',Tahoma,'Noto Sans Arabic',Arial";
const HEADING_FONT: Record<Locale, string> = {
  ar: "'Noto Naskh Arabic','Traditional Arabic','Segoe UI',Tahoma",
  fr: "'Source Serif 4',Georgia,'Times New Roman'",
  en: "'Source Serif 4',Georgia,'Times New Roman'",
};

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '<br>',
};

const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/g;
const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const RIGHT = 'dir="rtl" align="right"';

/** Text as HTML: escaped, line breaks kept, isolated values marked so that they do not reorder. */
export function escapeHtml(text: string): string {
  return withoutIsolates(
    text
      .replace(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? character)
      .replace(ISOLATED, (_, value: string) => isolated(value)),
  );
}

/** A span with its own direction: mail programs keep it, unlike `bdi` and marks. */
const isolated = (html: string) => `<span dir="${directionOfText(html)}">${html}</span>`;

/** The direction of the first letter; numbers run from left to right. */
function directionOfText(text: string): 'rtl' | 'ltr' {
  const [letter = ''] = FIRST_LETTER.exec(text.replace(/&\w+;/g, '')) ?? [];
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

/** Programs on phones make links of numbers and dates; those that do it anyway leave the look alone. */
const NO_LINKS = `<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<style>
a[x-apple-data-detectors], u + .mail a:not([target]), a[href^="tel"], a[href^="sms"] { color: inherit !important; text-decoration: none !important; font: inherit !important; }
</style>`;

/**
 * The mail as one 600 px column of tables: readable without images, styles inline, either direction. Each block and
 * cell has its own `dir`: Outlook and others drop `html` and `body`.
 */
export function renderHtml(mail: MailContent): string {
  const dir = directionOf(mail.language);
  const align = dir === 'rtl' ? 'right' : 'left';
  const box: Box = dir === 'rtl' ? RIGHT : 'dir="ltr" align="left"';
  const leading = dir === 'rtl' ? '1.9' : '1.6';
  return `<!doctype html>
<html lang="${mail.language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
${NO_LINKS}
<title>${escapeHtml(withoutIsolates(mail.subject))}</title>
</head>
<body class="mail" dir="${dir}" style="margin:0;padding:0;background-color:${COLOR.paper};">
<div dir="${dir}" style="display:none;max-height:0;overflow:hidden;">${escapeHtml(mail.paragraphs[0] ?? '')}</div>
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOR.paper}">
<tr><td dir="${dir}" align="center" style="padding:24px 12px;">
<table role="presentation" dir="${dir}" align="center" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:${align};font-family:${FONT},sans-serif;font-size:16px;line-height:${leading};word-break:break-word;color:${COLOR.ink};">
${bandOf(mail, box)}
<tr><td ${box} bgcolor="${COLOR.surface}" style="padding:32px 28px;border:1px solid ${COLOR.line};border-top:3px solid ${COLOR.gold};text-align:${align};">
${bodyOf(mail, box)}
</td></tr>
<tr><td ${box} style="padding:20px 28px;font-size:13px;color:${COLOR.muted};text-align:${align};">${footerOf(mail)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The attributes of a block or a cell with text: its direction, and its side for programs that align by that. */
type Box = 'dir="rtl" align="right"' | 'dir="ltr" align="left"';

const alignOf = (box: Box) => (box === RIGHT ? 'right' : 'left');
const directionIn = (box: Box) => (box === RIGHT ? 'dir="rtl"' : 'dir="ltr"');

function bandOf({ brand, language }: MailContent, box: Box): string {
  return `<tr><td ${box} bgcolor="${COLOR.ink}" style="padding:20px 28px;font-family:${HEADING_FONT[language]},serif;font-size:20px;font-weight:bold;color:${COLOR.gold};text-align:${alignOf(box)};">${escapeHtml(brand)}</td></tr>`;
}

function bodyOf(mail: MailContent, box: Box): string {
  const parts = [
    `<h1 ${box} style="margin:0 0 16px;font-family:${HEADING_FONT[mail.language]},serif;font-size:24px;line-height:1.5;font-weight:bold;color:${COLOR.ink};">${escapeHtml(mail.heading)}</h1>`,
    mail.greeting && paragraph(mail.greeting, box),
    ...mail.paragraphs.map((text) => paragraph(text, box)),
    mail.details.length > 0 && detailsOf(mail, box),
    mail.quote && quoteOf(mail.quote, box),
    mail.button && buttonOf(mail.button, box),
    ...mail.after.map((text) => paragraph(text, box, COLOR.muted)),
    mail.otherLink && otherLinkOf(mail.otherLink, box),
    paragraph(mail.signature, box),
  ];
  return parts.filter(Boolean).join('\n');
}

const paragraph = (text: string, box: Box, color: string = COLOR.ink) =>
  `<p ${box} style="margin:0 0 16px;color:${color};">${escapeHtml(text)}</p>`;

function detailsOf({ details }: MailContent, box: Box): string {
  const cell = `${box} valign="top"`;
  const style = `padding:8px 0;border-bottom:1px solid ${COLOR.line};text-align:${alignOf(box)};`;
  const rows = details.map(
    ({ label, value }) =>
      `<tr><td ${cell} width="38%" style="${style}color:${COLOR.muted};">${escapeHtml(label)}</td><td ${cell} style="${style}font-weight:bold;">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" ${directionIn(box)} width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-top:1px solid ${COLOR.line};">
${rows.join('\n')}
</table>`;
}

function quoteOf({ label, text }: { label: string; text: string }, box: Box): string {
  const side = alignOf(box);
  return `<table role="presentation" ${directionIn(box)} width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;">
<tr><td ${box} bgcolor="${COLOR.paper}" style="padding:14px 18px;border-${side}:3px solid ${COLOR.gold};text-align:${side};"><strong>${escapeHtml(label)}</strong><br>${escapeHtml(text)}</td></tr>
</table>`;
}

function buttonOf({ label, url, hint }: NonNullable<MailContent['button']>, box: Box): string {
  const href = escapeHtml(url);
  const dir = directionIn(box);
  return `<table role="presentation" ${dir} cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px;">
<tr><td ${dir} align="center" bgcolor="${COLOR.gold}" style="border-radius:4px;"><a href="${href}" target="_blank" ${dir} style="display:inline-block;padding:12px 28px;font-weight:bold;color:${COLOR.ink};text-decoration:none;">${escapeHtml(label)}</a></td></tr>
</table>
<p ${box} style="margin:0 0 24px;font-size:13px;color:${COLOR.muted};">${escapeHtml(hint)}<br><a href="${href}" target="_blank" dir="ltr" style="color:${COLOR.link};word-break:break-all;">${href}</a></p>`;
}

function otherLinkOf(
  { text, label, url }: NonNullable<MailContent['otherLink']>,
  box: Box,
): string {
  const dir = directionIn(box);
  const link = `<a href="${escapeHtml(url)}" target="_blank" ${dir} style="color:${COLOR.link};">${escapeHtml(label)}</a>`;
  return `<p ${box} style="margin:0 0 16px;color:${COLOR.muted};">${escapeHtml(text)} ${link}</p>`;
}

/** A phone number is not broken over lines: in Arabic its halves would change places. */
const onOneLine = (text: string) =>
  /^\+?[\d\s().-]+$/.test(text) ? text.replaceAll(' ', '\u00a0') : text;

function footerOf({ footer, siteUrl, contacts }: MailContent): string {
  const href = escapeHtml(siteUrl);
  const reach = contacts.map((text) => isolated(escapeHtml(onOneLine(text)))).join(' · ');
  return `${reach && `${reach}<br>`}${escapeHtml(footer)} <a href="${href}" target="_blank" dir="ltr" style="color:${COLOR.link};">${href}</a>`;
}
