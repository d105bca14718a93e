import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { readFileSync } from 'node:fs';
import { clamdAddress, isOrigin, isRedisAddress } from './service-addresses.js';
import { s3Problems, s3Variables } from './s3-settings.js';
import { tracingVariables } from './tracing-settings.js';
import { readTrustProxy } from './trust-proxy.js';
import { WEBHOOK_TEST_HOOKS, webhookVariables } from './webhook-settings.js';

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');

const whole = (min: number, max: number) =>
  z.coerce
    .number(`has to be a whole number from ${min} to ${max}`)
    .int(`has to be a whole number from ${min} to ${max}`)
    .min(min, `has to be at least ${min}`)
    .max(max, `may be at most ${max}`);
const seconds = (max = 10 * 365 * 24 * 3600) => whole(1, max);

/** Letters and digits drawn at random have far more than this. */
const DIFFERENT_CHARACTERS = 10;
const secret = z
  .string()
  .min(32, 'has to have at least 32 characters')
  .refine(
    (value) => new Set(value).size >= DIFFERENT_CHARACTERS,
    'repeats few characters: take random ones, such as those of `openssl rand -hex 32`',
  );

/** 256 bits are 64 hexadecimal digits, or 43 characters of base64. */
const LONG_KEY = 'has to have at least 43 characters, or 64 if they are hexadecimal digits';
const isLongKey = (value: string) => value.length >= (/^[0-9a-f]*$/i.test(value) ? 64 : 43);

const POSTGRES = 'has to be an address such as postgresql://user:password@host:5432/name';
const serviceUrl = z.url({
  protocol: /^https?$/,
  error: 'has to be an address such as https://api.example',
});
const SITE = 'has to be the address of the site without a path, such as https://mizan.example';

/** Every environment variable that the server reads; nothing else touches `process.env`. */
export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: whole(0, 65535).default(3000),
  /** Address under which people reach the site; mail links are built from it. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: SITE })
    .refine(isOrigin, SITE)
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: POSTGRES }),
  DATABASE_POOL: whole(2, 200).default(20),
  /** A standby of that database for public reads. */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/, error: POSTGRES }).optional(),
  /** A Redis that counts calls and carries notices of changes for all processes, instead of each alone and PostgreSQL. */
  REDIS_URL: z
    .string()
    .refine(isRedisAddress, 'has to be an address such as redis://:password@host:6379/0')
    .optional(),
  /** Where generated secrets and files are kept. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Where uploaded files are kept; `files` inside DATA_DIR when left out. */
  FILES_DIR: z.string().min(1).optional(),
  ...s3Variables,
  /** A clamd that looks for viruses in documents that people send; without it nobody does. */
  CLAMD_URL: z
    .string()
    .refine(
      (value) => clamdAddress(value) !== undefined,
      'has to be an address such as tcp://clamd:3310 or unix:/run/clamav/clamd.ctl',
    )
    .optional(),
  JWT_SECRET: secret.optional(),
  /** Another secret whose tokens are accepted as well, while JWT_SECRET is replaced. */
  JWT_SECRET_PREVIOUS: secret.optional(),
  /** Encrypts the secrets among the settings; JWT_SECRET when left out. */
  SETTINGS_SECRET: secret.optional(),
  SESSION_SECONDS: seconds(7 * 24 * 3600).optional(),
  VERIFICATION_SECONDS: seconds(24 * 3600).optional(),
  RESET_SECONDS: seconds(3600).optional(),
  /** Instead of the setting `sessionTimeout`. */
  ADMIN_IDLE_SECONDS: seconds().optional(),
  ADMIN_EMAIL: z.email('has to be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'has to have at least 6 characters')
    .max(128, 'may have at most 128 characters')
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'has to be an address such as smtp://user:password@host:587',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isMailbox, 'has to be an e-mail address, such as Mizan <no-reply@mizan.example>')
    .optional(),
  MAIL_RETRY_SECONDS: seconds().default(30),
  /** Where the services that send SMS are reached: their own addresses, unless the account is in another region. */
  TWILIO_URL: serviceUrl.default('https://api.twilio.com'),
  VONAGE_URL: serviceUrl.default('https://rest.nexmo.com'),
  SMS_RETRY_SECONDS: seconds().default(30),
  ...webhookVariables,
  /** Proxies whose X-Forwarded-For is believed, as Express takes it (`loopback`, addresses, a hop count). */
  TRUST_PROXY: z
    .string()
    .refine(isTrustProxy, 'has to be `loopback`, `uniquelocal`, addresses or a number of proxies')
    .optional(),
  /** Connections that one process keeps open; a fifth of them from one address that is no such proxy. */
  MAX_CONNECTIONS: whole(5, 1_000_000).default(10_000),
  /** Origins of other sites that may call the API, comma-separated; none by default. */
  CORS_ORIGINS: z
    .string()
    .refine(
      (value) => splitList(value).every((origin) => origin === originOf(origin)),
      'has to name sites such as https://app.example, comma-separated, without paths; * is not possible',
    )
    .optional(),
  /** Multiplies every rate limit; for tests, refused in production. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** How long an upload may be silent; for tests, refused in production. */
  UPLOAD_SILENCE_SECONDS: seconds().default(10),
  /** How long a request without files may take to arrive; for tests, refused in production. */
  REQUEST_SECONDS: seconds().default(60),
  /** How long a form with files may take to arrive; for tests, refused in production. */
  UPLOAD_SECONDS: seconds().default(900),
  /** A line for each answered request. */
  ACCESS_LOG: flag.default(false),
  LOG_LEVEL: z.enum(['debug', 'log', 'warn', 'error']).default('log'),
  /** `none`: no sample content, only what the product cannot do without. */
  SEED: z.enum(['all', 'none']).default('all'),
  /** Monitoring reads `/metrics` with it; without it there is no such address. */
  METRICS_TOKEN: secret.optional(),
  ...tracingVariables,
  /** Public key of age (`age1…`) that backups are encrypted for; a start tries it (`start-checks.ts`). */
  BACKUP_RECIPIENT: z.string().optional(),
  /** Serve the built website as well; off in tests of the API. */
  SERVE_SITE: flag.default(true),
  /** Browsers may keep public pages for reading offline; `false` removes what they have kept. */
  OFFLINE_READING: flag.default(true),
  /** In production everybody may read the OpenAPI document and its page, not administrators and programs alone. */
  PUBLIC_API_DOCS: flag.default(false),
});
export type Env = z.infer<typeof envSchema>;
export type EnvSource = Record<string, string | undefined>;

