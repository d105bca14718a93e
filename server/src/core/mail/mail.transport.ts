import { Injectable } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { AppConfig } from '../config/app-config.js';
import type { MailEntity } from './mail.entity.js';
import type { RenderedMail } from './mail.types.js';

const CONNECT_MS = 10_000;
const GREETING_MS = 15_000;
/** Servers may take long to accept a message; closing the connection too early would send it twice. */
const SILENCE_MS = 60_000;

/** Exactly one plain address: no list, no display name, nothing that could end a header line. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u;
/** Replies to these commands are about this mail; other refusals are about the set-up and may pass. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/** The parts of a mail that sending needs. */
export type OutgoingMail = Pick<MailEntity, 'id' | 'createdAt' | 'toAddress' | 'language'> &
  RenderedMail;

/** The mail itself was refused for good: trying again cannot help. */
export class MailRefusedError extends Error {}

/** Sends mails to the configured SMTP server. */
@Injectable()
export class MailTransport {
  private smtp: Transporter | undefined;

  constructor(private readonly config: AppConfig) {}

  /** Without SMTP, outside production, mails stay in the inbox of `/dev/mails`. */
  get keepsMails(): boolean {
    return !this.config.mail.smtpUrl && !this.config.isProduction;
  }

  /** Resolves when the server has taken the mail. */
  async send(mail: OutgoingMail): Promise<void> {
    if (!ONE_ADDRESS.test(mail.toAddress)) {
      throw new MailRefusedError('The recipient is not a single e-mail address');
    }
    const { smtpUrl, from } = this.config.mail;
    if (!smtpUrl) throw new Error('SMTP_URL is not set');
    this.smtp ??= await smtpTransport(smtpUrl);
    try {
      await this.smtp.sendMail(messageOf(mail, from));
    } catch (error) {
      throw isRefusal(error) ? new MailRefusedError(error.message, { cause: error }) : error;
    }
  }
}

/** Loaded on first use, to save memory in processes without SMTP. */
async function smtpTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function messageOf(mail: OutgoingMail, from: string) {
  const domain = /@([^\s@<>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    // The same mail has the same id on every attempt: a repeat after a crash can be recognised.
    messageId: `<${mail.id}@${domain}>`,
    date: mail.createdAt,
    from,
    to: { name: '', address: mail.toAddress },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
  };
}

function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error))
    return false;
  return Number(error.responseCode) >= 500 && ABOUT_THE_MAIL.has(String(error.command));
}
