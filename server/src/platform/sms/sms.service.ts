import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '../../contract/locales.js';
import type { SettingValues } from '../../contract/settings.js';
import { isSmsReady, SMS_MAX_UNITS } from '../../contract/sms.js';
import { allSettledOrThrow } from '../database/all-settled-or-throw.js';
import type { Transaction } from '../database/transaction.js';
import { JobsService } from '../jobs/jobs.service.js';
import { plainWords } from '../texts/locale-texts.js';
import type { TextVariables } from '../texts/text-values.js';
import { firmOf, Settings } from '../settings/settings.js';

export const SMS_QUEUE = 'sms';
const DAY_SECONDS = 24 * 3600;
const INSERT = `
  INSERT INTO sms_messages (id, to_number, text, expires_at)
  VALUES ($1, $2, $3, now() + make_interval(secs => $4))`;

/** What an SMS job carries. */
export interface SmsJob {
  smsId: string;
}

/** What an SMS says: a text under `sms` of `server/locales`, and its values. */
export interface SmsWords {
  template: string;
  variables: TextVariables;
}

export interface SmsRequest extends SmsWords {
  /** Such as `+213555123456`. */
  to: string;
  language: Locale;
  /** Seconds after which nobody needs it any more; a day when left out. */
  seconds?: number;
}

/** Somebody who may be told something by SMS. */
export interface SmsPerson {
  language: Locale;
  /** Such as `+213555123456`; null while the person has no valid number. */
  phoneE164: string | null;
  isPhoneVerified: boolean;
  isStaff: boolean;
}

/** Writes SMS in the transaction that causes them; a worker sends them. */
@Injectable()
export class SmsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly settings: Settings,
  ) {}

  /**
   * Queues notices for those who may get one. While `smsNotifications` is off or the service is not set up, nobody
   * gets any; where numbers have to be confirmed, clients get them at a confirmed number only.
   */
  async notify(
    transaction: Transaction,
    people: readonly SmsPerson[],
    said: SmsWords & { seconds?: number },
  ): Promise<void> {
    const settings = await this.settings.all();
    const reached = people.flatMap((person) => {
      const { phoneE164: to, language } = person;
      return to && mayBeTold(person, settings) ? [{ to, language }] : [];
    });
    await allSettledOrThrow(
      ...reached.map((person) => this.enqueue(transaction, { ...said, ...person })),
    );
  }

  /** Whether `notify` sends somebody anything. */
  async reaches(person: SmsPerson): Promise<boolean> {
    return person.phoneE164 !== null && mayBeTold(person, await this.settings.all());
  }

  /** Queues an SMS in the caller's transaction. */
  async enqueue(transaction: Transaction, request: SmsRequest): Promise<void> {
    const id = uuidv7();
    const text = await this.textOf(request);
    const seconds = request.seconds ?? DAY_SECONDS;
    await allSettledOrThrow(
      transaction.execute(INSERT, [id, request.to, text, seconds]),
      this.jobs.send(transaction, SMS_QUEUE, { smsId: id } satisfies SmsJob),
    );
  }

  /** The text of an SMS in a language. Its length is bounded, because each part is paid for. */
  async textOf({
    template,
    variables,
    language,
  }: SmsWords & { language: Locale }): Promise<string> {
    const { shortName } = firmOf(await this.settings.all());
    const named = { firmShort: shortName, ...variables };
    return plainWords([`sms.${template}`], named, language).slice(0, SMS_MAX_UNITS);
  }
}

function mayBeTold(person: SmsPerson, settings: SettingValues): boolean {
  if (!settings.smsNotifications || !isSmsReady(settings)) return false;
  return person.isStaff || person.isPhoneVerified || !settings.requirePhoneVerification;
}
