import { MailWorker } from '../src/core/mail/mail.worker.js';
import {
  aMail,
  enqueue,
  MailApps,
  NO_SERVER,
  theMail,
  whenStatus,
  whenTried,
} from './support/mail-app.js';
import { waitUntil } from './support/wait-until.js';

let apps: MailApps;

beforeAll(async () => {
  apps = await MailApps.prepare(__filename);
});

afterEach(() => apps.closeAll());
afterAll(() => apps.dispose());

describe('a mail that cannot be sent at once', () => {
  it('tries again after a temporary refusal and delivers exactly once', async () => {
    const sink = await apps.startSink({
      onRecipient: (_, attempt) =>
        attempt <= 2 ? { code: 451, message: 'Greylisted, try later' } : undefined,
    });
    const started = await apps.start({ SMTP_URL: sink.url });
    await enqueue(started, aMail());
    const waiting = await whenTried(started);
    expect(waiting).toMatchObject({ status: 'queued', attempts: 1 });
    expect(waiting.lastError).toContain('Greylisted');
    const sent = await whenStatus(started, 'sent');
    expect(sent).toMatchObject({ attempts: 3, lastError: null });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(sink.accepted).toHaveLength(1);
  });

  it('delivers when the mail server comes back', async () => {
    const first = await apps.startSink();
    const { port, url } = first;
    await first.close();
    const started = await apps.start({ SMTP_URL: url });
    await enqueue(started, aMail());
    const waiting = await whenTried(started);
    expect(waiting.lastError).toContain('ECONNREFUSED');
    const second = await apps.startSink({ port });
    await whenStatus(started, 'sent');
    expect(second.accepted).toHaveLength(1);
    expect(second.accepted[0]?.messageId).toContain(waiting.id);
  });

  it.each([
    ['the recipient', 'onRecipient'],
    ['the message', 'onMessage'],
  ] as const)(
    'gives up at once when %s is refused for good, until told to retry',
    async (_, when) => {
      let refusing = true;
      const sink = await apps.startSink({
        [when]: () => (refusing ? { code: 550, message: 'No such user here' } : undefined),
      });
      const started = await apps.start({ SMTP_URL: sink.url });
      await enqueue(started, aMail());
      const failed = await whenStatus(started, 'failed');
      expect(failed).toMatchObject({ attempts: 1, sentAt: null });
      expect(failed.lastError).toContain('No such user here');
      expect(await started.mails.countFailed()).toBe(1);
      refusing = false;
      await expect(started.mails.retry(failed.id)).resolves.toMatchObject({ status: 'queued' });
      expect(await whenStatus(started, 'sent')).toMatchObject({ attempts: 2, lastError: null });
      expect(sink.accepted).toHaveLength(1);
      await expect(started.mails.retry(failed.id)).rejects.toMatchObject({ code: 'STALE_WRITE' });
      const unknown = '019a0000-0000-7000-8000-000000000000';
      await expect(started.mails.retry(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('is failed after the last try', async () => {
    const started = await apps.start({ SMTP_URL: NO_SERVER, MAIL_RETRY_SECONDS: '3600' });
    await enqueue(started, aMail());
    const { id: mailId } = await whenTried(started);
    await started.app.get(MailWorker).deliver({ data: { mailId }, isLastAttempt: true });
    expect(await theMail(started)).toMatchObject({ status: 'failed', attempts: 2 });
  });

  it.each(['a@example.dz, b@example.dz', 'a@example.dz\r\nBcc: b@example.dz', 'Karim <a@b.dz>'])(
    'never sends to what is not one address: %j',
    async (to) => {
      const sink = await apps.startSink();
      const started = await apps.start({ SMTP_URL: sink.url });
      await enqueue(started, aMail({ to }));
      const failed = await whenStatus(started, 'failed');
      expect(failed.lastError).toBe('The recipient is not a single e-mail address');
      expect(sink.attempts).toBe(0);
    },
  );

  it('survives connections to the database being cut, and goes on sending', async () => {
    const sink = await apps.startSink();
    const started = await apps.start({ SMTP_URL: sink.url });
    await apps.cutConnections();
    await waitUntil('a transaction', () =>
      enqueue(started, aMail()).then(
        () => true,
        () => false,
      ),
    );
    await whenStatus(started, 'sent');
    expect(sink.accepted).toHaveLength(1);
  });

  it('keeps mails over a restart', async () => {
    const down = await apps.start({ SMTP_URL: NO_SERVER });
    await enqueue(down, aMail());
    await whenTried(down);
    await apps.closeLast();
    const sink = await apps.startSink();
    await whenStatus(await apps.start({ SMTP_URL: sink.url }), 'sent');
    expect(sink.accepted).toHaveLength(1);
  });

  it('finds mails whose job was lost', async () => {
    const before = await apps.start({ SMTP_URL: NO_SERVER, MAIL_RETRY_SECONDS: '3600' });
    await enqueue(before, aMail());
    await whenTried(before);
    await before.dataSource.query('delete from pgboss.job');
    await before.dataSource.query(`update mails set updated_at = now() - interval '3 hours'`);
    await apps.closeLast();
    const sink = await apps.startSink();
    await whenStatus(await apps.start({ SMTP_URL: sink.url }), 'sent');
    expect(sink.accepted).toHaveLength(1);
  });

  it('holds no more than twenty conversations at once, however many mails wait', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const sink = await apps.startSink({ hold: () => held });
    const started = await apps.start({ SMTP_URL: sink.url });
    await started.database.transaction(async (transaction) => {
      for (let count = 0; count < 25; count += 1)
        await started.mails.enqueue(transaction, aMail({ cause: `verification:${count}` }));
    });
    await waitUntil('twenty conversations', () => sink.accepted.length >= 20);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(sink.accepted).toHaveLength(20);
    letGo();
    await waitUntil('the others', () => sink.accepted.length === 25);
  });

  it('stops within five seconds while a mail server is silent', async () => {
    const sink = await apps.startSink({ hold: () => new Promise(() => {}) });
    const started = await apps.start({ SMTP_URL: sink.url });
    await enqueue(started, aMail());
    await waitUntil('the conversation', () => sink.accepted.length);
    const before = Date.now();
    await apps.closeLast();
    expect(Date.now() - before).toBeLessThan(5000);
  });
});
