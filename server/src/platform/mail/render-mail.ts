import type { MailContent, RenderedMail, TemplatedMail } from './mail.types.js';
import { renderHtml } from './mail-html.js';
import { composeMail, isAutomatic, type MailSender } from './compose-mail.js';
import { withoutIsolates } from '../texts/print-value.js';

/** The plain-text part: everything that the HTML says, without marks of direction, which some programs show. */
function plainTextOf(mail: MailContent): string {
  // French sets a space before a colon.
  const colon = mail.language === 'fr' ? '\u00a0:' : ':';
  const blocks = [
    mail.heading,
    mail.greeting,
    ...mail.paragraphs,
    mail.details.map(({ label, value }) => `${label}${colon} ${value}`).join('\n'),
    mail.quote && `${mail.quote.label}${colon}\n${quoted(mail.quote.text)}`,
    mail.button && `${mail.button.label}${colon}\n${mail.button.url}`,
    ...mail.after,
    mail.otherLink &&
      `${mail.otherLink.text}\n${mail.otherLink.label}${colon}\n${mail.otherLink.url}`,
    mail.signature,
    `-- \n${[mail.brand, ...mail.contacts].join('\n')}\n${mail.footer}\n${mail.siteUrl}`,
  ];
  return withoutIsolates(`${blocks.filter(Boolean).join('\n\n')}\n`);
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** Subject, HTML and text of a mail, in the recipient's language. */
export function renderMail(request: TemplatedMail, sender: MailSender): RenderedMail {
  const content = composeMail(request, sender);
  return {
    subject: content.subject,
    text: plainTextOf(content),
    html: renderHtml(content),
    automatic: isAutomatic(request),
  };
}
