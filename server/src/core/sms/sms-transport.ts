import type { SettingValues } from '../../contract/settings.js';
import { isSmsReady, type SmsProblem } from '../../contract/sms.js';
import { TwilioTransport } from './twilio-transport.js';
import { VonageTransport } from './vonage-transport.js';

export interface OutgoingSms {
  /** Such as `+213555123456`. */
  to: string;
  text: string;
}

/** What a service said to an SMS. */
export interface SmsAnswer {
  /** Null: it took the SMS. */
  problem: SmsProblem | null;
  /** Its own words, without secrets and the recipient's number. */
  words: string;
}

/** A service that sends SMS. */
export interface SmsTransport {
  /** Resolves whatever the service says; also when it cannot be reached. */
  send(sms: OutgoingSms): Promise<SmsAnswer>;
}

/** Where the services are reached. */
export interface SmsAddresses {
  twilioUrl: string;
  vonageUrl: string;
}

/** The service that is chosen; undefined while it is disabled or something that it needs is missing. */
export function smsTransportOf(
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
