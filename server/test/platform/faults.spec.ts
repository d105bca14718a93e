import { v4 as uuidv4 } from 'uuid';
import { ERRORS } from '../../src/contract/errors.js';
import { type Locale, LOCALES } from '../../src/contract/locales.js';
import { aClient, aRegistration, aServiceRequest, type Person } from '../support/builders.js';
import { ConnectedClients } from '../support/connected-clients.js';
import { ProxiedDatabase } from '../support/proxied-database.js';
import { expectDone } from '../support/refusals.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const { SERVICE_UNAVAILABLE } = ERRORS;
const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

const STORED = 'SELECT id FROM service_requests WHERE reference = ANY($1)';
const TRIED = `SELECT id FROM mails WHERE variables::text LIKE $1 AND last_error IS NOT NULL AND claimed_at IS NULL`;
const RESET = 'mutation ($email: EmailAddress!) { sendPasswordReset(email: $email) { success } }';

interface Call {
  title: string;
  call: () => Promise<Answer<unknown>>;
  language?: Locale;
}

async function within<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const result = await work();
  expect(Date.now() - started).toBeLessThan(seconds * 1000);
  return result;
}

describe('faults of the database', () => {
  let database: ProxiedDatabase;
  let direct: ProxiedDatabase['direct'];
  let line: ProxiedDatabase['line'];
  let sink: SmtpSink;
  let app: TestApp;
  let client: Person;

  beforeAll(async () => {
    database = await ProxiedDatabase.start(__filename);
    ({ direct, line } = database);
    sink = await SmtpSink.start();
    app = await TestApp.startOn(line.url, {
      SMTP_URL: sink.url,
      MAIL_RETRY_SECONDS: '1',
      LOG_LEVEL: 'error',
    });
    client = await aClient(app);
  });
  afterAll(async () => {
    await app.close();
    await sink.close();
    await database.close();
  });

  const submit = (headers: Record<string, string> = {}) =>
    app.rest<{ id: string; reference: string }>('POST', '/service-requests', {
      token: client.token,
      body: aServiceRequest(),
      headers,
    });
  const profile = (language: Locale = 'ar') =>
    app.rest('GET', '/auth/profile', {
      token: client.token,
      headers: { 'Accept-Language': language },
    });
  const me = (language: Locale = 'ar') =>
    app.gql(
      '{ me { email } }',
      {},
      {
        token: client.token,
        headers: { 'Accept-Language': language },
      },
    );
  const credentials = () => ({ email: client.email, password: client.password });
  const health = async (kind: 'live' | 'ready') => {
    const { status, headers } = await app.rest('GET', `//health/${kind}`);
    return { status, retryAfter: headers['retry-after'] };
  };

  const expectBack = () =>
    waitUntil('the service to be back', async () => {
      const answers = [await health('ready'), await profile(), await me()];
      return answers.every(({ status }) => status === 200);
    });

  const AWAY = [
    { title: 'is stopped', stop: () => line.refuse() },
    { title: 'goes silent', stop: async () => line.silence() },
  ];

  describe.each(AWAY)('while the database $title', ({ stop }) => {
    const key = { 'Idempotency-Key': uuidv4() };
    const calls: Call[] = [
      ...LOCALES.flatMap((language): Call[] => [
        { title: `REST in ${language}`, language, call: () => profile(language) },
        { title: `GraphQL in ${language}`, language, call: () => me(language) },
      ]),
      { title: 'submitting a request', call: () => submit(key) },
      {
        title: 'a sign-in',
        call: () => app.rest('POST', '/auth/login', { body: credentials() }),
      },
      {
        title: 'a registration',
        call: () => app.rest('POST', '/auth/register', { body: aRegistration() }),
      },
      { title: 'a public read', call: () => app.rest('GET', '/public/services?search=x&limit=3') },
      { title: 'asking for a reset link', call: () => app.gql(RESET, { email: client.email }) },
    ];
    const seen = { answers: [] as Answer<unknown>[], seconds: 0, live: {}, ready: {} };

    beforeAll(async () => {
      await expectBack();
      await stop();
      const started = Date.now();
      const [live, ready, ...answers] = await Promise.all([
        health('live'),
        health('ready'),
        ...calls.map(({ call }) => call()),
      ]);
      Object.assign(seen, { live, ready, answers, seconds: (Date.now() - started) / 1000 });
      await line.restore();
    });

    it.each(calls)(
      'without a database, $title answers 503 with a readable message',
      ({ title, language = 'ar' }) => {
        const { status, code, message, data } = seen.answers[
          calls.findIndex((call) => call.title === title)
        ] as Answer<unknown>;
        expect({ status, code, message, data: data ?? null }).toEqual({
          status: 503,
          code: 'SERVICE_UNAVAILABLE',
          message: SERVICE_UNAVAILABLE.message[language],
          data: null,
        });
      },
    );

    it('without a database, every answer comes within six seconds', () => {
      expect(seen.seconds).toBeLessThan(6);
    });

    it('without a database, the product is alive but not ready, and says when to ask again', () => {
      expect([seen.live, seen.ready]).toEqual([{ status: 200 }, { status: 503, retryAfter: '2' }]);
    });

    it('when the database is back, the product works again and stores a repeated request once', async () => {
      await within(10, expectBack);
      const first = expectDone(await submit(key));
      expect(expectDone(await submit(key)).id).toBe(first.id);
    });
  });

  it('requests are answered within five seconds of the database breaking its connections', async () => {
    await expectBack();
    await direct.query(CUT);
    const answers = await within(5, () =>
      Promise.all(Array.from({ length: 20 }, () => (Math.random() < 0.5 ? profile() : submit()))),
    );
    for (const { status } of answers) expect([200, 201, 503]).toContain(status);
    await within(5, expectBack);
  });

  describe('a process that does not receive the changes of others', () => {
    let other: TestApp;
    let token: string;
    let numbers = 10;

    beforeAll(async () => {
      await expectBack();
      other = await TestApp.startOn(database.url, {
        SMTP_URL: sink.url,
        // the queue's rules are those of the process that started last
        MAIL_RETRY_SECONDS: '1',
        SEED: 'all',
      });
      token = await other.adminToken();
      expect(await readPhone()).toBeDefined();
    });
    afterAll(() => other.close());

    const readPhone = async () => {
      const { data } = await app.rest<{ phones: { key: string; value: string }[] }>(
        'GET',
        '/public/contact-info',
      );
      return data?.phones.find(({ key }) => key === 'main_phone')?.value;
    };
    /** Another process changes what this one keeps; answers the new value. */
    const change = async () => {
      const value = `+213 21 63 00 ${(numbers += 1)}`;
      const path = '/contact-info/admin/type/phone/key/main_phone';
      expectDone(await other.rest('PUT', path, { token, body: { value } }));
      return value;
    };
    const expectAnswered = (value: string) =>
      waitUntil('the new number', async () => (await readPhone()) === value);

    it('a process notices a silent connection, and soon answers what others wrote', async () => {
      line.silenceOpenConnections();
      await expectAnswered(await change());
      await expectBack();
    });

    it('a process that receives no changes caches answers for some seconds only', async () => {
      line.silenceProgram('mizan-changes:');
      await expectAnswered(await change());
      await expectAnswered(await change());
      expect(await health('ready')).toEqual({ status: 200 });
      line.silenceProgram();
      await expectBack();
    });

    it('a process is not ready while its answers may be old', async () => {
      await readPhone();
      await line.refuse();
      const value = await change();
      // as if that had taken longer than anything old may be answered
      const now = performance.now.bind(performance);
      const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + 11_000);
      await line.restore();
      await waitUntil('the product to be ready', async () => {
        const { status } = await health('ready');
        const answered = await readPhone();
        if (status === 200) expect(answered).toBe(value);
        return status === 200;
      });
      clock.mockRestore();
    });
  });

  it('requests are stored once each while every answer of the database takes 50 ms', async () => {
    await expectBack();
    line.delay(50);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit()));
    line.delay(0);
    const references = answers.map((answer) => expectDone(answer).reference);
    const { rows } = await direct.query(STORED, [references]);
    expect([new Set(references).size, rows.length]).toEqual([20, 20]);
  });

  it('300 connections over which nothing is sent hold nobody up', async () => {
    await expectBack();
    const connected = new ConnectedClients(app, direct);
    await connected.openIdle(300);
    const answers = await Promise.all([submit(), profile(), me(), health('ready')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200]);
    expect(connected.connections.filter(({ readyState }) => readyState !== 'open')).toEqual([]);
    await connected.disconnect();
  });

  it('mails that waited while the database was away are sent once', async () => {
    await expectBack();
    const { port } = sink;
    await sink.close();
    const { reference } = expectDone(await submit());
    await waitUntil('a try that failed', async () => {
      const { rows } = await direct.query(TRIED, [`%${reference}%`]);
      return rows.length > 0;
    });
    await line.refuse();
    sink = await SmtpSink.start({ port });
    await line.restore();
    const about = () => sink.accepted.filter(({ subject }) => subject?.includes(reference));
    await waitUntil('the mail', () => about().length > 0);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(about()).toHaveLength(1);
  });
});
