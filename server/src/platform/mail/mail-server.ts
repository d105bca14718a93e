import type { SettingValues } from '../../contract/settings.js';

/** The settings that say by which server mails leave. */
export type MailSettings = Pick<
  SettingValues,
  | 'emailService'
  | 'smtpHost'
  | 'smtpPort'
  | 'smtpUser'
  | 'smtpPassword'
  | 'mailFrom'
  | 'sendgridApiKey'
  | 'mailgunUser'
  | 'mailgunPassword'
>;

/** How to reach a mail server, as nodemailer takes it. */
export interface MailServer {
  url?: string;
  service?: string;
  host?: string;
  port?: number;
  secure?: boolean;
  /** Nothing is sent before TLS has begun. */
  requireTLS?: boolean;
  auth?: { user: string; pass: string };
}

/** On this port TLS begins with the first byte; on others it begins after STARTTLS. */
const TLS_PORT = 465;
/** The name that every key of this service signs in with. */
const SENDGRID_USER = 'apikey';

/** A relay on this machine: what it is sent leaves no wire. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '::1'];

const signIn = (user: string | null, pass: string | null) =>
  user && pass ? { auth: { user, pass } } : undefined;

/** The server that mails leave by; undefined while it is not configured. `smtpUrl` serves where no host is set. */
export function readMailServer(settings: MailSettings, smtpUrl?: string): MailServer | undefined {
  const { smtpHost, smtpPort, smtpUser, smtpPassword } = settings;
  switch (settings.emailService) {
    case 'smtp': {
      if (!smtpHost) return smtpUrl ? { url: smtpUrl } : undefined;
      const login = signIn(smtpUser, smtpPassword);
      return {
        ...{ host: smtpHost, port: smtpPort, secure: smtpPort === TLS_PORT },
        // a password is not for whoever can read or change what is sent
        requireTLS: login !== undefined && !LOCAL_HOSTS.includes(smtpHost.toLowerCase()),
        ...login,
      };
    }
    case 'sendgrid': {
      const auth = signIn(SENDGRID_USER, settings.sendgridApiKey);
      return auth && { service: 'SendGrid', ...auth };
    }
    case 'mailgun': {
      const auth = signIn(settings.mailgunUser, settings.mailgunPassword);
      return auth && { service: 'Mailgun', ...auth };
    }
    case 'disabled':
      return undefined;
  }
}
