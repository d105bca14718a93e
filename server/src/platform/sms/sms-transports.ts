import { z } from 'zod';
import type { SettingValues } from '../../contract/settings.js';
import { isSmsReady, type SmsProblem } from '../../contract/sms.js';

export interface OutgoingSms {
  /** Such as `+213555123456`. */
  to: string;
  text: string;
}

/** What a service said to an SMS. */
export interface SmsAnswer {
  /** Null: it took the SMS. */
  problem: SmsProblem | null;
  /** Its own text, without secrets and the recipient's number. */
  providerText: string;
}

/** A service that sends SMS. */
export interface SmsTransport {
  /** Resolves whatever the service says; also when it cannot be reached. */
  send(sms: OutgoingSms): Promise<SmsAnswer>;
}

/** An account at a service that sends SMS. */
export interface SmsAccount {
  url: string;
  from: string;
  user: string;
  secret: string;
}

/** What a service answered: the HTTP status, and the body if it is JSON. */
interface ServiceReply {
  status: number;
  body: unknown;
}

const TIMEOUT_MS = 10_000;
const MAX_PROVIDER_TEXT = 300;

/** Posts a form to a service; rejects when it cannot be reached in time. */
export async function postForm(
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<ServiceReply> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { Accept: 'application/json', ...headers },
    body: new URLSearchParams(fields),
    // an answer from elsewhere is not the service's, and must not get the secret
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json().catch(() => undefined);
  return { status: response.status, body };
}

/** The answer for a service that could not be reached. */
export const unreachable = (error: unknown): SmsAnswer => ({
  problem: 'unreachable',
  providerText: causeOf(error),
});

/** Says why: `fetch failed` alone says nothing. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** The text of a service without what nobody may read in it: the secret and the recipient's number. */
export function withoutPrivate(
  providerText: string,
  { secret }: SmsAccount,
  { to }: OutgoingSms,
): string {
  return [secret, to, to.slice(1)]
    .reduce((text, hidden) => text.replaceAll(hidden, '••••'), providerText)
    .slice(0, MAX_PROVIDER_TEXT);
}

/** Twilio's error codes, as far as something can be done about them (https://www.twilio.com/docs/api/errors). */
const TWILIO_PROBLEMS: Partial<Record<number, SmsProblem>> = {
  10001: 'credit',
  20003: 'credentials',
  20404: 'credentials',
  21211: 'number',
  21212: 'sender',
  21214: 'number',
  21217: 'number',
  21408: 'not_allowed',
  21603: 'sender',
  21606: 'sender',
  21608: 'not_allowed',
  21610: 'number',
  21612: 'number',
  21614: 'number',
  21659: 'sender',
  21660: 'sender',
  30002: 'credit',
};
const refusalShape = z.object({ code: z.number().optional(), message: z.string().default('') });
const takenShape = z.object({ sid: z.string(), status: z.string().default('') });

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Sends SMS by Twilio's Programmable Messaging. */
class TwilioTransport implements SmsTransport {
  constructor(private readonly account: SmsAccount) {}

  async send(sms: OutgoingSms): Promise<SmsAnswer> {
    const { url, user, secret, from } = this.account;
    const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json`;
    const fields = { To: sms.to, From: from, Body: sms.text };
    const headers = { Authorization: `Basic ${base64(`${user}:${secret}`)}` };
    try {
      const { status, body } = await postForm(address, fields, headers);
      const taken = takenShape.safeParse(body);
      if (status < 300 && taken.success) return { problem: null, providerText: taken.data.status };
      return this.refusal(status, body, sms);
    } catch (error) {
      return unreachable(error);
    }
  }

  private refusal(status: number, body: unknown, sms: OutgoingSms): SmsAnswer {
    const { data } = refusalShape.safeParse(body);
    const isUnknownAccount = status === 401 || status === 403 || status === 404;
    const problem = (data?.code ? TWILIO_PROBLEMS[data.code] : undefined) ?? 'refused';
    const said = [`HTTP ${status}`, data?.code, data?.message].filter(Boolean).join(' ');
    const providerText = withoutPrivate(said, this.account, sms);
    if (problem === 'refused' && isUnknownAccount) return { problem: 'credentials', providerText };
    return { problem, providerText };
  }
}

/** Where the services are reached. */
export interface SmsAddresses {
  twilioUrl: string;
  vonageUrl: string;
}

/** The service that is chosen; undefined while it is disabled or something that it needs is missing. */
export function createSmsTransport(
  settings: SettingValues,
  { twilioUrl, vonageUrl }: SmsAddresses,
): SmsTransport | undefined {
  if (!isSmsReady(settings)) return undefined;
  const from = settings.smsSender ?? '';
  if (settings.smsService === 'twilio') {
    const { twilioAccountSid: user, twilioAuthToken: secret } = settings;
    return new TwilioTransport({ url: twilioUrl, from, user: user ?? '', secret: secret ?? '' });
  }
  const { vonageApiKey: user, vonageApiSecret: secret } = settings;
  return new VonageTransport({ url: vonageUrl, from, user: user ?? '', secret: secret ?? '' });
}

/** The states of a message, as far as something can be done about them (https://developer.vonage.com/en/api-errors/sms). */
const VONAGE_PROBLEMS: Partial<Record<string, SmsProblem>> = {
  '4': 'credentials',
  '6': 'number',
  '7': 'number',
  '8': 'credit',
  '9': 'credit',
  '14': 'credentials',
  '15': 'sender',
  '29': 'not_allowed',
  '33': 'number',
};
const TAKEN = '0';
const replyShape = z.object({
  messages: z
    .array(z.object({ status: z.string(), 'error-text': z.string().default('') }))
    .nonempty(),
});

/** Characters of the Latin alphabet of SMS; for others the type has to be "unicode". */
const PLAIN = /^[\w .,:;!?()'"@%&*+\-/=<>\nàèéìòùÇÉÄÖÜäöü]*$/;

/** Sends SMS by Vonage, which was called Nexmo. */
class VonageTransport implements SmsTransport {
  constructor(private readonly account: SmsAccount) {}

  async send(sms: OutgoingSms): Promise<SmsAnswer> {
    const { url, user, secret, from } = this.account;
    const fields = {
      api_key: user,
      api_secret: secret,
      // numbers have no plus here
      from: from.replace(/^\+/, ''),
      to: sms.to.replace(/^\+/, ''),
      text: sms.text,
      type: PLAIN.test(sms.text) ? 'text' : 'unicode',
    };
    try {
      const { status, body } = await postForm(`${url}/sms/json`, fields);
      return this.answer(status, body, sms);
    } catch (error) {
      return unreachable(error);
    }
  }

  /** A long SMS leaves in parts; one part that was refused is a refusal. */
  private answer(status: number, body: unknown, sms: OutgoingSms): SmsAnswer {
    const { data } = replyShape.safeParse(body);
    if (!data) return { problem: 'refused', providerText: `HTTP ${status}` };
    const refused = data.messages.find((part) => part.status !== TAKEN);
    if (!refused) return { problem: null, providerText: '' };
    const providerText = `${refused.status} ${refused['error-text']}`.trim();
    return {
      problem: VONAGE_PROBLEMS[refused.status] ?? 'refused',
      providerText: withoutPrivate(providerText, this.account, sms),
    };
  }
}
