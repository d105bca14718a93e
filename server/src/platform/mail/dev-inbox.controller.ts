import { Controller, Get, Next, Query, Req, Res } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Public } from '../access/access.decorators.js';
import { AppConfig } from '../config/app-config.js';
import { type InboxMail, MailService } from './mail.service.js';
import { directionOf } from '../../contract/locales.js';
import { escapeHtml } from './mail-html.js';

const STYLE = `
body { margin: 0; display: flex; min-height: 100vh; font: 15px/1.6 'IBM Plex Sans', 'Segoe UI', Arial, sans-serif; color: #0B1F3A; background: #FBF8F1; }
nav { flex: 0 0 340px; max-height: 100vh; overflow: auto; background: #fff; border-inline-end: 1px solid #E6DDC8; position: sticky; top: 0; }
h1 { margin: 0; padding: 16px; font-size: 18px; color: #C9A24B; background: #0B1F3A; }
nav a { display: block; padding: 12px 16px; color: inherit; text-decoration: none; border-bottom: 1px solid #E6DDC8; border-inline-start: 3px solid transparent; }
nav a:hover, nav a:focus-visible { background: #FBF8F1; }
nav a[aria-current] { border-inline-start-color: #C9A24B; background: #FBF8F1; }
nav b, nav small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
small, .empty { color: #4A5568; }
main { flex: 1; min-width: 0; padding: 24px; }
h2 { margin: 0 0 4px; font-size: 20px; }
iframe { display: block; width: 100%; height: 70vh; margin: 16px 0; border: 1px solid #E6DDC8; background: #fff; }
pre { padding: 16px; overflow: auto; white-space: pre-wrap; background: #fff; border: 1px solid #E6DDC8; font: 14px/1.6 'Cascadia Mono', Consolas, monospace; }
@media (max-width: 800px) { body { display: block; } nav { max-height: 40vh; position: static; } main { padding: 16px; } }
`;

/** The developers' inbox as a page: the newest mails, one of them open in a frame that runs nothing. */
function inboxPage(mails: InboxMail[], openId: unknown): string {
  const open = mails.find(({ id }) => id === openId) ?? mails[0];
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails (${mails.length})</title>
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="Mails"><h1>Mails</h1>
${mails.map((mail) => entry(mail, mail === open)).join('\n')}
</nav>
<main>${open ? opened(open) : '<p class="empty">Mails that the product sends appear here.</p>'}</main>
</body>
</html>
`;
}

function entry(mail: InboxMail, isOpen: boolean): string {
  return `<a href="/dev/mails?id=${mail.id}"${isOpen ? ' aria-current="true"' : ''}><b dir="auto">${escapeHtml(mail.subject)}</b><small dir="auto">${escapeHtml(mail.toAddress)}</small><small>${stamp(mail)}</small></a>`;
}

function opened(mail: InboxMail): string {
  return `<h2 dir="auto">${escapeHtml(mail.subject)}</h2>
<small>To ${escapeHtml(mail.toAddress)}, ${stamp(mail)}</small>
<iframe title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeAttribute(mail.html)}"></iframe>
<h3>Text</h3>
<pre dir="${directionOf(mail.language)}">${escapeAttribute(mail.text)}</pre>`;
}

const stamp = ({ createdAt, status, language }: InboxMail) =>
  `${createdAt.toISOString().slice(0, 19).replace('T', ' ')} UTC, ${language}, ${status}`;

/** Escapes and nothing else: line breaks and invisible characters are part of what is shown. */
const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The inbox for development and tests; in production the address is as unknown as any other. */
@Controller('dev/mails')
export class DevInboxController {
  constructor(
    private readonly config: AppConfig,
    private readonly mails: MailService,
  ) {}

  @Get()
  @Public()
  async show(
    @Query() query: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
    @Next() next: NextFunction,
  ): Promise<void> {
    if (this.config.isProduction) return next();
    const { to, id } = query;
    const mails = await this.mails.inbox(typeof to === 'string' ? to : undefined);
    response.set('Cache-Control', 'no-store');
    const wantsPage = to === undefined && request.headers.accept?.includes('text/html');
    if (wantsPage) response.type('html').send(inboxPage(mails, id));
    else response.json(mails.map(listed));
  }
}

const listed = ({ toAddress, subject, text, html, createdAt }: InboxMail) => ({
  to: toAddress,
  subject,
  text,
  html,
  createdAt,
});
