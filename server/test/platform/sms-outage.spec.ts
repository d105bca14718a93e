import { DataSource } from 'typeorm';
import { Database } from '../../src/platform/database/database.js';
import { SmsService } from '../../src/platform/sms/sms.service.js';
import { callOperation } from '../support/operation.js';
import { ProxiedDatabase } from '../support/proxied-database.js';
import { expectDone } from '../support/refusals.js';
import { SmsSink } from '../support/sms-sink.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const TWILIO = {
  smsService: 'twilio',
  smsSender: '+213700000001',
  twilioAccountSid: `AC${'a1'.repeat(16)}`,
  twilioAuthToken: 'twilio-secret-1',
};
const NUMBER = '+213555000001';
const UNDONE = `SELECT id FROM pgboss.job WHERE name = 'sms' AND state <> 'completed'`;

describe('SMS while the database is away', () => {
  jest.setTimeout(90_000);

  let database: ProxiedDatabase;
  let line: ProxiedDatabase['line'];
  let sink: SmsSink;
  let app: TestApp;

  beforeAll(async () => {
    database = await ProxiedDatabase.start(__filename);
    ({ line } = database);
    sink = await SmsSink.start();
    app = await TestApp.startOn(line.url, { TWILIO_URL: sink.url, SMS_RETRY_SECONDS: '1' });
    const token = await app.adminToken();
    const input = { integrations: TWILIO };
    expectDone(await callOperation(app, ['mutation', 'updateSettings'], { input }, { token }));
  });
  afterAll(async () => {
    await app?.close();
    await sink.close();
    await database.close();
  });

  it('one that the service took just before is sent, and paid, once', async () => {
    sink.beforeAnswer = async () => {
      await line.refuse();
      sink.beforeAnswer = () => Promise.resolve();
    };
    const sms = { template: 'test', variables: {}, to: NUMBER, language: 'fr' } as const;
    await app.app
      .get(Database)
      .transaction((transaction) => app.app.get(SmsService).enqueue(transaction, sms));
    await waitUntil('the SMS', () => sink.to(NUMBER).length);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await line.restore();

    const query = (text: string) => app.app.get(DataSource).query<object[]>(text);
    const isDone = async () => (await query(UNDONE)).length === 0;
    // a job whose end could not be stored is found after a while, and done once more
    await waitUntil('the end of the job', () => isDone().catch(() => false), 60);
    expect(sink.to(NUMBER)).toHaveLength(1);
    expect(await query('SELECT id FROM sms_messages')).toEqual([]);
  });
});
