import { JobsService } from '../../src/platform/jobs/jobs.service.js';
import { MailClaims } from '../../src/platform/mail/mail-claims.js';
import { MailWorker } from '../../src/platform/mail/mail.worker.js';
import { aMail, enqueue, type MailApp, MailApps, theMail } from '../support/mail-app.js';
import { raw } from '../support/raw.js';
import { ServerProcess } from '../support/server-process.js';
import { ADMIN } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

/** Conversations of one process at the same time. */
const AT_ONCE = 20;
const MAILS = 30;
const AGE = `UPDATE mails SET claimed_at = now() - interval '16 seconds'`;
const CLAIMED = 'SELECT count(*)::int AS count FROM mails WHERE claimed_at IS NOT NULL';
/** Their jobs are lost, so that the next process that starts takes them. */
const LOST = `
  INSERT INTO mails (id, cause, to_address, language, template, path, variables, updated_at)
  SELECT gen_random_uuid(), 'lost:' || n, 'p' || n || '@example.dz', 'ar', 'verification', '/verify-email/x',
         '{"name": "Karim", "validity": {"seconds": 86400}}', now() - interval '3 hours'
    FROM generate_series(1, ${MAILS}) AS n`;

const never = () => new Promise<void>(() => undefined);

describe('the claims on mails', () => {
  jest.setTimeout(150_000);

  let apps: MailApps;

  beforeAll(async () => {
    apps = await MailApps.prepare(__filename);
  });
  afterEach(() => apps.closeAll());
  afterAll(() => apps.dispose());

  it('each mail arrives once when a process stands still until another has taken its mails over', async () => {
    const sink = await apps.startSink({
      holdRecipient: (attempt) => (attempt <= AT_ONCE ? never() : Promise.resolve()),
    });
    const living = await apps.start({ SMTP_URL: sink.url });
    living.app.get(JobsService).stopWorking('mail');
    const count = async () => {
      const [row] = await living.dataSource.query<[{ count: number }]>(CLAIMED);
      return row.count;
    };
    await living.dataSource.query(LOST);
    const paused = await ServerProcess.start({
      NODE_ENV: 'test',
      DATABASE_URL: apps.databaseUrl,
      SMTP_URL: sink.url,
      JWT_SECRET: 'a-secret-for-tests-of-the-product',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SERVE_SITE: 'false',
      LOG_LEVEL: 'error',
    });
    try {
      await waitUntil('all claims', async () => (await count()) === MAILS);
      await waitUntil('the conversations', () => sink.attempts === AT_ONCE);
      paused.pause();
      // those in conversation may have been taken, but not the others
      await apps.start({ SMTP_URL: sink.url });
      await waitUntil('all mails', () => sink.accepted.length === MAILS, 60);
      await waitUntil('their records', async () => (await count()) === 0);
      sink.breakConnections();
      await apps.closeLast();
      paused.resume();
      const body = JSON.stringify({ email: ADMIN.email });
      const headers = { 'Content-Type': 'application/json' };
      await raw(paused, {
        ...{ method: 'POST', path: '/api/v1/password-reset/send-reset', headers, body },
      });
      // its turn comes after those that waited
      await waitUntil('the next mail', () => sink.recipients.flat().includes(ADMIN.email), 60);
    } finally {
      paused.dispose();
    }
    expect(sink.accepted).toHaveLength(MAILS + 1);
  });

  describe('of a worker that has lost a mail to another', () => {
    let first: MailApp;
    let second: MailApp;
    let ends: Promise<void>[];
    let refuseFirst: () => void;
    let takeSecond: () => void;

    const deliver = ({ app }: MailApp, mailId: string) =>
      app.get(MailWorker).deliver({ data: { mailId }, isLastAttempt: true });

    beforeEach(async () => {
      const refused = new Promise<void>((resolve) => (refuseFirst = resolve));
      const taken = new Promise<void>((resolve) => (takeSecond = resolve));
      const slow = await apps.startSink({
        holdRecipient: () => refused,
        onRecipient: () => ({ code: 550, message: 'No such user here' }),
      });
      const sink = await apps.startSink({ hold: () => taken });
      first = await apps.start({ SMTP_URL: slow.url });
      second = await apps.start({ SMTP_URL: sink.url });
      for (const { app } of [first, second]) app.get(JobsService).stopWorking('mail');
      await enqueue(first, aMail());
      const { id } = await theMail(first);
      ends = [deliver(first, id)];
      await waitUntil('the first conversation', () => slow.attempts);
      await first.dataSource.query(AGE);
      ends.push(deliver(second, id));
      await waitUntil('the second conversation', () => sink.accepted.length);
    });
    afterEach(async () => {
      refuseFirst();
      takeSecond();
      await Promise.allSettled(ends);
    });

    it('a worker that lost a mail to another records no failure of it', async () => {
      refuseFirst();
      await ends[0];
      expect(await theMail(first)).toMatchObject({ status: 'queued', lastError: null });
      takeSecond();
      await ends[1];
      expect(await theMail(first)).toMatchObject({ status: 'sent', attempts: 2 });
    });

    it('the claims of a worker that lost a mail to another are not renewed or released', async () => {
      await first.dataSource.query(AGE);
      const { claimedAt } = await theMail(first);
      await first.app.get(MailClaims).renewAll();
      expect(await theMail(first)).toMatchObject({ claimedAt });
      const [claim] = second.app.get(MailClaims).all();
      await first.app.get(MailClaims).release([{ ...claim!, attempt: 1 }]);
      expect(await theMail(first)).toMatchObject({ claimedAt });
    });
  });
});
