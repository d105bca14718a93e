import type { SmsProblem } from '../../contract/sms.js';

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
