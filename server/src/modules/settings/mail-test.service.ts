import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { RateLimitsService } from '../../core/access/rate-limits.service.js';
import { AppConfig } from '../../core/config/app-config.js';
import { MailTransport, type MailTest } from '../../core/mail/mail.transport.js';
import { renderMail } from '../../core/mail/render-mail.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { firmOf, Settings } from '../../core/settings/settings.js';
import { checkMailPassword } from './setting-checks.js';
import { settingsWith } from './typed-settings.js';
import type { IntegrationSettingsInput } from './settings.types.js';

/** Each test opens a connection, so nobody may use it to try many servers. */
const LIMIT = { name: 'mail-test', points: 10, seconds: 600 };

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
    await this.limits.consume(LIMIT, viewer.id);
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
