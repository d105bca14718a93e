import { Injectable } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.js';
import type { SettingValues } from '../../contract/settings.js';
import { AppConfig } from '../config/app-config.js';
import { firmOf, Settings } from '../settings/settings.js';
import { traced } from '../tracing/tracing.js';
import { type MailServer, readMailServer } from './mail-server.js';
import type { MailEntity } from './mail.entity.js';
import type { RenderedMail } from './mail.types.js';

/** Somebody waits for the answer to a test. */
const TEST_MS = 8_000;
const TEST_TIMEOUTS = {
  connectionTimeout: TEST_MS,
  greetingTimeout: TEST_MS,
  socketTimeout: TEST_MS,
};
const CONNECT_MS = 10_000;
const GREETING_MS = 15_000;
/** Servers may take long to accept a message; closing the connection too early would send it twice. */
const SILENCE_MS = 60_000;

/** Exactly one plain address: no list, no display name, nothing that could end a header line. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u;
/** Replies to these commands are about this mail; other refusals are about the set-up and may pass. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

const NO_REPLY = 'no-reply@mizan.localhost';

type Timeouts = Record<'connectionTimeout' | 'greetingTimeout' | 'socketTimeout', number>;
interface Sender {
  name: string;
  address: string;
}

/** What a mail server said to a test. */
export interface MailTest {
  ok: boolean;
  answer: string;
}

/** The parts of a mail that sending needs. */
export type OutgoingMail = Pick<MailEntity, 'id' | 'toAddress' | 'language'> &
  RenderedMail &
  Partial<Pick<MailEntity, 'calendar'>>;

/** The mail itself was refused for good: trying again cannot help. */
export class MailRefusedError extends Error {}

/** Sends mails to the configured SMTP server. */
@Injectable()
export class MailTransport {
  private smtp: { server: string; transporter: Transporter } | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly settings: Settings,
  ) {}

  /** Without SMTP, outside production, mails stay in the inbox of `/dev/mails`. */
  async keepsMails(): Promise<boolean> {
    const settings = await this.settings.all();
    const isConfigured = readMailServer(settings, this.config.mail.smtpUrl) !== undefined;
    return settings.emailService === 'smtp' && !isConfigured && !this.config.isProduction;
  }

  /** Resolves when the server has taken the mail. The signal ends the conversation with it. */
  async send(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
    if (!ONE_ADDRESS.test(mail.toAddress)) {
      throw new MailRefusedError('The recipient is not a single e-mail address');
    }
    const settings = await this.settings.all();
    const server = readMailServer(settings, this.config.mail.smtpUrl);
    if (settings.emailService === 'disabled') throw new Error('Mails are switched off');
    if (!server) throw new Error('No mail server is set');
    const transporter = await this.transporterFor(server);
    try {
      const from = senderOf(settings, this.config, mail.language);
      const message = { ...messageOf(mail, from), signal };
      await traced(
        () => ({ name: 'send mail', kind: 'client' }),
        () => transporter.sendMail(message),
      );
    } catch (error) {
      throw isRefusal(error) ? new MailRefusedError(error.message, { cause: error }) : error;
    }
  }

  /** The address at which somebody reads what people answer: that of the firm, else the one that mails come from. */
  async answerAddress(): Promise<string> {
    const settings = await this.settings.all();
    if (settings.contactEmail) return settings.contactEmail;
    const from = senderOf(settings, this.config, DEFAULT_LOCALE);
    if (typeof from !== 'string') return from.address;
    return /[^\s<>]+@[^\s<>]+/.exec(from)?.[0] ?? NO_REPLY;
  }

  /** Sends one mail with settings that need not be stored, and tells what the server said. */
  async test(settings: SettingValues, mail: OutgoingMail): Promise<MailTest> {
    const server = readMailServer(settings, this.config.mail.smtpUrl);
    if (!server) return { ok: false, answer: '' };
    const transporter = await smtpTransport(server, TEST_TIMEOUTS);
    try {
      const from = senderOf(settings, this.config, mail.language);
      const { response } = await transporter.sendMail(messageOf(mail, from));
      return { ok: true, answer: response ?? '' };
    } catch (error) {
      return { ok: false, answer: withoutSecret(answerOf(error), server) };
    } finally {
      transporter.close();
    }
  }

  /** One connection pool, until the settings name another server. */
  private async transporterFor(server: MailServer): Promise<Transporter> {
    const key = JSON.stringify(server);
    if (this.smtp?.server === key) return this.smtp.transporter;
    this.smtp?.transporter.close();
    this.smtp = { server: key, transporter: await smtpTransport(server) };
    return this.smtp.transporter;
  }
}

const TIMEOUTS: Timeouts = {
  connectionTimeout: CONNECT_MS,
  greetingTimeout: GREETING_MS,
  socketTimeout: SILENCE_MS,
};

/** Loaded on first use, to save memory in processes without SMTP. */
async function smtpTransport(server: MailServer, timeouts = TIMEOUTS): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...server,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Whom a mail comes from: the setting, else the environment, else an address that takes no answers. */
function senderOf(settings: SettingValues, config: AppConfig, language: Locale): string | Sender {
  const name = firmOf(settings).shortName[language];
  if (settings.mailFrom) return { name, address: settings.mailFrom };
  return config.mail.from ?? { name, address: NO_REPLY };
}

function messageOf(mail: OutgoingMail, from: string | Sender) {
  const address = typeof from === 'string' ? from : from.address;
  const domain = /@([^\s@<>]+)/.exec(address)?.[1] ?? 'localhost';
  return {
    // The same mail has the same id on every attempt: a repeat after a crash can be recognised.
    messageId: `<${mail.id}@${domain}>`,
    // when it leaves, which may be long after it was queued
    date: new Date(),
    from,
    to: { name: '', address: mail.toAddress },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'consultation.ics' } }),
    headers: { ...(mail.automatic && AUTOMATIC), 'Content-Language': mail.language },
  };
}

/** Asks programs not to answer by themselves: the second header is what Exchange and Outlook read. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const SMTP_REPLY = /^\d{3}(?:[ -]|$)/;

/**
 * The mail server's own words, or in ours why it could not be reached. What another service says is not repeated:
 * the test must not tell what runs at an address.
 */
function answerOf(error: unknown): string {
  if (!(error instanceof Error)) return NO_MAIL_SERVER;
  if ('response' in error && typeof error.response === 'string')
    return SMTP_REPLY.test(error.response) ? error.response : NO_MAIL_SERVER;
  const code = 'code' in error ? String(error.code) : '';
  return (
    REACH_ERRORS.find((known) => code === known || error.message.includes(known)) ?? NO_MAIL_SERVER
  );
}

const NO_MAIL_SERVER = 'The server did not answer as a mail server does';
/** Error codes which say that no server answered. */
const REACH_ERRORS = [
  'ECONNREFUSED',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETLS',
  'EDNS',
];

const withoutSecret = (answer: string, { auth }: MailServer) =>
  auth ? answer.replaceAll(auth.pass, '••••') : answer;

function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error))
    return false;
  return Number(error.responseCode) >= 500 && ABOUT_THE_MAIL.has(String(error.command));
}
