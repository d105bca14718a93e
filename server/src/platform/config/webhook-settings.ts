import { isIP } from 'node:net';
import { z } from 'zod';

/** How webhooks leave. */
export interface WebhookSettings {
  /** A proxy that they go through. */
  proxy?: string;
  retrySeconds: number;
  /** Addresses that are reached although they are not public. */
  allowedAddresses: readonly string[];
}

const addressesOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

export const webhookVariables = {
  /** A proxy that webhooks go through; the server still resolves and checks their addresses. */
  WEBHOOK_PROXY: z
    .url({
      protocol: /^http$/,
      error: 'has to be an address such as http://user:password@proxy.example:3128',
    })
    .optional(),
  WEBHOOK_RETRY_SECONDS: z.coerce
    .number('has to be a whole number from 1 to 3600')
    .int('has to be a whole number from 1 to 3600')
    .min(1, 'has to be at least 1')
    .max(3600, 'may be at most 3600')
    .default(30),
  /** Addresses of receivers that are not public, such as 127.0.0.1; for tests, refused in production. */
  WEBHOOK_ALLOWED_ADDRESSES: z
    .string()
    .refine(
      (value) => addressesOf(value).every((address) => isIP(address) > 0),
      'has to be a list of IP addresses, comma-separated',
    )
    .optional(),
};

/** For tests alone. */
export const WEBHOOK_TEST_HOOKS = ['WEBHOOK_RETRY_SECONDS', 'WEBHOOK_ALLOWED_ADDRESSES'] as const;

interface WebhookSource {
  WEBHOOK_PROXY?: string;
  WEBHOOK_RETRY_SECONDS: number;
  WEBHOOK_ALLOWED_ADDRESSES?: string;
}

export const readWebhooks = (env: WebhookSource): WebhookSettings => ({
  proxy: env.WEBHOOK_PROXY,
  retrySeconds: env.WEBHOOK_RETRY_SECONDS,
  allowedAddresses: addressesOf(env.WEBHOOK_ALLOWED_ADDRESSES ?? ''),
});
