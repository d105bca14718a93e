import { z } from 'zod';
import type { SmsProblem } from '../../contract/sms.js';
import { postForm, type SmsAccount, unreachable, withoutPrivate } from './call-service.js';
import type { OutgoingSms, SmsAnswer, SmsTransport } from './sms-transport.js';

/** Twilio's error codes, as far as something can be done about them (https://www.twilio.com/docs/api/errors). */
const PROBLEMS: Partial<Record<number, SmsProblem>> = {
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
export class TwilioTransport implements SmsTransport {
  constructor(private readonly account: SmsAccount) {}

  async send(sms: OutgoingSms): Promise<SmsAnswer> {
    const { url, user, secret, from } = this.account;
    const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json`;
    const fields = { To: sms.to, From: from, Body: sms.text };
    const headers = { Authorization: `Basic ${base64(`${user}:${secret}`)}` };
    try {
      const { status, body } = await postForm(address, fields, headers);
      const taken = takenShape.safeParse(body);
      if (status < 300 && taken.success) return { problem: null, words: taken.data.status };
      return this.refusal(status, body, sms);
    } catch (error) {
      return unreachable(error);
    }
  }

  private refusal(status: number, body: unknown, sms: OutgoingSms): SmsAnswer {
    const { data } = refusalShape.safeParse(body);
    const isUnknownAccount = status === 401 || status === 403 || status === 404;
    const problem = (data?.code ? PROBLEMS[data.code] : undefined) ?? 'refused';
    const said = [`HTTP ${status}`, data?.code, data?.message].filter(Boolean).join(' ');
    const words = withoutPrivate(said, this.account, sms);
    if (problem === 'refused' && isUnknownAccount) return { problem: 'credentials', words };
    return { problem, words };
  }
}
