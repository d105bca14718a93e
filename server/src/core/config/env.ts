import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');
const seconds = z.coerce.number().int().positive();

/** Every environment variable that the server reads; nothing else touches `process.env`. */
export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Address under which people reach the site; mail links are built from it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  /** Where generated secrets and files are kept. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Where uploaded files are kept; `files` inside DATA_DIR when left out. */
  FILES_DIR: z.string().min(1).optional(),
  JWT_SECRET: z.string().min(32).optional(),
  /** Encrypts the secrets among the settings; JWT_SECRET when left out. */
  SETTINGS_SECRET: z.string().min(32).optional(),
  SESSION_SECONDS: seconds.max(7 * 24 * 3600).optional(),
  VERIFICATION_SECONDS: seconds.max(24 * 3600).optional(),
  RESET_SECONDS: seconds.max(3600).optional(),
  /** Instead of the setting `sessionTimeout`. */
  ADMIN_IDLE_SECONDS: seconds.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  MAIL_RETRY_SECONDS: seconds.default(30),
  /** Where the services that send SMS are reached: their own addresses, unless the account is in another region. */
  TWILIO_URL: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  VONAGE_URL: z.url({ protocol: /^https?$/ }).default('https://rest.nexmo.com'),
  SMS_RETRY_SECONDS: seconds.default(30),
  /** Proxies whose X-Forwarded-For is believed, as Express takes it (`loopback`, addresses, a hop count). */
  TRUST_PROXY: z.string().optional(),
  /** Origins of other sites that may call the API, comma-separated; none by default. */
  CORS_ORIGINS: z.string().optional(),
  /** Multiplies every rate limit; for tests, refused in production. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['debug', 'log', 'warn', 'error']).default('log'),
  /** `none`: no sample content, only what the product cannot do without. */
  SEED: z.enum(['all', 'none']).default('all'),
  /** Monitoring reads `/metrics` with it; without it there is no such address. */
  METRICS_TOKEN: z.string().min(32).optional(),
  /** Public key of age (`age1…`) that backups are encrypted for. */
  BACKUP_RECIPIENT: z.string().startsWith('age1').optional(),
  /** Serve the built website as well; off in tests of the API. */
  SERVE_SITE: flag.default(true),
});
export type Env = z.infer<typeof envSchema>;

const TEST_HOOKS = [
  'RATE_LIMIT_FACTOR',
  'SESSION_SECONDS',
  'ADMIN_IDLE_SECONDS',
  'VERIFICATION_SECONDS',
  'RESET_SECONDS',
  'MAIL_RETRY_SECONDS',
  'SMS_RETRY_SECONDS',
] as const;

/** Parses the environment once; throws one error that lists every bad variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(present);
  const problems = result.success
    ? productionProblems(result.data, present)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!result.success || problems.length > 0) {
    throw new Error(`The environment is not usable:\n  ${problems.join('\n  ')}`);
  }
  return result.data;
}

function productionProblems(env: Env, source: Record<string, string | undefined>): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const problems = TEST_HOOKS.filter((name) => source[name]).map(
    (name) => `${name}: is for tests and refused in production`,
  );
  if (!env.JWT_SECRET)
    problems.push('JWT_SECRET: is required in production (at least 32 characters)');
  if (!env.PUBLIC_URL) problems.push('PUBLIC_URL: is required in production');
  return problems;
}
