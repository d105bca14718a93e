import { z } from 'zod';
import type { SmsProblem } from '../../contract/sms.js';
import { postForm, type SmsAccount, unreachable, withoutPrivate } from './call-service.js';
import type { OutgoingSms, SmsAnswer, SmsTransport } from './sms-transport.js';

/** The states of a message, as far as something can be done about them (https://developer.vonage.com/en/api-errors/sms). */
const PROBLEMS: Partial<Record<string, SmsProblem>> = {
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

/** Of these characters each is one of the Latin alphabet of SMS; for others the service has to be told. */
const PLAIN = /^[\w .,:;!?()'"@%&*+\-/=<>\nàèéìòùÇÉÄÖÜäöü]*$/;

/** Sends SMS by Vonage, which was called Nexmo. */
export class VonageTransport implements SmsTransport {
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
    if (!data) return { problem: 'refused', words: `HTTP ${status}` };
    const refused = data.messages.find((part) => part.status !== TAKEN);
    if (!refused) return { problem: null, words: '' };
    const words = `${refused.status} ${refused['error-text']}`.trim();
    return {
      problem: PROBLEMS[refused.status] ?? 'refused',
      words: withoutPrivate(words, this.account, sms),
    };
  }
}
