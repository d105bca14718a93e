import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { ConfigModule } from '../../src/platform/config/config.module.js';
import { parseEnv } from '../../src/platform/config/env.js';
import { Database } from '../../src/platform/database/database.js';
import { EntityWriter } from '../../src/platform/database/entity-writer.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { ReadReplica } from '../../src/platform/database/read-replica.js';
import { ChangeEventBus } from '../../src/platform/events/change-event-bus.js';
import { ChangeTransport } from '../../src/platform/events/change-transport.js';
import { PostgresChangeTransport } from '../../src/platform/events/redis-and-postgres-transports.js';
import { Notifier } from '../../src/platform/notifications/notifier.js';
import { DEFAULT_SETTINGS, Settings } from '../../src/platform/settings/settings.js';
import { JobsModule } from '../../src/platform/jobs/jobs.module.js';
import { SmsService } from '../../src/platform/sms/sms.service.js';
import {
  NotificationSms,
  NotificationWriter,
} from '../../src/modules/notifications/notification-writer.js';
import { MailEntity } from '../../src/platform/mail/mail.entity.js';
import { MailModule } from '../../src/platform/mail/mail.module.js';
import { MailService } from '../../src/platform/mail/mail.service.js';
import type { MailRequest } from '../../src/platform/mail/mail.types.js';
import { createTestDatabase, onServer, type TestDatabase } from './test-database.js';
import { type SmtpRules, SmtpSink } from './smtp-sink.js';
import { waitUntil } from './wait-until.js';

export const SITE = 'https://mizan.example';
/** A port on which nothing listens. */
export const NO_SERVER = 'smtp://127.0.0.1:9';

const GLOBAL = [Database, ReadReplica, EntityWriter, ChangeEventBus];

/** Settings that nobody has changed. */
class UnchangedSettings extends Settings {
  override all() {
    return Promise.resolve(DEFAULT_SETTINGS);
  }
}

/** The global modules of the product, which the mail part needs. */
const EVERYWHERE = {
  module: class Everywhere {},
  global: true,
  imports: [MailModule, JobsModule],
  providers: [
    ...GLOBAL,
    {
      provide: ChangeTransport,
      inject: [AppConfig, Database],
      useFactory: ({ databaseUrl }: AppConfig, database: Database) =>
        new PostgresChangeTransport(databaseUrl, database),
    },
    SmsService,
    NotificationSms,
    { provide: Notifier, useClass: NotificationWriter },
    { provide: Settings, useClass: UnchangedSettings },
  ],
  exports: [...GLOBAL, Notifier, Settings],
};

export interface MailApp {
  app: INestApplication;
  mails: MailService;
  dataSource: DataSource;
  database: Database;
}

/** Starts the mail part of the product alone, on its own database, and cleans up after each test. */
export class MailApps {
  private readonly open: (() => Promise<unknown>)[] = [];

  private constructor(private readonly database: TestDatabase) {}

  static async prepare(testFile: string): Promise<MailApps> {
    return new MailApps(await createTestDatabase(testFile));
  }

  async start(env: Record<string, string> = {}): Promise<MailApp> {
    const isProduction = env['NODE_ENV'] === 'production';
    const config = new AppConfig(
      parseEnv({
        NODE_ENV: 'test',
        DATABASE_URL: this.database.url,
        PUBLIC_URL: SITE,
        JWT_SECRET: 'a-secret-for-tests-of-the-product-and-only-them',
        ...(!isProduction && { MAIL_RETRY_SECONDS: '1' }),
        ...env,
      }),
    );
    const module = await Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(config),
        TypeOrmModule.forRoot({
          ...databaseOptions(config.databaseUrl, 5),
          logging: false,
          entities: [MailEntity],
        }),
        EVERYWHERE,
        MailModule,
      ],
    }).compile();
    const app = module.createNestApplication({ logger: false });
    await app.init();
    this.open.push(() => app.close());
    return {
      app,
      mails: app.get(MailService),
      dataSource: app.get(DataSource),
      database: app.get(Database),
    };
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  async startSink(rules: SmtpRules = {}): Promise<SmtpSink> {
    const sink = await SmtpSink.start(rules);
    this.open.push(() => sink.close());
    return sink;
  }

  /** Closes the application that was started last. */
  async closeLast(): Promise<void> {
    await this.open.pop()?.();
  }

  /** Breaks every other connection to the database. */
  async cutConnections(): Promise<void> {
    await onServer(this.database.url, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    );
  }

  /** Closes everything and empties the outbox for the next test. */
  async closeAll(): Promise<void> {
    while (this.open.length > 0) await this.closeLast();
    await onServer(this.database.url, (client) => client.query('truncate mails'));
  }

  async dispose(): Promise<void> {
    await this.database.drop();
  }
}

export function aMail(overrides: Partial<MailRequest> = {}): MailRequest {
  return {
    cause: 'verification:1',
    to: 'karim@example.dz',
    language: 'ar',
    template: 'verification',
    path: '/verify-email/secret-token',
    ...overrides,
    variables: {
      name: 'كريم بن علي',
      validity: { seconds: 86_400 },
      ...overrides.variables,
    },
  };
}

export async function enqueue({ database, mails }: MailApp, mail: MailRequest): Promise<void> {
  await database.transaction((transaction) => mails.enqueue(transaction, mail));
}

export async function retry({ database, mails }: MailApp, id: string): Promise<MailEntity> {
  const { after } = await database.transaction((transaction) => mails.retry(transaction, id));
  return after;
}

/** The mail, expecting that there is exactly one. */
export async function theMail({ dataSource }: MailApp): Promise<MailEntity> {
  return dataSource.manager.findOneByOrFail(MailEntity, {});
}

export async function whenStatus(app: MailApp, status: string): Promise<MailEntity> {
  return waitUntil(`a mail that is ${status}`, async () => {
    const mail = await theMail(app);
    return mail.status === status && mail;
  });
}

/** The mail after a failed attempt to send it. */
export async function whenTried(app: MailApp): Promise<MailEntity> {
  return waitUntil('a failed attempt', async () => {
    const mail = await theMail(app);
    return mail.lastError !== null && mail;
  });
}
