import type { MailWords, RenderedMail } from './mail.types.js';
import { htmlOf } from './mail-html.js';
import { textOf } from './mail-text.js';
import { composeMail } from './mail-texts.js';

/** Subject, HTML and text of a mail, in the recipient's language. */
export function renderMail(request: MailWords, publicUrl: string): RenderedMail {
  const content = composeMail(request, publicUrl);
  return { subject: content.subject, text: textOf(content), html: htmlOf(content) };
}
