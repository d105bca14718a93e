import { MailWorker } from '../../src/platform/mail/mail.worker.js';
import {
  retry,
  aMail,
  enqueue,
  MailApps,
  NO_SERVER,
  theMail,
  whenStatus,
  whenTried,
} from '../support/mail-app.js';
import { waitUntil } from '../support/wait-until.js';

const MINUTE_MS = 60_000;

let apps: MailApps;

beforeAll(async () => {
  apps = await MailApps.prepare(__filename);
});

afterEach(() => apps.closeAll());
afterAll(() => apps.dispose());

describe('a mail that cannot be sent at once', () => {
  it('a mail is tried again after a temporary refusal and delivered exactly once', async () => {
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

  it('a mail is delivered when the mail server comes back', async () => {
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
    'a mail fails at once when %s is refused permanently, until it is retried by hand',
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
      await expect(retry(started, failed.id)).resolves.toMatchObject({ status: 'queued' });
      expect(await whenStatus(started, 'sent')).toMatchObject({ attempts: 2, lastError: null });
      expect(sink.accepted).toHaveLength(1);
      await expect(retry(started, failed.id)).rejects.toMatchObject({ code: 'STALE_WRITE' });
      const unknown = '019a0000-0000-7000-8000-000000000000';
      await expect(retry(started, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('a mail is marked as failed after the last attempt', async () => {
    const started = await apps.start({ SMTP_URL: NO_SERVER, MAIL_RETRY_SECONDS: '3600' });
    await enqueue(started, aMail());
    const { id: mailId } = await whenTried(started);
    await started.app.get(MailWorker).deliver({ data: { mailId }, isLastAttempt: true });
    expect(await theMail(started)).toMatchObject({ status: 'failed', attempts: 2 });
  });

  it.each(['a@example.dz, b@example.dz', 'a@example.dz\r\nBcc: b@example.dz', 'Karim <a@b.dz>'])(
    'a mail is not sent when its recipient is not exactly one address: %j',
    async (to) => {
      const sink = await apps.startSink();
      const started = await apps.start({ SMTP_URL: sink.url });
      await enqueue(started, aMail({ to }));
      const failed = await whenStatus(started, 'failed');
      expect(failed.lastError).toBe('The recipient is not a single e-mail address');
      expect(sink.attempts).toBe(0);
    },
  );

  it('mails are still sent after the database broke all connections', async () => {
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

  it('mails that wait are kept over a restart', async () => {
    const down = await apps.start({ SMTP_URL: NO_SERVER });
    await enqueue(down, aMail());
    await whenTried(down);
    await apps.closeLast();
    const sink = await apps.startSink();
    await whenStatus(await apps.start({ SMTP_URL: sink.url }), 'sent');
    expect(sink.accepted).toHaveLength(1);
  });

  it('a mail whose job was lost is found and sent', async () => {
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

  it('at most twenty connections to the mail server are open, however many mails wait', async () => {
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

  it('a product that stops while the mail server does not answer gives its mails to the next process at once', async () => {
    let isSilent = true;
    const sink = await apps.startSink({
      hold: () => (isSilent ? new Promise(() => {}) : Promise.resolve()),
    });
    const started = await apps.start({ SMTP_URL: sink.url });
    await enqueue(started, aMail());
    await waitUntil('the conversation', () => sink.accepted.length);
    const before = Date.now();
    await apps.closeLast();
    expect(Date.now() - before).toBeLessThan(10_000);
    isSilent = false;
    await whenStatus(await apps.start({ SMTP_URL: sink.url }), 'sent');
    // nobody can tell whether the first was accepted: one Message-ID lets the receiver show it once
    expect(new Set(sink.accepted.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('a product that stops while the mail server is slow ends what it gives to the next process', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const sink = await apps.startSink({
      holdRecipient: (attempt) => (attempt === 1 ? slow : Promise.resolve()),
    });
    await enqueue(await apps.start({ SMTP_URL: sink.url }), aMail());
    await waitUntil('the conversation', () => sink.attempts);
    await apps.closeLast();
    const next = await apps.start({ SMTP_URL: sink.url });
    answer();
    await whenStatus(next, 'sent');
    await apps.closeLast();
    expect(sink.accepted).toHaveLength(1);
  });

  it('a product that stops waits until the mail server has taken the mail, and sends it once', async () => {
    const sink = await apps.startSink({
      hold: () => new Promise((resolve) => setTimeout(resolve, 1500)),
    });
    await enqueue(await apps.start({ SMTP_URL: sink.url }), aMail());
    await waitUntil('the conversation', () => sink.accepted.length);
    await apps.closeLast();
    const next = await apps.start({ SMTP_URL: sink.url });
    expect(await theMail(next)).toMatchObject({ status: 'sent', attempts: 1 });
    expect(sink.accepted).toHaveLength(1);
  });

  it('mails of a killed process are taken over by a living one within seconds', async () => {
    const sink = await apps.startSink();
    const killed = await apps.start({ SMTP_URL: NO_SERVER, MAIL_RETRY_SECONDS: '3600' });
    await enqueue(killed, aMail());
    await whenTried(killed);
    // one that lives would take the job again
    await apps.closeLast();
    const living = await apps.start({ SMTP_URL: sink.url });
    await living.dataSource.query(`update mails set claimed_at = now() - interval '16 seconds'`);
    await whenStatus(living, 'sent');
    expect(sink.accepted).toHaveLength(1);
  });

  it('another process sends the mails of a stopped process, even while the clock keeps jumping ahead', async () => {
    const sink = await apps.startSink();
    const killed = await apps.start({ SMTP_URL: NO_SERVER, MAIL_RETRY_SECONDS: '3600' });
    await enqueue(killed, aMail());
    await whenTried(killed);
    await apps.closeLast();
    const now = Date.now;
    const ahead = () => Math.floor(performance.now() / 2000) * MINUTE_MS;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead());
    try {
      const living = await apps.start({ SMTP_URL: sink.url });
      await living.dataSource.query(`update mails set claimed_at = now() - interval '16 seconds'`);
      // `waitUntil` goes by this clock, too
      for (let looks = 0; looks < 300 && sink.accepted.length === 0; looks += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect(sink.accepted).toHaveLength(1);
    } finally {
      clock.mockRestore();
    }
  });
});
