import { MailEntity } from '../../src/platform/mail/mail.entity.js';
import { MailWorker } from '../../src/platform/mail/mail.worker.js';
import { fastestOfThree } from '../support/fastest-of-three.js';
import {
  aMail,
  enqueue,
  MailApps,
  SITE,
  theMail,
  whenStatus,
  whenTried,
} from '../support/mail-app.js';
import { waitUntil } from '../support/wait-until.js';

const SECOND_MS = 1000;

let apps: MailApps;

beforeAll(async () => {
  apps = await MailApps.prepare(__filename);
});

afterEach(() => apps.closeAll());
afterAll(() => apps.dispose());

describe('the outbox', () => {
  it('a mail is sent within a second of the commit, in the language of the recipient', async () => {
    const sink = await apps.startSink();
    const started = await apps.start({
      SMTP_URL: sink.url,
      MAIL_FROM: 'Mizan <no-reply@mizan.example>',
      // its queue is then looked at every two seconds only
      MAIL_RETRY_SECONDS: '3600',
    });
    await enqueue(started, aMail({ to: ' Karim@Example.DZ ' }));
    const mail = await waitUntil('the mail', () => sink.accepted[0]);
    expect(sink.recipients).toEqual([['karim@example.dz']]);
    expect(mail.from).toMatchObject({ name: 'Mizan', address: 'no-reply@mizan.example' });
    expect(mail.subject).toBe('تأكيد بريدك الإلكتروني لدى ميزان');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.html).toContain(`href="${SITE}/verify-email/secret-token"`);
    // nobody has proved the address
    expect(mail.text).not.toContain('كريم بن علي');
    expect(mail.text?.split('\n')).toContain(`${SITE}/verify-email/secret-token`);
    expect(header(mail, 'content-language')).toBe('ar');
    expect(header(mail, 'auto-submitted')).toBe('auto-generated');
    const row = await whenStatus(started, 'sent');
    expect(mail.messageId).toBe(`<${row.id}@mizan.example>`);
    expect(row).toMatchObject({ attempts: 1, lastError: null, claimedAt: null });
    expect(row.sentAt).toBeInstanceOf(Date);
    const another = async () => {
      const count = sink.accepted.length;
      await enqueue(started, aMail({ cause: `verification:next-${count}` }));
      await waitUntil('the next mail', () => sink.accepted.length > count);
    };
    expect(await fastestOfThree(SECOND_MS, another)).toBeLessThan(SECOND_MS);
  });

  it('no mail is stored or sent when its transaction is rolled back', async () => {
    const sink = await apps.startSink();
    const started = await apps.start({ SMTP_URL: sink.url });
    const cause = started.database.transaction(async (transaction) => {
      await started.mails.enqueue(transaction, aMail());
      throw new Error('refused after all');
    });
    await expect(cause).rejects.toThrow('refused after all');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(sink.attempts).toBe(0);
    expect(await started.dataSource.manager.count(MailEntity)).toBe(0);
  });

  it('one cause sends one mail, even when it happens ten times at once', async () => {
    const sink = await apps.startSink();
    const started = await apps.start({ SMTP_URL: sink.url });
    await Promise.all(Array.from({ length: 10 }, () => enqueue(started, aMail())));
    await whenStatus(started, 'sent');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(sink.accepted).toHaveLength(1);
    expect(await started.dataSource.manager.count(MailEntity)).toBe(1);
  });

  it('a mail is sent once when two workers have a job for it', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const sink = await apps.startSink({ hold: () => gate });
    const started = await apps.start({ SMTP_URL: sink.url });
    await enqueue(started, aMail());
    await waitUntil('the first worker', () => sink.accepted.length);
    const { id: mailId } = await theMail(started);
    const second = started.app.get(MailWorker).deliver({ data: { mailId }, isLastAttempt: false });
    await expect(second).rejects.toThrow('another worker');
    release();
    await whenStatus(started, 'sent');
    expect(sink.accepted).toHaveLength(1);
  });

  it('each of many mails at once is delivered once', async () => {
    const sink = await apps.startSink();
    const started = await apps.start({ SMTP_URL: sink.url });
    await started.database.transaction(async (transaction) => {
      for (let n = 1; n <= 60; n += 1) {
        await started.mails.enqueue(
          transaction,
          aMail({ cause: `c:${n}`, to: `p${n}@example.dz` }),
        );
      }
    });
    await waitUntil('all mails', () => sink.accepted.length === 60);
    expect(new Set(sink.recipients.flat()).size).toBe(60);
  });
});

describe('what mail programs read in the headers', () => {
  it.each([
    { template: 'verification', automatic: true },
    { template: 'passwordReset', automatic: true },
    { template: 'passwordChanged', automatic: true },
    { template: 'notification', automatic: true },
    { template: 'serviceRequest.submitted', automatic: true },
    { template: 'serviceRequest.statusChanged', automatic: true },
    { template: 'consultation.reminder', automatic: true },
    { template: 'consultation.rescheduled', automatic: true },
    { template: 'consultation.moved', automatic: true },
    { template: 'serviceRequest.replied', automatic: false },
    { template: 'contactRequest.replied', automatic: false },
    { template: 'application.replied', automatic: false },
    { template: 'consultation.replied', automatic: false },
    { template: 'serviceRequest.noteAdded', automatic: false },
    { template: 'consultation.noteAdded', automatic: false },
  ])('a mail $template says that nobody wrote it: $automatic', async ({ template, automatic }) => {
    const sink = await apps.startSink();
    const started = await apps.start({ SMTP_URL: sink.url });
    await enqueue(started, aMail({ template }));
    const mail = await waitUntil('the mail', () => sink.accepted[0]);
    expect(header(mail, 'auto-submitted')).toBe(automatic ? 'auto-generated' : undefined);
    expect(header(mail, 'x-auto-response-suppress')).toBe(automatic ? 'All' : undefined);
  });

  it.each(['1 minute', '2 days', '40 days'])(
    'a mail that was queued for %s has the date on which it leaves',
    async (waited) => {
      const sink = await apps.startSink();
      const started = await apps.start({ SMTP_URL: sink.url });
      const since = Date.now();
      await started.database.transaction(async (transaction) => {
        await started.mails.enqueue(transaction, aMail());
        await transaction.execute('UPDATE mails SET created_at = now() - $1::interval', [waited]);
      });
      const { date } = await waitUntil('the mail', () => sink.accepted[0]);
      expect(Math.abs(new Date(date ?? 0).getTime() - since)).toBeLessThan(30_000);
    },
  );
});

describe('the stored content of mails', () => {
  it('in production, the content of a delivered mail is erased, since it has secret links', async () => {
    const sink = await apps.startSink();
    const started = await apps.start({ SMTP_URL: sink.url, NODE_ENV: 'production' });
    await enqueue(started, aMail());
    expect(await whenStatus(started, 'sent')).toMatchObject({ path: null, variables: {} });
    expect(sink.accepted[0]?.text).toContain('secret-token');
  });

  it('in production, mails wait until a mail server is configured', async () => {
    const started = await apps.start({ NODE_ENV: 'production' });
    await enqueue(started, aMail());
    expect(await whenTried(started)).toMatchObject({
      status: 'queued',
      lastError: 'No mail server is set',
    });
  });
});

const header = (mail: { headers: { key: string; value: string }[] }, name: string) =>
  mail.headers.find(({ key }) => key === name)?.value;
