import { setTimeout } from 'node:timers/promises';
import { FaultyProduct } from '../support/faulty-product.js';
import { RealPostgres } from '../support/real-postgres.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { NOTHING_LOST } from '../support/load-account.js';

const SECONDS = 5;
const DISCONNECT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

interface Outage {
  title: string;
  begin: (product: FaultyProduct) => unknown;
  end: (product: FaultyProduct) => unknown;
}

const postgres = RealPostgres.found();

const limitConnections = async ({ database, direct }: FaultyProduct, limit: number) => {
  const name = new URL(database.url).pathname.slice(1);
  await direct.query(`ALTER DATABASE "${name}" CONNECTION LIMIT ${limit}`);
};

/** Another mail server in the place of the one that was; what was accepted counts on. */
async function replaceSink(product: FaultyProduct, rules: Parameters<typeof SmtpSink.start>[0]) {
  const { port, accepted } = product.sink;
  await product.sink.close();
  product.sink = await SmtpSink.start({ ...rules, port });
  product.sink.accepted.push(...accepted);
}

let dropping: NodeJS.Timeout;

const OUTAGES: Outage[] = [
  {
    title: 'PostgreSQL has no connection left',
    begin: async (product) => {
      await limitConnections(product, 1);
      await product.direct.query(DISCONNECT);
    },
    end: (product) => limitConnections(product, -1),
  },
  {
    title: 'PostgreSQL is 50 ms away',
    begin: ({ line }) => line.delay(50),
    end: ({ line }) => line.delay(0),
  },
  {
    title: 'PostgreSQL is cut off',
    begin: ({ line }) => line.refuse(),
    end: ({ line }) => line.restore(),
  },
  {
    title: 'PostgreSQL is silent',
    begin: ({ line }) => line.silence(),
    end: ({ line }) => line.restore(),
  },
  {
    title: 'the mail server is down',
    begin: ({ sink }) => sink.close(),
    end: (product) => replaceSink(product, {}),
  },
  {
    title: 'the mail server takes 3 s for each mail',
    begin: (product) => replaceSink(product, { hold: () => setTimeout(3000) }),
    end: (product) => replaceSink(product, {}),
  },
  {
    title: 'the mail server refuses every other mail for the moment',
    begin: (product) =>
      replaceSink(product, {
        onMessage: (attempt) =>
          attempt % 2 === 0 ? { code: 451, message: '4.3.0 Try again later' } : undefined,
      }),
    end: (product) => replaceSink(product, {}),
  },
  {
    title: 'the mail server drops its connections all the time',
    begin: (product) => {
      dropping = setInterval(() => product.sink.breakConnections(), 50);
    },
    end: () => clearInterval(dropping),
  },
];

const REAL_OUTAGES: Outage[] = [
  {
    title: 'PostgreSQL is frozen (SIGSTOP)',
    begin: () => postgres?.freeze(),
    end: () => postgres?.thaw(),
  },
];

describe('outages while people send requests, files and messages', () => {
  jest.setTimeout(180_000);

  let product: FaultyProduct;

  beforeAll(async () => {
    product = await FaultyProduct.start(__filename);
  });
  afterAll(() => product.dispose());

  it.each([...OUTAGES, ...(postgres ? REAL_OUTAGES : [])])(
    'nothing is lost or doubled when $title',
    async ({ title, begin, end }) => {
      await product.load.begin();
      await setTimeout(1000);
      await begin(product);
      await setTimeout(SECONDS * 1000);
      await end(product);
      await setTimeout(1000);
      expect((await product.endLoad(title)).faults).toEqual(NOTHING_LOST);
    },
  );

  (postgres ? it : it.skip)('nothing is lost or doubled when PostgreSQL is restarted', async () => {
    await product.load.begin();
    await setTimeout(1000);
    // the connection of the test itself ends with it
    await product.reconnect(async () => {
      await postgres?.stop();
      await setTimeout(SECONDS * 1000);
      postgres?.start();
    });
    await setTimeout(1000);
    expect((await product.endLoad('PostgreSQL is stopped and started')).faults).toEqual(
      NOTHING_LOST,
    );
  });
});
