import { join, resolve } from 'node:path';
import { LIFETIME_SECONDS } from '../../contract/limits.js';
import { type Env, type EnvSource, splitList, parseEnv } from './env.js';
import { readS3, type S3Settings } from './s3-settings.js';
import { storedSecret } from './stored-secret.js';
import { readTracing, type TracingSettings } from './tracing-settings.js';
import { type TrustProxy, readTrustProxy } from './trust-proxy.js';
import { readWebhooks, type WebhookSettings } from './webhook-settings.js';

/** The configuration of one process, typed and nested. Built once, injected everywhere. */
export class AppConfig {
  readonly isProduction: boolean;
  readonly port: number;
  readonly publicUrl: string;
  readonly databaseUrl: string;
  readonly databasePool: number;
  /** A standby of the database for public reads. */
  readonly databaseReadUrl?: string;
  /** A Redis that the processes share. */
  readonly redisUrl?: string;
  readonly dataDir: string;
  readonly filesDir: string;
  /** Keeps uploaded files instead of `filesDir`. */
  readonly s3?: S3Settings;
  /** A clamd that scans what people send. */
  readonly clamdUrl?: string;
  /** The bearer token of `/metrics`; without it there is no such address. */
  readonly metricsToken?: string;
  /** A receiver of traces; without it nothing is traced. */
  readonly tracing?: TracingSettings;
  /** Public key of age that backups are encrypted for. */
  readonly backupRecipient?: string;
  readonly logLevel: Env['LOG_LEVEL'];
  /** Whether each answered request is logged. */
  readonly accessLog: boolean;
  readonly serveSite: boolean;
  /** Whether browsers may keep public pages for reading offline. */
  readonly offlineReading: boolean;
  /** Whether everybody may read the description of the API in production. */
  readonly publicApiDocs: boolean;
  /** Whether empty tables are filled with sample content at start. */
  readonly sampleContent: boolean;
  readonly http: {
    trustProxy?: TrustProxy;
    corsOrigins: string[];
    https: boolean;
    maxConnections: number;
    /** How long a request without files may take to arrive. */
    requestMs: number;
    /** How long a form with files may take to arrive. */
    uploadMs: number;
  };
  readonly rateLimitFactor: number;
  /** How long an upload may be silent before it is given up. */
  readonly uploadSilenceMs: number;
  readonly session: {
    secret: string;
    /** Also accepted, while the key of tokens is replaced. */
    previousSecret?: string;
    seconds: number;
    absoluteSeconds: number;
    /** For tests: seconds without use after which a session of the office is locked, instead of the setting. */
    officeIdleSeconds?: number;
  };
  /** Encrypts the secrets among the settings, and keys what must stay the same when the key of tokens is replaced. */
  readonly settingsSecret: string;
  readonly links: { verificationSeconds: number; resetSeconds: number };
  readonly firstAdmin: { email?: string; password?: string };
  readonly mail: { smtpUrl?: string; from?: string; retrySeconds: number };
  readonly sms: { twilioUrl: string; vonageUrl: string; retrySeconds: number };
  readonly webhooks: WebhookSettings;

  constructor(env: Env) {
    this.isProduction = env.NODE_ENV === 'production';
    this.port = env.PORT;
    this.publicUrl = withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
    this.databaseUrl = env.DATABASE_URL;
    this.databasePool = env.DATABASE_POOL;
    this.databaseReadUrl = env.DATABASE_READ_URL;
    this.redisUrl = env.REDIS_URL;
    this.dataDir = resolve(env.DATA_DIR);
    this.filesDir = resolve(env.FILES_DIR ?? join(env.DATA_DIR, 'files'));
    this.s3 = readS3(env);
    this.clamdUrl = env.CLAMD_URL;
    this.metricsToken = env.METRICS_TOKEN;
    this.tracing = readTracing(env);
    this.backupRecipient = env.BACKUP_RECIPIENT;
    this.logLevel = env.LOG_LEVEL;
    this.accessLog = env.ACCESS_LOG;
    this.serveSite = env.SERVE_SITE;
    this.offlineReading = env.OFFLINE_READING;
    this.publicApiDocs = env.PUBLIC_API_DOCS;
    this.sampleContent = env.SEED === 'all';
    this.http = httpOf(env, this.publicUrl);
    this.rateLimitFactor = env.RATE_LIMIT_FACTOR;
    this.uploadSilenceMs = env.UPLOAD_SILENCE_SECONDS * 1000;
    this.session = {
      secret: env.JWT_SECRET ?? storedSecret(this.dataDir),
      previousSecret: env.JWT_SECRET_PREVIOUS,
      seconds: env.SESSION_SECONDS ?? LIFETIME_SECONDS.session,
      absoluteSeconds: LIFETIME_SECONDS.sessionAbsolute,
      officeIdleSeconds: env.ADMIN_IDLE_SECONDS,
    };
    this.settingsSecret = env.SETTINGS_SECRET ?? this.session.secret;
    this.links = linksOf(env);
    this.firstAdmin = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
    this.mail = mailOf(env);
    this.sms = smsOf(env);
    this.webhooks = readWebhooks(env);
  }

  static fromEnvironment(source: EnvSource = process.env): AppConfig {
    return new AppConfig(parseEnv(source));
  }
}

const withoutSlash = (url: string) => url.replace(/\/$/, '');

const httpOf = (env: Env, publicUrl: string): AppConfig['http'] => ({
  trustProxy: env.TRUST_PROXY === undefined ? undefined : readTrustProxy(env.TRUST_PROXY),
  corsOrigins: splitList(env.CORS_ORIGINS),
  https: publicUrl.startsWith('https://'),
  maxConnections: env.MAX_CONNECTIONS,
  requestMs: env.REQUEST_SECONDS * 1000,
  uploadMs: env.UPLOAD_SECONDS * 1000,
});

const linksOf = (env: Env): AppConfig['links'] => ({
  verificationSeconds: env.VERIFICATION_SECONDS ?? LIFETIME_SECONDS.verification,
  resetSeconds: env.RESET_SECONDS ?? LIFETIME_SECONDS.reset,
});

const mailOf = (env: Env): AppConfig['mail'] => ({
  smtpUrl: env.SMTP_URL,
  from: env.MAIL_FROM,
  retrySeconds: env.MAIL_RETRY_SECONDS,
});

const smsOf = (env: Env): AppConfig['sms'] => ({
  twilioUrl: withoutSlash(env.TWILIO_URL),
  vonageUrl: withoutSlash(env.VONAGE_URL),
  retrySeconds: env.SMS_RETRY_SECONDS,
});
