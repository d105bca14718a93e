import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import {
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { type MailTest, MailTransport } from '../../platform/mail/mail.transport.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { toE164 } from '../../platform/phone/e164.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { firmOf, Settings } from '../../platform/settings/settings.js';
import { createSmsTransport } from '../../platform/sms/sms-transports.js';
import { SmsService } from '../../platform/sms/sms.service.js';
import { checkMailPassword, settingsWith } from './setting-checks.js';
import type { IntegrationSettingsInput, SmsTestArgs, SmsTestResult } from './settings.types.js';

/** Each test costs an SMS, and goes to a number that is typed. */
export const SMS_LIMIT: OperationLimit = {
  name: 'sms-test',
  points: 10,
  seconds: 600,
  per: 'account',
};

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
    await this.limits.consume(SMS_LIMIT, id);
    const values = settingsWith(await this.settings.all(), input);
    const transport = createSmsTransport(values, this.config.sms);
    if (!transport) return { ok: false, problem: 'not_configured', answer: '' };
    const text = await this.sms.textOf({ template: 'test', variables: {}, language });
    const { problem, providerText } = await transport.send({ to, text });
    return { ok: problem === null, problem, answer: providerText };
  }
}

/** Each test opens a connection, so nobody may use it to try many servers. */
export const MAIL_LIMIT: OperationLimit = {
  name: 'mail-test',
  points: 10,
  seconds: 600,
  per: 'account',
};

/** Sends a mail to the administrator who asks, with settings that need not be saved. */
@Injectable()
export class MailTestService {
  constructor(
    private readonly settings: Settings,
    private readonly transport: MailTransport,
    private readonly limits: RateLimitsService,
    private readonly config: AppConfig,
  ) {}

  async run(viewer: Viewer, input?: IntegrationSettingsInput | null): Promise<MailTest> {
    await this.limits.consume(MAIL_LIMIT, viewer.id);
    const stored = await this.settings.all();
    checkMailPassword(stored, input, 'smtpPassword');
    const values = settingsWith(stored, input);
    const { language } = viewer;
    const mail = {
      template: 'mailTest',
      language,
      variables: { name: viewer.fullName },
      path: '/',
    };
    const { publicUrl } = this.config;
    return this.transport.test(values, {
      id: uuidv7(),
      toAddress: viewer.email,
      language,
      ...renderMail(mail, { publicUrl, firm: firmOf(values) }),
    });
  }
}
