import { Controller, Get, Next, Query, Req, Res } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Public } from '../access/access.decorators.js';
import { AppConfig } from '../config/app-config.js';
import { inboxPage } from './dev-inbox.page.js';
import { type InboxMail, MailService } from './mail.service.js';

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
