import { Injectable } from '@nestjs/common';
import { WEBHOOKS } from '../../contract/webhooks.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Settings } from '../../platform/settings/settings.js';
import type { OutgoingRules } from './outgoing/guarded-post.js';

/** Where webhooks may go, by the configuration and the settings. */
@Injectable()
export class WebhookRules {
  constructor(
    private readonly config: AppConfig,
    private readonly settings: Settings,
  ) {}

  async read(): Promise<OutgoingRules> {
    const { proxy, allowedAddresses } = this.config.webhooks;
    return {
      allowsHttp: !this.config.isProduction,
      allowsOtherPorts: await this.settings.get('webhookPorts'),
      allowedAddresses,
      proxy,
      timeoutMs: WEBHOOKS.timeoutSeconds * 1000,
    };
  }
}
