import request from 'supertest';
import { aClient, aRegistration, aServiceRequest } from '../support/builders.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
const FAILED = `query { mails(filter: { status: failed }) { total items { id to subject status attempts lastError } } }`;
const RETRY_ALL = 'mutation { retryFailedMails { count } }';
const RETRY = `mutation ($id: ID!) { retryMail(id: $id) { id status } }`;

interface FailedMails {
  mails: { total: number; items: { id: string; to: string; lastError: string }[] };
}

describe('with a mail server', () => {
  let sink: SmtpSink;
  let app: TestApp;
  let refused = '';

  beforeAll(async () => {
    sink = await SmtpSink.start({
      onRecipient: (address) =>
        refused && address.endsWith(refused)
          ? { code: 550, message: 'No such user here' }
          : undefined,
    });
    app = await TestApp.start(__filename, { SMTP_URL: sink.url, MAIL_RETRY_SECONDS: '1' });
  });
  afterAll(async () => {
    await app.close();
    await sink.close();
  });

  const mailTo = (email: string, word: string) =>
    waitUntil(`"${word}" to ${email}`, () =>
      sink.accepted.find(
        ({ to, subject }) => to?.[0]?.address === email && subject?.includes(word),
      ),
    );

  it('a person who registers in French gets mails in French', async () => {
    const { email } = await aClient(app, { language: 'fr' });
    const mail = await mailTo(email, 'Confirmez');
    expect(mail.html).toContain('<html lang="fr" dir="ltr">');
    expect(mail.text).toContain('http://mizan.test/fr/verify-email/');
  });

  it('a status change is mailed in the language of the client, not of the administrator', async () => {
    const client = await aClient(app, { language: 'fr', fullName: 'Karim <b>Benali</b>' });
    const { data } = await app.rest<{ id: string; reference: string }>(
      'POST',
      '/service-requests',
      { token: client.token, body: aServiceRequest({ clientName: 'Karim <b>Benali</b>' }) },
    );
    await mailTo(client.email, `Nous avons bien reçu votre demande ${data.reference}`);
    await app.rest('PATCH', `/service-requests/${data.id}/status`, {
      token: await app.adminToken(),
      headers: { 'Accept-Language': 'ar' },
      body: { status: 'approved', note: 'Rendez-vous dimanche à 10 h' },
    });
    const mail = await mailTo(client.email, `Votre demande ${data.reference} : Acceptée`);
    expect(mail.html).toContain('Karim &lt;b&gt;Benali&lt;/b&gt;');
    expect(mail.html).toContain('Rendez-vous dimanche à 10 h');
    expect(mail.text).toContain(`http://mizan.test/fr/account/requests/${data.id}`);
  });

  it('administrators see a mail that was refused permanently, and can send it again', async () => {
    refused = 'gone@example.dz';
    const body = aRegistration({ email: refused });
    expect((await app.rest('POST', '/auth/register', { body })).status).toBe(201);
    const token = await app.adminToken();
    const failed = await waitUntil('the failed mail', async () => {
      const { data } = await app.gql<FailedMails>(FAILED, {}, { token });
      return data.mails.items[0];
    });
    expect(failed).toMatchObject({ to: refused, attempts: 1 });
    expect(failed.lastError).toContain('No such user here');
    const variables = { id: failed.id };
    refused = '';
    const retried = await app.gql(RETRY, variables, { token });
    expect(retried.data).toEqual({ retryMail: { id: failed.id, status: 'queued' } });
    await mailTo('gone@example.dz', 'تأكيد');
    expect((await app.gql(RETRY, variables, { token })).code).toBe('STALE_WRITE');
  });

  it('an administrator sends all failed mails again at once, and each arrives once', async () => {
    refused = '@refused.example';
    const people = ['amina', 'karim', 'sara'].map((name) => `${name}${refused}`);
    const client = await aClient(app);
    for (const email of people)
      await app.rest('POST', '/auth/register', { body: aRegistration({ email }) });
    const token = await app.adminToken();
    const failed = async () => (await app.gql<FailedMails>(FAILED, {}, { token })).data.mails.total;
    await waitUntil('the failures', async () => (await failed()) === people.length);
    expect((await app.gql(RETRY_ALL, {}, { token: client.token })).code).toBe('FORBIDDEN');
    refused = '';
    const calls = [RETRY_ALL, RETRY_ALL].map((call) =>
      app.gql<{ retryFailedMails: { count: number } }>(call, {}, { token }),
    );
    const counts = (await Promise.all(calls)).map(({ data }) => data.retryFailedMails.count);
    expect(counts.reduce((sum, count) => sum + count)).toBe(people.length);
    expect(await failed()).toBe(0);
    for (const email of people) {
      await mailTo(email, 'تأكيد');
      expect(sink.accepted.filter(({ to }) => to?.[0]?.address === email)).toHaveLength(1);
    }
  });
});

describe('without a mail server', () => {
  it('registration works while the mail server is down', async () => {
    const app = await TestApp.start(`down-${__filename}`, { SMTP_URL: 'smtp://127.0.0.1:9' });
    const answer = await app.rest('POST', '/auth/register', { body: aRegistration() });
    expect(answer.status).toBe(201);
    await app.close();
  });

  it('/dev/mails lists the mails to an address, newest first', async () => {
    const app = await TestApp.start(`inbox-${__filename}`);
    const { email, token } = await aClient(app, { language: 'en' });
    await aClient(app);
    await app.rest('POST', '/service-requests', { token, body: aServiceRequest() });
    const { body } = await request(app.url)
      .get('/dev/mails')
      .query({ to: email.toUpperCase() })
      .expect(200)
      .expect('Content-Type', /json/)
      .expect('Cache-Control', 'no-store');
    expect(body).toEqual([
      {
        to: email,
        subject: expect.stringContaining('We have received your request SR-') as string,
        text: expect.stringContaining('http://mizan.test/en/account/requests/') as string,
        html: expect.stringContaining('<html lang="en" dir="ltr">') as string,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      },
      expect.objectContaining({ subject: 'Confirm your e‑mail address with Mizan' }),
    ]);
    await app.close();
  });

  it('/dev/mails shows browsers a page whose frame runs no scripts', async () => {
    const app = await TestApp.start(`page-${__filename}`);
    await aClient(app, { fullName: '"><script>alert(1)</script>' });
    const { text } = await request(app.url).get('/dev/mails').set('Accept', BROWSER).expect(200);
    expect(text).toContain('<iframe');
    expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(text).not.toContain('<script');
    await app.close();
  });

  it('/dev/mails does not exist in production', async () => {
    const app = await TestApp.start(`production-${__filename}`, {
      NODE_ENV: 'production',
      JWT_SECRET: 'a-secret-for-tests-of-the-product-and-only-them',
      RATE_LIMIT_FACTOR: '',
    });
    for (const path of ['/dev/mails', '/dev/mails?to=a@example.dz', '/dev/mails/', '/DEV/mails']) {
      await request(app.url).get(path).expect(404);
      await request(app.url).get(path).set('Accept', BROWSER).expect(404);
    }
    await app.close();
  });
});
