import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { z } from 'zod';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../contract/locales.js';
import { inServer } from '../config/server-folder.js';
import type { Firm } from '../settings/firm.js';
import type { MailContent, MailValue, MailVariables, TemplatedMail } from './mail.types.js';
import { ISOLATE_END, ISOLATE_START, plainValue, printValue } from './mail-values.js';

const PLACEHOLDER = /\{\{\w+\}\}/g;
const SUBJECT_MAX = 200;

const layoutShape = z.object({
  greeting: z.string(),
  linkHint: z.string(),
  signature: z.string(),
  footer: z.string(),
});

const templateShape = z.object({
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  details: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
  quote: z.object({ label: z.string(), text: z.string() }).optional(),
  button: z.string().optional(),
  after: z.array(z.string()),
});

interface MailTexts {
  layout: z.infer<typeof layoutShape>;
  template: z.infer<typeof templateShape>;
}

const cache = new Map<string, MailTexts>();
const texts = createInstance();
void texts.init({
  resources: Object.fromEntries(
    LOCALES.map((locale) => [locale, { translation: readTexts(locale) }]),
  ),
  fallbackLng: DEFAULT_LOCALE,
  initAsync: false,
});

function readTexts(locale: Locale): Record<string, unknown> {
  const file = inServer('locales', `${locale}.json`);
  return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Who sends a mail: the address of the site, and the firm that signs. */
export interface MailSender {
  publicUrl: string;
  firm: Pick<Firm, 'name' | 'shortName'> & Partial<Firm>;
}

/** Puts a mail's texts together in its language; throws when the template does not exist. */
export function composeMail(request: TemplatedMail, { publicUrl, firm }: MailSender): MailContent {
  const { language } = request;
  const named = { firm: firm.name, firmShort: firm.shortName, ...request.variables };
  const interpolate = interpolator(printedVariables({ ...request, variables: named }));
  const { layout, template } = textsOf(request);
  const { quote, button } = template;
  const url = request.path && siteAddress(publicUrl, language, request.path);
  return {
    language,
    subject: headerText(interpolate(template.subject) ?? template.heading),
    heading: template.heading,
    greeting: interpolate(layout.greeting),
    paragraphs: interpolated(template.paragraphs, interpolate),
    details: template.details.flatMap(({ label, value }) =>
      interpolated([value], interpolate).map((text) => ({ label, value: text })),
    ),
    quote: quote && interpolated([quote.text], interpolate).map((text) => ({ ...quote, text }))[0],
    button: button && url ? { label: button, url, hint: layout.linkHint } : undefined,
    after: interpolated(template.after, interpolate),
    signature: interpolate(layout.signature) ?? '',
    brand: firm.name[language],
    contacts: firm.contacts?.[language] ?? [],
    footer: interpolate(layout.footer) ?? '',
    siteUrl: siteAddress(publicUrl, language, '/'),
  };
}

/** A page's address in a language; built from configuration only, never from a request's headers. */
export function siteAddress(publicUrl: string, language: Locale, path: string): string {
  if (!/^\/(?!\/)/.test(path)) throw new Error(`Not a page of the site: ${path}`);
  const prefix = language === DEFAULT_LOCALE ? '' : `/${language}`;
  const page = prefix && path === '/' ? prefix : `${prefix}${path}`;
  const address = new URL(`${publicUrl.replace(/\/+$/, '')}${page}`);
  if (!/^https?:$/.test(address.protocol)) throw new Error(`Not a web address: ${address.href}`);
  return address.href;
}

type Interpolate = (line: string) => string | undefined;

/** Writes values into a line; a line that mentions a value which is not there is undefined. */
function interpolator(values: Record<string, string>): Interpolate {
  return (line) => {
    const names = line.match(PLACEHOLDER) ?? [];
    if (names.some((name) => values[name.slice(2, -2)] === undefined)) return undefined;
    return line.replace(PLACEHOLDER, (name) => values[name.slice(2, -2)] ?? '');
  };
}

const interpolated = (lines: string[], interpolate: Interpolate): string[] =>
  lines.flatMap((line) => interpolate(line) ?? []);

/** The unfilled texts of a template in a language, looked up once. */
function textsOf({ template, language }: TemplatedMail): MailTexts {
  const key = `${language}:${template}`;
  const known = cache.get(key);
  if (known) return known;
  const found = templateShape.safeParse(lookUp(`templates.${template}`, language));
  if (!found.success) throw new Error(`There is no mail template "${template}" in ${language}`);
  const layout = layoutShape.parse(lookUp('layout', language));
  const made = { layout, template: found.data };
  cache.set(key, made);
  return made;
}

const lookUp = (key: string, language: Locale): unknown =>
  texts.t(key, { lng: language, returnObjects: true, skipInterpolation: true });

const termIn = (language: Locale) => (term: string) => texts.t(`terms.${term}`, { lng: language });

/** A value of a mail as plain words, for texts that somebody edits before they are sent. */
export const mailWords = (value: MailValue, language: Locale): string | undefined =>
  plainValue(value, language, termIn(language));

/** The first of the texts that exists, in a language and with its values; a missing value is left out. */
export function wordsWithValues(
  keys: readonly string[],
  variables: MailVariables,
  language: Locale,
): string {
  const values = printedVariables({ variables, language });
  return rawText(keys, language).replace(PLACEHOLDER, (name) => values[name.slice(2, -2)] ?? '');
}

/** The same without marks of direction and no-break spaces: they are not letters of SMS and would make each longer. */
export const plainWords: typeof wordsWithValues = (keys, variables, language) =>
  wordsWithValues(keys, variables, language)
    .replaceAll(ISOLATE_START, '')
    .replaceAll(ISOLATE_END, '')
    .replace(/[\u00a0\u202f]/g, ' ');

/** The same text as it is in every notification or mail. */
export const textWithoutValues = (keys: readonly string[], language: Locale): string =>
  rawText(keys, language).replace(PLACEHOLDER, '');

function rawText(keys: readonly string[], language: Locale): string {
  const key = keys.find((each) => texts.exists(each, { lng: language })) ?? '';
  return texts.t(key, { lng: language, skipInterpolation: true });
}

function printedVariables({
  variables,
  language,
}: Pick<TemplatedMail, 'variables' | 'language'>): Record<string, string> {
  const word = termIn(language);
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      const printed = printValue(value, language, word);
      return printed === undefined ? [] : [[name, printed]];
    }),
  );
}

/** One line without invisible characters: a header field cannot be broken out of. */
function headerText(text: string): string {
  return text
    .replaceAll(ISOLATE_START, '')
    .replaceAll(ISOLATE_END, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SUBJECT_MAX);
}
