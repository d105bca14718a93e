import type { TemplatedMail, RenderedMail } from './mail.types.js';
import { htmlOf } from './mail-html.js';
import { plainTextOf } from './mail-plain-text.js';
import { composeMail, isAutomatic, type MailSender } from './compose-mail.js';

/** Subject, HTML and text of a mail, in the recipient's language. */
export function renderMail(request: TemplatedMail, sender: MailSender): RenderedMail {
  const content = composeMail(request, sender);
  return {
    subject: content.subject,
    text: plainTextOf(content),
    html: htmlOf(content),
    automatic: isAutomatic(request),
  };
}