/** Refused in production. */
export const TEST_HOOKS = [
  'RATE_LIMIT_FACTOR',
  'UPLOAD_SILENCE_SECONDS',
  'REQUEST_SECONDS',
  'UPLOAD_SECONDS',
  'SESSION_SECONDS',
  'ADMIN_IDLE_SECONDS',
  'VERIFICATION_SECONDS',
  'RESET_SECONDS',
  'MAIL_RETRY_SECONDS',
  'SMS_RETRY_SECONDS',
  ...WEBHOOK_TEST_HOOKS,
] as const;

/** What is wrong with the environment, a line for each problem, which begins with the variable's name. */
export function envProblems(given: EnvSource): string[] {
  const { values: source, problems } = readSecretFiles(given);
  const { error } = envSchema.safeParse(present(source));
  const lines = (error?.issues ?? []).map(({ path, message }) => {
    const name = path.join('.');
    return `${name}: ${source[name] ? message : 'is required'}`;
  });
  const together = [...rotationProblems(source), ...s3Problems(source)];
  const others = [...lines, ...together, ...productionProblems(source)];
  // of a secret whose file cannot be used, nothing else is said
  const said = others.filter((line) => !problems.has(variableOf(line)));
  return [...problems.values(), ...firstOfEach(said)];
}

/** The first thing that is wrong with a variable is enough. */
function firstOfEach(lines: readonly string[]): string[] {
  const names = lines.map(variableOf);
  return lines.filter((_, index) => names.indexOf(names[index]!) === index);
}

/** Parses the environment once; throws one error that lists every bad variable. */
export function parseEnv(source: EnvSource): Env {
  const problems = envProblems(source);
  if (problems.length > 0) throw unusable(problems);
  return envSchema.parse(present(readSecretFiles(source).values));
}

const variableOf = (problem: string) => problem.split(':')[0] ?? '';

export const unusable = (problems: readonly string[]) =>
  new Error(`The environment is not usable:\n  ${problems.join('\n  ')}`);

/** What the process was started with. */
export const environment: EnvSource = process.env;

export const isProduction = ({ NODE_ENV }: EnvSource = environment) => NODE_ENV === 'production';

/** The entries of a comma-separated list. */
export const splitList = (value = '') =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The settings would be read with the new JWT_SECRET, and could not be. */
function rotationProblems(source: EnvSource): string[] {
  if (!source['JWT_SECRET_PREVIOUS'] || source['SETTINGS_SECRET']) return [];
  return ['SETTINGS_SECRET: set it to the JWT_SECRET of before, which encrypted the settings'];
}

function productionProblems(source: EnvSource): string[] {
  if (!isProduction(source)) return [];
  const problems = TEST_HOOKS.filter((name) => source[name]).map(
    (name) => `${name}: is for tests and refused in production`,
  );
  // the secrets beside it may be older ones, which cannot be made longer afterwards
  const { JWT_SECRET } = source;
  if (!JWT_SECRET) problems.push('JWT_SECRET: is required in production');
  else if (!isLongKey(JWT_SECRET)) problems.push(`JWT_SECRET: ${LONG_KEY}`);
  if (!source['PUBLIC_URL']) problems.push('PUBLIC_URL: is required in production');
  return problems;
}

/** An empty variable is one that is not set. */
const present = (source: EnvSource) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

function originOf(value: string): string | undefined {
  return /^https?:/.test(value) && URL.canParse(value) ? new URL(value).origin : undefined;
}

function isMailbox(value: string): boolean {
  const [first, ...others] = addressparser(value, { flatten: true });
  return others.length === 0 && z.email().safeParse(first?.address).success;
}

function isTrustProxy(value: string): boolean {
  try {
    readTrustProxy(value);
    return true;
  } catch {
    return false;
  }
}

type Variables = Record<string, string | undefined>;

/** What may be given as a file, as containers and systemd keep secrets: `JWT_SECRET_FILE` is the path of one. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'SETTINGS_SECRET',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'METRICS_TOKEN',
  'WEBHOOK_PROXY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_SECRET_ACCESS_KEY',
] as const;

interface ReadSecrets {
  /** The variables, with the contents of the files in their places. */
  values: Variables;
  /** What is wrong with a file, by the variable that it should hold. */
  problems: Map<string, string>;
}

export function readSecretFiles(source: Variables): ReadSecrets {
  const values = { ...source };
  const problems = new Map<string, string>();
  for (const name of SECRETS) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    const content = contentOf(file);
    values[name] ||= content;
    if (source[name]) problems.set(name, `${name}_FILE: leave it out, or else ${name}`);
    else if (!content) problems.set(name, `${name}_FILE: ${file} cannot be read, or is empty`);
  }
  return { values, problems };
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
