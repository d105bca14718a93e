import type { SettingValues } from '../../contract/settings.js';
import { isSmsReady } from '../../contract/sms.js';
import type { SmsTransport } from './sms-transport.js';
import { TwilioTransport } from './twilio-transport.js';
import { VonageTransport } from './vonage-transport.js';

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
