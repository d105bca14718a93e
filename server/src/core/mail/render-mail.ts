import type { TemplatedMail, RenderedMail } from './mail.types.js';
import { htmlOf } from './mail-html.js';
import { plainTextOf } from './mail-plain-text.js';
import { composeMail } from './compose-mail.js';

/** Subject, HTML and text of a mail, in the recipient's language. */
export function renderMail(request: TemplatedMail, publicUrl: string): RenderedMail {
  const content = composeMail(request, publicUrl);
  return { subject: content.subject, text: plainTextOf(content), html: htmlOf(content) };
}
