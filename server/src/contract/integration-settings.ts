import {
  emailAddress,
  flag,
  number,
  secret,
  type SettingDefinition,
  text,
} from './setting-kinds.js';

/** A number with or without a plus, or a name of Latin letters, digits and spaces that has a letter. */
const SMS_SENDER_PATTERN = /^(?:\+?\d{3,15}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/;

/** The settings of other services that the product uses. */
export const INTEGRATIONS = {
  emailService: {
    kind: 'choice',
    default: 'smtp',
    choices: ['smtp', 'sendgrid', 'mailgun', 'disabled'],
    enumName: 'EmailService',
    says: 'The service by which mails leave',
    meanings: {
      smtp: 'A mail server of the firm.',
      sendgrid: 'Twilio SendGrid.',
      mailgun: 'Mailgun.',
      disabled: 'None: mails wait.',
    },
  },
  smtpHost: text(null, [1, 253], 'Name of the mail server; the one of the environment while null'),
  smtpPort: number(587, [1, 65_535], 'Port of the mail server, TLS from the start on 465'),
  smtpUser: text(null, [1, 254], 'User name at the mail server'),
  smtpPassword: secret(500, 'Password at the mail server'),
  mailFrom: emailAddress(
    'The e-mail address that mails come from; the one of the environment while null',
  ),
  sendgridApiKey: secret(500, 'Key of the SendGrid account'),
  mailgunUser: text(null, [1, 254], 'SMTP user name of the Mailgun account'),
  mailgunPassword: secret(500, 'SMTP password of the Mailgun account'),
  smsService: {
    kind: 'choice',
    default: 'disabled',
    choices: ['disabled', 'twilio', 'nexmo'],
    enumName: 'SmsService',
    says: 'The service by which SMS leave',
    meanings: {
      disabled: 'None: no SMS are sent.',
      twilio: 'Twilio.',
      nexmo: 'Vonage, which was called Nexmo.',
    },
  },
  smsSender: text(
    null,
    [1, 16],
    'Whom SMS come from: a number of the account, or up to 11 Latin letters and digits where the country allows it',
    { pattern: SMS_SENDER_PATTERN, rule: 'smsSender' },
  ),
  twilioAccountSid: text(null, [1, 34], 'Account SID of Twilio: AC and 32 letters and digits', {
    pattern: /^AC[0-9a-fA-F]{32}$/,
    rule: 'twilioAccountSid',
  }),
  twilioAuthToken: secret(500, 'Auth token of the Twilio account'),
  vonageApiKey: text(null, [1, 64], 'Key of the Vonage account'),
  vonageApiSecret: secret(500, 'Secret of the Vonage account'),
  webhooks: flag(
    false,
    'Whether programs elsewhere are told of changes by webhooks; nothing leaves while it is off',
  ),
  webhookPorts: flag(
    false,
    'Whether webhooks may go to other ports than 443, and 80 outside production',
  ),
  googleAnalytics: text(
    null,
    [1, 20],
    'Measurement id of Google Analytics, such as G-AB12CD34EF; nothing is measured while null',
    { pattern: /^G-[A-Z0-9]{4,16}$/, rule: 'googleAnalytics' },
  ),
  facebookPixel: text(
    null,
    [1, 20],
    'Id of the Facebook pixel, 10 to 20 digits; nothing is measured while null',
    { pattern: /^\d{10,20}$/, rule: 'facebookPixel' },
  ),
  assistantTools: flag(
    false,
    'Whether programs of assistants may read and change rows by tools, over the Model Context Protocol with a token',
  ),
} as const satisfies Record<string, SettingDefinition>;
