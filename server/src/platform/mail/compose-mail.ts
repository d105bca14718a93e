import { z } from 'zod';
import { siteAddress } from '../config/site-address.js';
import type { Firm } from '../settings/settings.js';
import { lookUp, PLACEHOLDER, printedVariables } from '../texts/locale-texts.js';
import { isPage, withoutIsolates } from '../texts/print-value.js';
import type { MailContent, TemplatedMail } from './mail.types.js';

const SUBJECT_MAX = 200;

const layoutShape = z.object({
  greeting: z.string(),
  linkHint: z.string(),
  signature: z.string(),
  footer: z.string(),
  footerOfPerson: z.string(),
});

const templateShape = z.object({
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  details: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
  quote: z.object({ label: z.string(), text: z.string() }).optional(),
  button: z.string().optional(),
  after: z.array(z.string()),
  /** Shown with the address in the variable `otherLink`. */
  otherLink: z.object({ text: z.string(), label: z.string() }).optional(),
});

interface MailTexts {
  layout: z.infer<typeof layoutShape>;
  template: z.infer<typeof templateShape>;
}

/** What somebody of the office wrote: a reply, or a note for the client. */
const BY_PEOPLE = /[.](?:replied|noteAdded|refused)$/;

/** Whether the product wrote the mail by itself, rather than somebody of the office. */
export const isAutomatic = ({ template }: Pick<TemplatedMail, 'template'>): boolean =>
  !BY_PEOPLE.test(template);

/** A longer first line says more than a greeting. */
const GREETING_MAX = 120;

const cache = new Map<string, MailTexts>();
/** Who sends a mail: the address of the site, and the firm that signs. */
export interface MailSender {
  publicUrl: string;
  firm: Pick<Firm, 'name' | 'shortName'> & Partial<Firm>;
}

/** Puts a mail's texts together in its language; throws when the template does not exist. */
export function composeMail(request: TemplatedMail, { publicUrl, firm }: MailSender): MailContent {
  const { language } = request;
  const named = { firm: firm.name, firmShort: firm.shortName, ...request.variables };
  const values = printedVariables({ ...request, variables: named });
  const interpolate = interpolator(values);
  const { layout, template } = textsOf(request);
  const { quote, button } = template;
  const url = request.path && siteAddress(publicUrl, language, request.path);
  return {
    language,
    subject: headerText(interpolate(template.subject) ?? template.heading),
    heading: template.heading,
    greeting: greetsAlready(values) ? undefined : interpolate(layout.greeting),
    paragraphs: interpolated(template.paragraphs, interpolate),
    details: template.details.flatMap(({ label, value }) =>
      interpolated([value], interpolate).map((text) => ({ label, value: text })),
    ),
    quote: quote && interpolated([quote.text], interpolate).map((text) => ({ ...quote, text }))[0],
    button: button && url ? { label: button, url, hint: layout.linkHint } : undefined,
    after: interpolated(template.after, interpolate),
    otherLink: otherLinkOf(request, template, publicUrl),
    signature: interpolate(layout.signature) ?? '',
    brand: firm.name[language],
    contacts: firm.contacts?.[language] ?? [],
    footer: interpolate(isAutomatic(request) ? layout.footer : layout.footerOfPerson) ?? '',
    siteUrl: siteAddress(publicUrl, language, '/'),
  };
}

/** Whether what somebody of the office wrote begins by greeting the person, who would be greeted twice. */
function greetsAlready({ note, name }: Partial<Record<string, string>>): boolean {
  const [first = ''] = (note ?? '').split('\n');
  const person = withoutIsolates(name ?? '');
  return person !== '' && first.length < GREETING_MAX && first.includes(person);
}

function otherLinkOf(
  { variables: { otherLink }, language }: TemplatedMail,
  template: MailTexts['template'],
  publicUrl: string,
): MailContent['otherLink'] {
  if (!template.otherLink || typeof otherLink !== 'object' || !otherLink || !isPage(otherLink))
    return undefined;
  return { ...template.otherLink, url: siteAddress(publicUrl, language, otherLink.page) };
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

/** One line without invisible characters: a header field cannot be broken out of. */
function headerText(text: string): string {
  return withoutIsolates(text).replace(/\s+/g, ' ').trim().slice(0, SUBJECT_MAX);
}
