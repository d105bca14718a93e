import { Injectable } from '@nestjs/common';
import { type RateLimit, RateLimitsService } from '../../core/access/rate-limits.service.js';
import { AppConfig } from '../../core/config/app-config.js';
import { invalidFields } from '../../core/errors/app-error.js';
import { toE164 } from '../../core/phone/e164.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { Settings } from '../../core/settings/settings.js';
import { smsTransportOf } from '../../core/sms/sms-transports.js';
import { SmsService } from '../../core/sms/sms.service.js';
import { settingsWith } from './typed-settings.js';
import type { SmsTestArgs, SmsTestResult } from './settings.types.js';

/** Each test costs an SMS, and goes to a number that is typed. */
const LIMIT: RateLimit = { name: 'sms-test', points: 10, seconds: 600 };

/** Sends an SMS with settings that need not be saved, and tells what the service said. */
@Injectable()
export class SmsTestService {
  constructor(
    private readonly settings: Settings,
    private readonly sms: SmsService,
    private readonly limits: RateLimitsService,
    private readonly config: AppConfig,
  ) {}

  async run({ id, language }: Viewer, { phoneNumber, input }: SmsTestArgs): Promise<SmsTestResult> {
    const to = toE164(phoneNumber);
    if (!to) throw invalidFields({ field: 'phoneNumber', rule: 'phone' });
    await this.limits.consume(LIMIT, id);
    const values = settingsWith(await this.settings.all(), input);
    const transport = smsTransportOf(values, this.config.sms);
    if (!transport) return { ok: false, problem: 'not_configured', answer: '' };
    const text = await this.sms.textOf({ template: 'test', variables: {}, language });
    const { problem, words } = await transport.send({ to, text });
    return { ok: problem === null, problem, answer: words };
  }
}
